import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { posixPath } from "../model/addresses/addresses.js";
import { historyIndexFile } from "../model/legal/legal-history.js";
import { configFile, sourceFolders } from "../model/project-files.js";
import { isDay } from "../text/is-day.js";
import { compareText } from "../util/compare.js";
import { orNothing } from "../util/or-nothing.js";
import { reasonOf } from "../util/system-error.js";
import { listBelow } from "./list-below.js";
import { notAFile, readPlainFile } from "./plain-file.js";
import { textOf } from "./read-text.js";

export interface FoundFiles {
  readonly pages: readonly string[];
  /** The file that draws the pages' cards, if it exists. */
  readonly card: string | undefined;
  /** The site's own page that links to all languages, if it exists. */
  readonly languagesPage: string | undefined;
  /** The texts of pages: `messages/<language>.ts` or `.json`. */
  readonly messages: readonly string[];
  readonly legal: readonly string[];
  /** Versions of documents, and their index. */
  readonly history: readonly string[];
  /** Documents of collections: `content/<collection>/*.md`, `content/<collection>/<language>/*.md`. */
  readonly content: readonly string[];
  /** The names of the folders under `content/`. */
  readonly collections: readonly string[];
  readonly public: readonly string[];
  /** Other files in `pages/`, `messages/`, `legal/` and `content/`, and pages in the folders of other frameworks. */
  readonly others: readonly string[];
}

/**
 * Finds the site's files, sorted, so that the disk's order does not matter. Reports unreadable folders, and files that would make the
 * bundler wait forever, because it reads these files itself.
 */
export function findFiles(root: string, log: Diagnostics): FoundFiles {
  const find = (folder: string) => listFolder(folder, root, log);
  const own = sourceFolders.filter((name) => name !== "public");
  const found = own.flatMap(find);
  const candidates = found.filter((file) => !file.endsWith("/"));
  const folders = found.filter((file) => file.endsWith("/")).map((file) => file.slice(0, -1));
  const pages = listPageFiles(candidates.filter((file) => file.startsWith("pages/")));
  const messages = candidates.filter(isMessages);
  const legal = candidates.filter(isLegal);
  const content = candidates.filter(isContent);
  const collections = folders.flatMap((folder) => /^content\/([^/_.][^/]*)$/.exec(folder)?.[1] ?? []);
  const card = candidates.find((file) => file === cardFile);
  const languagesPage = candidates.find((file) => file === languagesFile);
  for (const file of [...pages, ...messages, card ?? [], languagesPage ?? [], listSettings(root)].flat()) {
    const isReadable = checkReadable(file, root, log);
    // Code is checked when it is bundled.
    if (isReadable && file.endsWith(".json")) textOf(readPlainFile(join(root, file)), file, log);
  }
  for (const folder of listPageFiles(folders).concat(
    folders.filter((folder) => isLegal(folder) || isContent(folder)),
  )) {
    log.add("read/cannot-read", { reason: "it is a folder" }, { file: folder });
  }
  const history = candidates.filter(isOfHistory);
  const known = new Set([...pages, ...messages, ...legal, ...history, ...content]);
  const others = [...candidates.filter((file) => !known.has(file)), ...listMisplaced(root)];
  const ofPublic = find("public").filter((file) => !file.endsWith("/"));
  return {
    pages,
    card,
    languagesPage,
    messages,
    legal,
    history,
    content,
    collections,
    public: ofPublic,
    others,
  };
}

/** Finds pages in the folders of Next.js and Astro, and in a folder whose name is nearly right; and settings of other tools. */
function listMisplaced(root: string): string[] {
  const namesIn = (folder: string) =>
    (orNothing(() => readdirSync(join(root, folder))) ?? []).map((name) => posixPath(join(folder, name)));
  const others = ["page", "src/pages", "styles", "css", "."].flatMap(namesIn);
  // The folder may contain a whole app, with its packages.
  const inApp = ["app", "src/app"].flatMap(namesIn).flatMap((path) => [path, ...namesIn(path)]);
  return [...others, ...inApp].filter((file) =>
    /\/page\.[jt]sx$|^(?:src\/pages|page)\/.*\.[jt]sx$|^(?:styles|css)\/.*\.css$|^(?:tailwind|postcss)\.config\.\w+$/.test(
      file,
    ),
  );
}

const cardFile = "pages/_card.tsx";
/** A page unless the site has a landing page at the root. */
export const languagesFile = "pages/_languages.tsx";
/** Names that start with `_` or a dot are ignored. */
const isMessages = (file: string) => /^messages\/[^/_.][^/]*(?<!\.d)\.(?:ts|json)$/.test(file);
const isOfHistory = (file: string) => {
  const date = /^legal\/history\/(?:[^/]+\/){1,2}([^/]*)\.md$/.exec(file)?.[1];
  return file === historyIndexFile || (date !== undefined && isDay(date));
};
/** The config determines later which folders are languages of the site. Names that start with `_` or a dot are ignored. */
const isLegal = (file: string) =>
  /^legal\/(?:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\/)?[^/_.][^/]*\.md$/.test(file);
const isContent = (file: string) =>
  /^content\/(?!legal\/)[^/_.][^/]*\/(?:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\/)?[^/_.][^/]*\.md$/.test(file);

/** The existing files at the root that affect the site and how its code is read. */
function listSettings(root: string): string[] {
  const isThere = (file: string) => existsSync(join(root, file));
  return [
    ...[configFile, "package.json"].filter(isThere),
    ...withExtended("tsconfig.json", root).filter(isThere),
  ];
}

/** A tsconfig.json and those that it extends, which the bundler reads too; those in packages are left out. */
function withExtended(file: string, root: string, before: readonly string[] = []): string[] {
  const known = [...before, file];
  const text = orNothing(() => readPlainFile(join(root, file)).toString()) ?? "";
  // The file may contain comments, so it is not parsed as JSON.
  const [, value = ""] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text) ?? [];
  const named = [...value.matchAll(/"(\.[^"]*)"/g)].map(([, path = ""]) =>
    posixPath(join(dirname(file), path)),
  );
  const files = named.map((path) => (path.endsWith(".json") ? path : `${path}.json`));
  const extended = files.filter((path) => !known.includes(path));
  return [file, ...extended.flatMap((path) => withExtended(path, root, known))];
}

/** The content of a folder of the project, recursively; folders have a slash at their end. */
function listFolder(folder: string, root: string, log: Diagnostics): string[] {
  try {
    const stats = statSync(join(root, folder), { throwIfNoEntry: false });
    if (!stats) return [];
    if (!stats.isDirectory()) {
      log.add("read/cannot-read", { reason: "it is not a folder" }, { file: folder });
      return [];
    }
    return listBelow(join(root, folder))
      .map(({ path, entry }) => `${folder}/${path}${entry.isDirectory() ? "/" : ""}`)
      .sort(compareText);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const file = path === undefined ? folder : posixPath(path.slice(root.length + 1));
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file });
    return [];
  }
}

function checkReadable(file: string, root: string, log: Diagnostics): boolean {
  const path = join(root, file);
  try {
    const what = notAFile(statSync(path));
    accessSync(path, constants.R_OK);
    if (what !== undefined) log.add("read/cannot-read", { reason: what }, { file });
    return what === undefined;
  } catch (error) {
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file });
    return false;
  }
}

/** The pages among the files in `pages/`: those without a path segment that starts with `_`. */
function listPageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith(".tsx") && !/\/_/.test(file)).sort(compareText);
}
