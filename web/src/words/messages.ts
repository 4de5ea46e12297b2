// The catalogues as the build compiled them: a family is what is fetched together.

/** Fills `{name}` of a message from an object that answers to any name. */
export type Message = (values: Record<string, string | number>) => string;
export type Messages = Record<string, Message>;
export type Family = "page" | "chess" | "xiangqi" | "pawns" | "explain" | "law" | "arbiter" | "desk" | "review" | "engines" | "records" | "setup" | "school";
export type Language = "vi" | "en";
