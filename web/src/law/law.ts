// What a script adds to the pages of the law: search, the theme one has chosen, and boards one can move on.
import { early } from "../page/settings.ts";

const { theme } = early();
if (theme) document.documentElement.dataset["theme"] = theme;

/** Without case and without signs: "hoà" is found by "hoa". */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/đ/g, "d");

function search(): void {
  const line = document.querySelector<HTMLElement>(".search");
  const input = line?.querySelector("input");
  const status = line?.querySelector<HTMLElement>("[role=status]");
  const all = [...document.querySelectorAll<HTMLElement>("[data-find]")];
  if (!line || !input || !status || all.length === 0) return;
  // Contents name what is found behind them, too.
  const texts = all.map((each) => plain(`${each.textContent ?? ""} ${each.dataset["find"] ?? ""}`));
  const contents = document.querySelector<HTMLElement>("main > nav");
  line.hidden = false;
  input.addEventListener("input", () => {
    const wanted = plain(input.value.trim()).split(/\s+/);
    let found = 0;
    if (contents) contents.hidden = input.value.trim() !== "";
    all.forEach((each, i) => {
      each.hidden = !wanted.every((word) => texts[i]!.includes(word));
      if (!each.hidden) ++found;
    });
    for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
      const inside = [...part.querySelectorAll<HTMLElement>("[data-find]")];
      part.hidden = input.value.trim() !== "" && inside.every((each) => each.hidden);
    }
    status.textContent = input.value.trim() === "" ? "" : found > 0 ? (document.body.dataset["found"] ?? "").replace("#", String(found)) : (document.body.dataset["none"] ?? "");
  });
}

/** Each board gets a button; the core and the element come with the first press. */
function enliven(): void {
  for (const figure of document.querySelectorAll<HTMLElement>("figure.board")) {
    const button = document.createElement("button");
    button.textContent = document.body.dataset["try"] ?? "";
    button.addEventListener("click", async () => {
      button.disabled = true;
      const { live } = await import("./live_board.ts");
      await live(figure);
    });
    figure.append(button);
  }
}

search();
enliven();
