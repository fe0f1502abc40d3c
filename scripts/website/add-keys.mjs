// Writes keys of the config into a config, where someone who follows the documentation would.
import { parseModule, splitImports } from "./blocks.mjs";

/** Replaces the values of keys that the config has, adds entries to its lists, and adds the other keys at the end. */
export function addKeys(config, code) {
  const target = objectIn(parseModule(config).program);
  const given = keysIn(code);
  const edits = editsOf(target, given.object, given.text).sort((a, b) => b.start - a.start);
  const object = edits.reduce(
    (text, { start, end, by }) => text.slice(0, start - target.start) + by + text.slice(end - target.start),
    config.slice(target.start, target.end),
  );
  const [imports, rest] = splitImports(config);
  if (!given.isWhole)
    return imports + given.before + rest.replace(config.slice(target.start, target.end), () => object);
  return (
    imports.replace(/^import .* from "handbill";\n/gm, "") +
    code.slice(0, given.object.start) +
    object +
    code.slice(given.object.end)
  );
}

/** The keys of a block, which is a list of keys or a config that leaves out the others, with the code before them. */
function keysIn(code) {
  const [imports, rest] = splitImports(code);
  if (/\bdefineConfig\(/.test(rest)) {
    const { program } = parseModule(code);
    const object = objectIn(program);
    const { start } = program.body.find((one) => one.start <= object.start && object.end <= one.end);
    return { isWhole: code.includes("declare module"), before: code.slice(0, start), object, text: code };
  }
  const text = `({${rest}\n})`;
  return { isWhole: false, before: imports, object: parseModule(text).program.body[0].expression, text };
}

/** The object that is the argument of `defineConfig`. */
function objectIn(program) {
  for (const { type, declaration, declarations } of program.body) {
    const call = type === "VariableDeclaration" ? declarations[0].init : declaration;
    if (call?.callee?.name === "defineConfig") return call.arguments[0];
  }
  throw new Error("no defineConfig");
}

const nameOf = ({ key }) => key?.name ?? key?.value;

function editsOf(target, given, text) {
  return given.properties.flatMap((property) => {
    const own = text.slice(property.start, property.end);
    const replaces = ({ properties }, name) => properties.find((one) => nameOf(one) === name);
    const language = nameOf(property) === "languages" && replaces(target, "language");
    if (language) return { start: language.start, end: language.end, by: own };
    const there = replaces(target, nameOf(property));
    if (!there) return insert(target, target.properties, own);
    const [old, value] = [there.value, property.value];
    if (old.type === "ObjectExpression" && value.type === old.type) return editsOf(old, value, text);
    if (old.type === "ArrayExpression" && value.type === old.type) {
      const has = (one) =>
        old.elements.some((other) => other.value !== undefined && other.value === one.value);
      const others = value.elements.filter((one) => !has(one));
      return others.map((one) => insert(old, old.elements, text.slice(one.start, one.end)));
    }
    return { start: old.start, end: old.end, by: text.slice(value.start, value.end) };
  });
}

function insert(target, members, by) {
  const last = members.at(-1);
  const at = last?.end ?? target.start + 1;
  return { start: at, end: at, by: last ? `, ${by}` : by };
}
