// Two browsers besides Chromium, by what each of them understands: Firefox by Marionette, WebKitGTK by WebDriver.
// A driver has open(url), run(script) -> value, tap(x, y) and close(). Everything stays on this machine.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function until(what, act, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; ; await pause(200)) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what}: ${error}`);
    }
  }
}

/// A finger, as WebDriver has it.
const finger = (x, y) => ({
  actions: [{
    type: "pointer", id: "finger", parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  }],
});

/// Marionette: "LENGTH:[0, id, command, parameters]" there, "LENGTH:[1, id, error, value]" back.
async function marionette(port) {
  const socket = await until("Firefox", () => new Promise((resolve, reject) => {
    const tried = connect(port, "127.0.0.1", () => resolve(tried)).on("error", reject);
  }));
  let heard = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map();
  socket.on("data", (bytes) => {
    heard = Buffer.concat([heard, bytes]);
    for (let colon; (colon = heard.indexOf(58)) > 0; ) {
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < end) return;
      const message = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      if (!Array.isArray(message)) continue; // its greeting
      const [, number, error, value] = message;
      const { resolve, reject } = waiting.get(number);
      error ? reject(new Error(error.message)) : resolve(value);
    }
  });
  return {
    ask: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(++id, { resolve, reject });
        const text = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    end: () => socket.destroy(),
  };
}

export async function firefox() {
  const [port, profile] = [await freePort(), await mkdtemp(join(tmpdir(), "luatco-firefox-"))];
  await writeFile(join(profile, "user.js"), `user_pref("marionette.port", ${port});\nuser_pref("intl.accept_languages", "vi");\n`);
  const program = spawn("firefox-esr", ["--headless", "--no-remote", "--marionette", "--profile", profile], { stdio: "ignore" });
  const { ask, end } = await marionette(port);
  await ask("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  return {
    name: "Firefox",
    open: (url) => ask("WebDriver:Navigate", { url }),
    run: async (script) => (await ask("WebDriver:ExecuteScript", { script, args: [] })).value,
    tap: (x, y) => ask("WebDriver:PerformActions", finger(x, y)),
    close: async () => {
      await ask("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => undefined);
      end();
      program.kill();
      await pause(500);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const kMiniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/// Needs a display: run under xvfb-run where there is none.
export async function webkit() {
  const port = await freePort();
  const program = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } });
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value?.message ?? response.status);
    return value;
  };
  await until("WebKitWebDriver", () => ask("GET", "/status"));
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: kMiniBrowser, args: ["--automation"] } } },
  });
  const of = (path) => `/session/${sessionId}/${path}`;
  return {
    name: "WebKitGTK",
    open: (url) => ask("POST", of("url"), { url }),
    run: (script) => ask("POST", of("execute/sync"), { script, args: [] }),
    tap: (x, y) => ask("POST", of("actions"), finger(x, y)),
    close: async () => {
      await ask("DELETE", `/session/${sessionId}`).catch(() => undefined);
      program.kill();
    },
  };
}
