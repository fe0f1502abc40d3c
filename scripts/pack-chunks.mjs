/** Chunks up to this size, in bytes, go into one file. */
const mostBytes = 3000;

/** The name of that file. */
const packName = "small-chunks.cjs";

/**
 * Puts the small chunks into one file, since a file costs more to find and read than what is in it: of 170 chunks most have
 * a kilobyte or two. Each still runs when it is first required, and once.
 * @param chunks The CommonJS code of each chunk by its file name.
 * @param entries The file names of those that are not loaded by other chunks only.
 */
export function packChunks(chunks, entries) {
  const small = new Set(
    [...chunks]
      .filter(([name, code]) => !entries.has(name) && code.length <= mostBytes)
      .map(([name]) => name),
  );
  const ask = (code, pack) =>
    code.replace(/\brequire\("\.\/([\w-]+\.cjs)"\)/g, (whole, name) =>
      small.has(name) ? `${pack}("${name.replace(".cjs", "")}")` : whole,
    );
  const rest = [...chunks].filter(([name]) => !small.has(name));
  const functions = [...chunks]
    .filter(([name]) => small.has(name))
    .map(
      ([name, code]) =>
        `${JSON.stringify(name.replace(".cjs", ""))}:function(exports,module){${ask(code, "__chunk")}\n}`,
    );
  const pack = `const __made={},__make={${functions.join(",\n")}};
function __chunk(name){let module=__made[name];if(!module)__make[name]((module=__made[name]={exports:{}}).exports,module);return module.exports}
module.exports=__chunk;`;
  return new Map([
    ...rest.map(([name, code]) => [name, ask(code, `require("./${packName}")`)]),
    [packName, pack],
  ]);
}
