// What build.mjs writes into the code.

/** Address of the core's WebAssembly, relative to the page. */
declare const LUATCO_WASM: string;
/** Address of the core's worker script, relative to the page. */
declare const LUATCO_WORKER: string;
