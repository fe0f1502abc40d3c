import { parse } from "@babel/parser";

/**
 * Converts the exports of a chunk, an ES module, to plain properties of `module.exports`. esbuild makes each a getter around a function,
 * because exports may change, and because modules in a cycle may use each other before they have run. Here no chunk is used before it has
 * run, since a chunk only imports chunks that more entries reach. Exports that change later stay getters.
 * @param code As esbuild writes it: all exports are in statements `export{a as b}`.
 */
export function plainExports(code) {
  const { body } = parse(code, { sourceType: "module" }).program;
  const settled = listSettled(body);
  const exporting = body.filter(({ type }) => /^Export/.test(type));
  const exports = exporting.flatMap(({ specifiers, source, declaration, start, end }) => {
    if (!specifiers || source || declaration)
      throw new Error(
        `a chunk has an export of another form: ${code.slice(start, Math.min(end, start + 80))}`,
      );
    return specifiers.map(({ local, exported }) => {
      const key = JSON.stringify(exported.name ?? exported.value);
      return settled.has(local.name) ? `${key}:${local.name}` : `get ${key}(){return ${local.name}}`;
    });
  });
  const rest = replaceNodes(code, exporting, () => "");
  return exports.length === 0 ? rest : `${rest}\nmodule.exports={${exports.join()}};`;
}

/** The exports of a chunk that change later, as `plainExports` decides it. */
export function liveExports(code) {
  const { body } = parse(code, { sourceType: "module" }).program;
  const settled = listSettled(body);
  const specifiers = body.flatMap((node) => (node.type === "ExportNamedDeclaration" ? node.specifiers : []));
  return new Set(
    specifiers.flatMap(({ local, exported }) => (settled.has(local.name) ? [] : [exported.name])),
  );
}

/**
 * Makes a chunk `require` other chunks, and Node's own modules. esbuild creates an object of getters for each of Node's, a hundred for
 * `node:fs`, and writes `(0,chunk.name)()` for each use of another chunk's export: here it is a variable, unless it changes later. Chunks
 * that are imported without a use are dropped: esbuild keeps them for the order of side effects, which no module of `src/` needs.
 * @param liveOf The exports of a chunk that change later, by its file name.
 */
export function plainImports(code, liveOf = () => new Set()) {
  const { body } = parse(code, { sourceType: "module" }).program;
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  const asked = replaceNodes(code, imports, (node) => {
    const { source, specifiers, start, end } = node;
    const from = JSON.stringify(source.value);
    const isChunk = source.value.startsWith("./") && specifiers.every(({ imported }) => imported);
    if (isChunk) return requireChunk(from, specifiers, liveOf(source.value.slice(2)));
    const [whole, ...others] = specifiers;
    if (!source.value.startsWith("node:") || whole?.type !== "ImportDefaultSpecifier")
      return code.slice(start, end);
    return `const ${whole.local.name}=require(${from});${importNames(others, from)}`;
  });
  return asked.replace(/\bimport\((["']\.\/[\w-]+\.cjs["'])\)/g, "Promise.resolve().then(()=>require($1))");
}

function requireChunk(from, specifiers, live) {
  const [changing, settled] = [true, false].map((is) =>
    specifiers.filter(({ imported }) => live.has(imported.name) === is),
  );
  const names = settled.map(({ imported, local }) => `${imported.name}:${local.name}`);
  return (names.length > 0 ? `const{${names}}=require(${from});` : "") + importNames(changing, from);
}

function importNames(specifiers, from) {
  const names = specifiers.map(({ imported, local }) => `${imported.name} as ${local.name}`);
  return names.length > 0 ? `import{${names}}from${from};` : "";
}

function replaceNodes(code, nodes, textOf) {
  let rest = code;
  for (const node of [...nodes].reverse())
    rest = rest.slice(0, node.start) + textOf(node) + rest.slice(node.end);
  return rest;
}

/** Top-level names that get their value at their declaration and never change: checked by name, so some may be missed. */
function listSettled(body) {
  const settled = new Set();
  for (const { type, id, declarations = [], specifiers = [] } of body) {
    if (type === "FunctionDeclaration" || type === "ClassDeclaration") settled.add(id.name);
    if (type === "ImportDeclaration") for (const { local } of specifiers) settled.add(local.name);
    for (const { id, init } of declarations) if (init) for (const name of namesIn(id)) settled.add(name);
  }
  for (const name of listAssigned(body)) settled.delete(name);
  return settled;
}

/** Names with an assignment anywhere. */
function* listAssigned(node) {
  if (typeof node !== "object" || node === null) return;
  if (node.type === "AssignmentExpression") yield* namesIn(node.left);
  if (node.type === "UpdateExpression") yield* namesIn(node.argument);
  if (/^For(In|Of)Statement$/.test(node.type)) yield* namesIn(node.left);
  for (const [key, value] of Object.entries(node)) if (key !== "loc") yield* listAssigned(value);
}

/** The names of a pattern such as `{ a: b, ...c }`. */
function* namesIn(pattern) {
  if (!pattern || pattern.type === "MemberExpression") return;
  if (pattern.type === "Identifier") yield pattern.name;
  const { properties = [], elements = [], left, argument } = pattern;
  const inner = properties.map((property) => property.value ?? property.argument);
  for (const one of [...inner, ...elements, left, argument]) yield* namesIn(one);
}

/**
 * Throws if chunks import each other in a cycle: one would be read before it has run.
 *
 * @param outputs The chunks in esbuild's metafile, by path.
 */
export function refuseRings(outputs) {
  const done = new Set();
  const visit = (path, from) => {
    if (from.includes(path)) throw new Error(`chunks import each other: ${[...from, path].join(" ")}`);
    if (done.has(path)) return;
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind !== "dynamic-import") visit(next, [...from, path]);
    done.add(path);
  };
  for (const path of Object.keys(outputs)) visit(path, []);
}
