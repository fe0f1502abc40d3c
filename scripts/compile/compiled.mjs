// Whether lib/ is what compile.mjs would write now: `npm ci` compiles, so the `npm test` after it does not have to.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const record = join(root, "node_modules/.cache/handbill-compiled");

/** What lib/ is made of, with the sites whose texts and code it knows, and lib/ itself. */
const parts = [
  ...[
    "package.json",
    "package-lock.json",
    "node_modules/.package-lock.json",
    "tsconfig.json",
    "tsconfig.lib.json",
  ],
  ...["lib", "scripts", "src", "starter", "site.config.ts", "pages", "legal", "public", "test/sites/whole"],
];

function hashParts() {
  const hash = createHash("sha256").update(process.version);
  for (const part of parts.filter((one) => existsSync(join(root, one)))) hashPath(part, hash);
  return hash.digest("hex");
}

function hashPath(path, hash) {
  let names;
  try {
    names = readdirSync(join(root, path));
  } catch {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    return;
  }
  // What a build of the site leaves, and V8's code, which each run may add to.
  const isMade = (name) => ["node_modules", "dist"].includes(name) || name.endsWith(".code-cache");
  for (const name of names.sort().filter((name) => !isMade(name))) hashPath(`${path}/${name}`, hash);
}

export const isCompiled = () => existsSync(record) && readFileSync(record, "utf8") === hashParts();

export function recordCompiled() {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, hashParts());
}
