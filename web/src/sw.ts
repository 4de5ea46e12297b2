// The page without a network. One version is one cache: it is filled whole before this worker is taken
// into service, and served whole until a page load finds no game running (see page/update.ts). A page
// and a core of different versions can therefore never meet.
const worker = self as unknown as ServiceWorkerGlobalScope;
const kCache = `luatco-${LUATCO_VERSION}`;
/** What was fetched when it was wanted, from one version to the next: a recording does not change its meaning, and the
 * folder of an engine has its version in its name. */
const kFetched = /^(voices|lessons|engines)\//;

/** What has its hash in its name is right wherever the browser has it from; all else has to be of this version. */
const wanted = (file: string): Request => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" });

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(LUATCO_FILES.map(wanted))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("luatco-") && name !== kCache) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

/** The page says that no game is running: the new version may come. */
worker.addEventListener("message", ({ data }) => {
  if (data === "take") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(worker.registration.scope).pathname.length);
  // What the server answers anew each time, and pages inside others, are none of ours.
  if (request.method !== "GET" || url.origin !== location.origin || /^(api|embed)(\/|$)/.test(path)) return;
  event.respondWith(kFetched.test(path) ? fetched(request, kFetched.exec(path)![1]!) : isShared(request, path) ? intoPage(path) : answer(request, path));
});

const isShared = (request: Request, path: string): boolean => path.startsWith("g/") && request.mode === "navigate";

/** A shared link leads into the page, without a network, too. */
function intoPage(path: string): Response {
  return Response.redirect(`${worker.registration.scope}#/${path}`);
}

/** A file, or the list of them: the list anew where there is a network, as it was fetched last where there is none. */
async function fetched(request: Request, folder: string): Promise<Response> {
  const cache = await caches.open(folder);
  const isList = request.url.endsWith(".json");
  const kept = isList ? undefined : await cache.match(request.url);
  if (kept) return kept;
  try {
    const fresh = await fetch(request.url);
    if (fresh.ok && fresh.status === 200) await cache.put(request.url, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(request.url)) ?? Response.error();
  }
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(kCache);
  const kept = await cache.match(path === "" || path === "index.html" ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
