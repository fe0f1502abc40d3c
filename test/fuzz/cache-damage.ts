import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Chance } from "./chance.js";

export const cacheOf = (root: string): string => join(root, "node_modules/.cache/handbill");

/** Copies the data that the site's code has loaded. */
export function copyLoaded(from: string, to: string): void {
  const loaded = (root: string) => join(cacheOf(root), "data");
  if (existsSync(loaded(from))) cpSync(loaded(from), loaded(to), { recursive: true });
}

/** The files of a site's cache, in order. */
function listCached(root: string): string[] {
  if (!existsSync(cacheOf(root))) return [];
  const entries = readdirSync(cacheOf(root), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const damages: Readonly<Record<string, (file: string, root: string, chance: Chance) => void>> = {
  "a bit": (file, _, { below }) => {
    const bytes = readFileSync(file);
    const at = below(bytes.length + 1);
    if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
    writeFileSync(file, bytes);
  },
  "the end": (file, _, { below }) => truncateSync(file, below(readFileSync(file).length + 1)),
  "more than there was": (file) => writeFileSync(file, "more", { flag: "a" }),
  "a lost file": (file) => rmSync(file),
  "a folder in a file's place": (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  "another time": (file) => utimesSync(file, new Date("2001-01-01"), new Date("2001-01-01")),
  "two files swapped": (file, root, { oneOf }) => {
    const other = oneOf(listCached(root));
    if (other === file) return;
    renameSync(file, `${file}.aside`);
    renameSync(other, file);
    renameSync(`${file}.aside`, other);
  },
  "one file in another's place": (file, root, { oneOf }) => {
    const other = oneOf(listCached(root));
    if (other !== file) cpSync(file, other);
  },
};

export function damageCache(root: string, chance: Chance): string | undefined {
  const files = listCached(root);
  if (files.length === 0) return undefined;
  // Some kinds have many files.
  const kinds = [...new Set(files.map((file) => dirname(file)))];
  const kind = chance.oneOf(kinds);
  const file = chance.oneOf(files.filter((one) => dirname(one) === kind));
  const name = chance.oneOf(Object.keys(damages));
  damages[name]?.(file, root, chance);
  return `${name} of ${basename(kind)}`;
}
