// The door to the core: one question, one answer, in order.
import { Core } from "../core/core.ts";

/** Asks the core; the answer has "ok" (docs/api.md). */
export type Ask = <T>(request: object) => Promise<T>;

export function openCore(): Ask {
  const core = new Core();
  return async <T>(request: object) => (await core.ask(request as never)) as T;
}
