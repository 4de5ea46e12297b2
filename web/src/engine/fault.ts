// What went wrong with an engine, as it is said to people.
import type { Sayable } from "../words/speaker.ts";

export class Fault extends Error {
  constructor(readonly said: Sayable) {
    super(said.id);
  }
}
