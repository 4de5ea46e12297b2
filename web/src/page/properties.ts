// Sets properties of an element, those that have changed only: what is said twice to the board is done
// twice, and a piece in hand would fall. (A plain .name=${} sets every object anew each time.)
import { Directive, directive, type ElementPart } from "lit/directive.js";

type Properties = Record<string, unknown>;

class SetProperties extends Directive {
  private last: Properties = {};

  override render(_properties: Properties): void {}

  override update({ element }: ElementPart, [properties]: [Properties]): void {
    const target = element as unknown as Properties;
    for (const [name, value] of Object.entries(properties)) {
      if (this.last[name] !== value) target[name] = value;
    }
    this.last = properties;
  }
}

export const properties = directive(SetProperties);
