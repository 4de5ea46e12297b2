// What build.mjs writes into the code.

/** Addresses of the core's WebAssembly, relative to the page: what a board needs, and the whole. */
declare const LUATCO_WASM: string;
declare const LUATCO_WASM_ALL: string;
/** Address of the core's worker script, relative to the page. */
declare const LUATCO_WORKER: string;
/** Address of the reader of archives, relative to the page. */
declare const LUATCO_ARCHIVE_WORKER: string;
/** The core's answers to {"op":"shape"}, by game. */
declare const LUATCO_SHAPES: Record<import("./table/answers").GameName, import("./board/types").Shape>;
/** Address of the style sheet of the pages beside the table. */
declare const LUATCO_BESIDE: string;
/** Every file of this version of the page, and a name for all of them together. */
declare const LUATCO_FILES: string[];
declare const LUATCO_VERSION: string;
/** Address of the school's style sheet, relative to the page. */
declare const LUATCO_SCHOOL_CSS: string;
