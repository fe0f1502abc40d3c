import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Removes declarations that an entry does not reach: TypeScript writes one for every file it reads. */
export function pruneTypes(entry) {
  const kept = new Set();
  const visit = (file) => {
    if (kept.has(file) || !existsSync(file)) return;
    kept.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, imported, referred] of text.matchAll(
      /(?:from |import\()"(\.[^"]+)\.js"|<reference path="([^"]+)"/g,
    ))
      visit(join(dirname(file), referred ?? `${imported}.d.ts`));
  };
  visit(entry);
  const folder = dirname(entry);
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith(".d.ts") && !kept.has(join(folder, name))) rmSync(join(folder, name));
}
