// Runs in a worker; its other end is client.js.
export {};
