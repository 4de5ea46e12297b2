// The core in a worker of the page.
import "../../../packages/luatco/worker.js";
