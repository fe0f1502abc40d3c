import { createHash } from "node:crypto";

/** Chunks up to this size, in bytes, go into the last pack, whoever asks for them. */
const mostBytes = 3000;

/** What that pack is called. */
const smallPack = "small-chunks";

/**
 * Puts chunks that are loaded together into one file, since a file costs more to find, read and check than most of what is in
 * one: a small build asks for 70 of 190. Each still runs when it is first required, and once.
 * @param chunks The CommonJS code of each chunk by its file name.
 * @param entries The file names of those that are not loaded by other chunks only: they stay files.
 * @param packs What a pack is called, with the chunks that go into it; one that is in several goes into the first. The names of
 * chunks tell what is in them, and the name of a pack's file tells which chunks those are.
 */
export function packChunks(chunks, entries, packs = new Map()) {
  const callOf = new Map();
  const small = [...chunks].filter(([, code]) => code.length <= mostBytes).map(([name]) => name);
  for (const [pack, names] of [...packs, [smallPack, small]]) {
    for (const name of names)
      if (chunks.has(name) && !entries.has(name) && !callOf.has(name)) callOf.set(name, pack);
  }
  const fileOf = new Map([...new Set(callOf.values())].map((pack) => [pack, nameFile(pack, callOf)]));
  const packOf = new Map([...callOf].map(([name, pack]) => [name, fileOf.get(pack)]));
  /** The code of a chunk, asking for the others where they are; `own` is the pack that it is in, if any. */
  const ask = (code, own) =>
    code.replace(/\brequire\("\.\/([\w-]+\.cjs)"\)/g, (whole, name) => {
      const pack = packOf.get(name);
      if (pack === undefined) return whole;
      const call = pack === own ? "__chunk" : `require("./${pack}")`;
      return `${call}("${stemOf(name)}")`;
    });
  const rest = [...chunks].filter(([name]) => !packOf.has(name));
  const files = new Map(rest.map(([name, code]) => [name, ask(code)]));
  for (const pack of fileOf.values()) {
    const functions = [...chunks]
      .filter(([name]) => packOf.get(name) === pack)
      .map(([name, code]) => `"${stemOf(name)}":function(exports,module){${ask(code, pack)}\n}`);
    files.set(pack, packOfFunctions(functions));
  }
  return files;
}

function nameFile(pack, callOf) {
  const names = [...callOf].flatMap(([name, own]) => (own === pack ? [name] : []));
  const digest = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 8).toUpperCase();
  return `${pack}-${digest}.cjs`;
}

const stemOf = (name) => name.replace(/\.cjs$/, "");

const packOfFunctions = (functions) => `const __made={},__make={${functions.join(",\n")}};
function __chunk(name){let module=__made[name];if(!module)__make[name]((module=__made[name]={exports:{}}).exports,module);return module.exports}
module.exports=__chunk;`;

/**
 * The file names of the chunks that are loaded with some source files: they themselves, and what they import but by `import()`.
 * @param outputs What esbuild's metafile tells of the chunks: by path, which may have another ending.
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
