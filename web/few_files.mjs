// What a page needs at once, in few files: esbuild makes a file of every set of modules that some pages share, and
// thirty small files are five round trips of a slow line where two are one.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { basename } from "node:path";

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);
const kNamed = /\b(import|export)\{([^}]*)\}from"\.\/([\w.-]+\.js)"/g;
const kAny = /(\bfrom|\bimport|\bimport\()"\.\/([\w.-]+\.js)"/g;

/// What a build says of its files, by their names.
function graph({ metafile }) {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const imports = (name, kinds) => outputs.get(name).imports.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => basename(path));
  return {
    part: (entry) => [...outputs].find(([, output]) => output.entryPoint === entry)[0],
    exports: (name) => outputs.get(name).exports,
    /// The files that `start` needs, in the order in which they run.
    needed(start, kinds = ["import-statement"]) {
      const found = new Set();
      const order = [];
      const visit = (name) => {
        if (found.has(name)) return;
        found.add(name);
        imports(name, kinds).forEach(visit);
        order.push(name);
      };
      start.forEach(visit);
      return order;
    },
  };
}

/// Makes one file of `group`; what others import of it gets a name that no other member has.
async function merge(group, texts, exports, exported, shared) {
  const members = new Set(group);
  const inside = {
    name: "inside",
    setup(build) {
      build.onResolve({ filter: /^\.\// }, ({ path }) =>
        members.has(basename(path)) ? { path: basename(path), namespace: "inside" } : { path, external: true });
      build.onLoad({ filter: /.*/, namespace: "inside" }, ({ path }) => ({ contents: texts.get(path), loader: "js" }));
    },
  };
  const contents = [
    ...group.map((name) => `import "./${name}";`),
    ...group.map((name) => `export { ${exports(name).map((word) => `${word} as ${exported(name, word)}`).join(", ")} } from "./${name}";`),
  ].join("\n");
  return (await build({ ...shared, stdin: { contents }, write: false, plugins: [inside] })).outputFiles[0].text;
}

/// The files of `result`, a build with `splitting`, `metafile`, `minify` and `write: false`. What `entry` needs before it runs becomes two files: its own, and one of
/// what the entry points `others` may ever need of that. Returns {files: new name -> text, named(entry point): its new name,
/// early(entry points): the new names of all they need beside `entry`}.
export async function fewFiles(result, entry, others, shared) {
  const { part, exports, needed } = graph(result);
  const texts = new Map(result.outputFiles.map(({ path, text }) => [basename(path), text]));
  const main = part(entry);
  const first = needed([main]);
  const everywhere = new Set(needed(others.map(part), ["import-statement", "dynamic-import"]));
  const groups = [first.filter((name) => everywhere.has(name)), first.filter((name) => !everywhere.has(name))];

  // A member of a group is found under the name of the group's last one: main is the last of all.
  const home = new Map(groups.flatMap((group) => group.map((name) => [name, group.at(-1)])));
  const exported = (name, word) => `${word}_${first.indexOf(name)}`;
  const merged = await Promise.all(groups.map(async (group) => [group.at(-1), await merge(group, texts, exports, exported, shared)]));
  const kept = new Map([...merged, ...[...texts].filter(([name]) => !home.has(name))]);

  // The files import each other by name, so that every name depends on all of them.
  const version = digest([...texts.keys()].sort().join());
  const renamed = (name) => name.replace(/-\w+\.js$/, `-${digest(version + name)}.js`);
  const words = (list, from) => list.replace(/([\w$]+)( as [\w$]+)?/g, (_, word, as) => exported(from, word) + (as ?? ` as ${word}`));
  const rewritten = (text) =>
    text
      .replace(kNamed, (whole, kind, list, from) => (home.has(from) ? `${kind}{${words(list, from)}}from"./${from}"` : whole))
      .replace(kAny, (_, how, name) => {
        const file = home.get(name) ?? name;
        if (!kept.has(file)) throw new Error(`${name} was not built`);
        return `${how}"./${renamed(file)}"`;
      });
  return {
    files: new Map([...kept].map(([name, text]) => [renamed(name), rewritten(text)])),
    named: (point) => renamed(part(point)),
    early(points) {
      const names = needed(points.map(part)).map((name) => home.get(name) ?? name);
      return [...new Set([...groups.map((group) => group.at(-1)), ...names])].filter((name) => name !== main).map(renamed);
    },
  };
}
