import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cutNodes, listNodes, parseModule } from "./lean-code.mjs";

/** Removes files and declarations that an entry does not reach: TypeScript writes all of every file that it reads. */
export function pruneTypes(entry) {
  const files = new Map();
  const open = (file) => {
    if (!files.has(file)) files.set(file, { code: readFileSync(file, "utf8"), kept: new Set() });
    const opened = files.get(file);
    opened.body ??= parseModule(opened.code, [["typescript", { dts: true }]]).body;
    return opened;
  };
  /** Keeps what a name of a file is, or all that the file exports. */
  const keep = (file, name) => {
    if (!existsSync(file)) return;
    const { body, kept } = open(file);
    for (const statement of body) {
      const from = statement.source && join(dirname(file), statement.source.value.replace(/\.js$/, ".d.ts"));
      if (statement.type === "ExportAllDeclaration") {
        kept.add(statement);
        keep(from, name);
      }
      for (const part of statement.specifiers ?? []) {
        const own = (part.exported ?? part.local).name;
        const isWanted = name === undefined ? part.exported : own === name;
        if (!isWanted || kept.has(part)) continue;
        kept.add(part).add(statement);
        if (from) keep(from, part.exported ? part.local.name : part.imported?.name);
      }
      const declaration = statement.declaration ?? statement;
      const declared = (declaration.declarations ?? [declaration]).flatMap(({ id }) => id?.name ?? []);
      const isExported = declaration !== statement;
      if (kept.has(statement) || !(name === undefined ? isExported : declared.includes(name))) continue;
      kept.add(statement);
      for (const { type, name: used } of listNodes(declaration)) if (type === "Identifier") keep(file, used);
    }
  };
  keep(entry);
  const referred = [...files.get(entry).code.matchAll(/<reference path="([^"]+)"/g)];
  const whole = referred.map(([, path]) => join(dirname(entry), path));
  for (const [file, { code, body, kept }] of files) {
    const isEmpty = ({ type, specifiers, declaration }) =>
      type === "ExportNamedDeclaration" && !declaration && specifiers.length === 0;
    const unused = body.flatMap((statement, index) => {
      if (!kept.has(statement) && !isEmpty(statement))
        return { start: body[index - 1]?.end ?? 0, end: statement.end };
      return (statement.specifiers ?? []).filter((part) => !kept.has(part));
    });
    writeFileSync(file, cutNodes(code, unused));
  }
  for (const name of readdirSync(dirname(entry), { recursive: true })) {
    const file = join(dirname(entry), name);
    if (name.endsWith(".d.ts") && !files.has(file) && !whole.includes(file)) rmSync(file);
  }
}
