// "#/open"
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import { OpenPage } from "./open_page.ts";

export async function openFiles(): Promise<Page> {
  await dressed();
  return new OpenPage();
}
