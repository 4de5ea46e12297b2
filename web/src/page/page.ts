// A page of the page: what stands under the header.
import type { TemplateResult } from "lit/html.js";

export interface Page {
  /** For the header and the window. */
  title(): string;
  view(): TemplateResult;
  /** What stands in the middle of the header besides the title. */
  subtitle?(): TemplateResult | string;
  /** The first screen: no way back, for there is nothing before it. */
  readonly isHome?: boolean;
  /** Where the way back leads, and what it is called; the first screen where absent. */
  wayBack?(): { href: string; name: string } | undefined;
  /** Called when another page comes. */
  leave?(): void;
  /** The page is hidden, or shown again. */
  hidden?(): void;
}
