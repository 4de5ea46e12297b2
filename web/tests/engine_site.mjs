// The built page with a scripted engine beside it: a copy of its own, in which a test lists what it wants.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { page as built, root } from "./setting.mjs";
import { start } from "./site.mjs";

/// `site` still serves the page without engines; `stop()` ends it and deletes the copy in `folder`.
export async function startWithEngines() {
  const site = await start();
  const folder = await mkdtemp(join(tmpdir(), "luatco-engines-"));
  await cp(built, folder, { recursive: true });
  await cp(join(root, "web/tests/fixtures/fake_engine.js"), join(folder, "engines/fake_engine.js"));
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { site, folder, stop };
}
