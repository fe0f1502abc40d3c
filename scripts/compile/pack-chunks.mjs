import { createHash } from "node:crypto";

/** Chunks up to this size, in bytes, go into the last pack, independent of their importers. */
const mostBytes = 3000;

/** The name of that pack. */
const smallPack = "small-chunks";

/**
 * Packs chunks that are loaded together into one file, because finding, reading and checking a file costs more than its content: a small
 * build loads 70 of 190. Each chunk still runs once, when it is first required.
 * @param chunks The CommonJS code of each chunk by its file name.
 * @param entries The file names of chunks that are not only loaded by other chunks: they stay files.
 * @param packs The chunks of each pack, by the pack's name; a chunk in several packs goes into the first. The names of chunks contain a
 * hash of their content, and the name of a pack's file one of its chunks.
 */
export function packChunks(chunks, entries, packs = new Map()) {
  const callOf = new Map();
  const small = [...chunks].filter(([, code]) => code.length <= mostBytes).map(([name]) => name);
  for (const [pack, names] of [...packs, [smallPack, small]]) {
    for (const name of names)
      if (chunks.has(name) && !entries.has(name) && !callOf.has(name)) callOf.set(name, pack);
  }
  const fileOf = new Map([...new Set(callOf.values())].map((pack) => [pack, nameFile(pack, callOf)]));
  const membersOf = new Map([...fileOf.keys()].map((pack) => [pack, membersIn(pack, callOf)]));
  /** The name of the function that returns a chunk of a pack by index. Short: with 1,700 uses, full names take 100 kB. */
  const askerOf = (pack) => `__${[...fileOf.keys()].indexOf(pack)}`;
  /** Links the code of chunks to their own pack, if any, and to functions that require the other packs on first use. */
  const linked = (codes, own) => {
    const used = new Set();
    const linkedCodes = codes.map((code) =>
      code.replace(/\brequire\("\.\/([\w-]+\.cjs)"\)/g, (whole, name) => {
        const pack = callOf.get(name);
        if (pack === undefined) return whole;
        if (pack !== own) used.add(pack);
        return `${pack === own ? "__chunk" : askerOf(pack)}(${membersOf.get(pack).indexOf(name)})`;
      }),
    );
    const askers = [...used].map(
      (pack) => `\nfunction ${askerOf(pack)}(id){return require("./${fileOf.get(pack)}")(id)}`,
    );
    return { codes: linkedCodes, askers: askers.join("") };
  };
  const rest = [...chunks].filter(([name]) => !callOf.has(name));
  const files = new Map(
    rest.map(([name, code]) => {
      const { codes, askers } = linked([code]);
      return [name, codes[0] + askers];
    }),
  );
  for (const [pack, file] of fileOf) {
    const { codes, askers } = linked(
      membersOf.get(pack).map((name) => chunks.get(name)),
      pack,
    );
    files.set(file, packOfFunctions(codes.map((code) => `function(exports,module){${code}\n}`)) + askers);
  }
  return files;
}

const membersIn = (pack, callOf) => [...callOf].flatMap(([name, own]) => (own === pack ? [name] : [])).sort();

function nameFile(pack, callOf) {
  const names = membersIn(pack, callOf).join();
  const digest = createHash("sha256").update(names).digest("hex").slice(0, 8).toUpperCase();
  return `${pack}-${digest}.cjs`;
}

const packOfFunctions = (functions) => `const __made=[],__make=[${functions.join(",\n")}];
function __chunk(id){let module=__made[id];if(!module)__make[id]((module=__made[id]={exports:{}}).exports,module);return module.exports}
module.exports=__chunk;`;

/**
 * The file names of the chunks that some source files load: their own, and their imports except `import()`.
 *
 * @param outputs The chunks in esbuild's metafile, by path, which may have another extension.
 */
export function chunksOf(sources, outputs) {
  const nameOf = (path) => path.replace(/^.*\//, "").replace(/\.js$/, ".cjs");
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [nameOf(path), output]));
  const found = new Set();
  const take = (name) => {
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    for (const { path, kind } of byName.get(name).imports) if (kind !== "dynamic-import") take(nameOf(path));
  };
  for (const [name, { entryPoint }] of byName) if (sources.includes(entryPoint)) take(name);
  return [...found];
}
