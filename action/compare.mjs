import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

/** The files of a build, by path. */
export function readBuild(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * The changes between two builds, as Markdown. `documents` are lines of `git diff --numstat`: added and removed lines of the Markdown
 * behind legal texts and articles.
 */
export function compareBuilds(before, after, documents) {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => path !== ".handbill.json")
    .sort();
  const changed = paths.filter((path) => !isSame(before.get(path), after.get(path)));
  const parts = [
    table(
      "page",
      changed.filter(isPage).map((path) => rowOf(urlOf(path), before.get(path), after.get(path))),
    ),
    table(
      "file",
      changed.filter((path) => !isPage(path)).map((path) => rowOf(path, before.get(path), after.get(path))),
    ),
    documents.length > 0 &&
      `**Documents**\n\n${documents
        .slice(0, mostRows)
        .map(([added, removed, file]) => `- ${code(file)}: ${added} lines added, ${removed} removed`)
        .join("\n")}`,
    listLinks(before, after),
  ].filter(Boolean);
  if (parts.length === 0) return "Nothing: the site is the same, byte by byte.";
  const total = (build) => [...build.values()].reduce((sum, { length }) => sum + length, 0);
  return [...parts, `Total: ${size(total(after))} (${difference(total(after) - total(before))}).`].join(
    "\n\n",
  );
}

const isPage = (path) => path.endsWith(".html");
/** The pages that differ between two builds, by their files. `x/index.html` is a copy of `x.html`. */
export function listChangedPages(before, after) {
  const pages = new Set([...before.keys(), ...after.keys()].filter(isPage).sort());
  const isCopy = (path) => path.endsWith("/index.html") && pages.has(path.replace(/\/index\.html$/, ".html"));
  return [...pages].filter((path) => !isCopy(path) && !isSame(before.get(path), after.get(path)));
}
const isSame = (one, other) => one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
export const urlOf = (path) => `/${path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;

function rowOf(name, before, after) {
  if (!after) return [name, "removed", "", ""];
  const weight = gzipSync(after).length;
  if (!before) return [name, "new", size(after.length), size(weight)];
  const told = `${size(weight)} (${difference(weight - gzipSync(before).length)})`;
  return [name, "changed", size(after.length), told];
}

/** Formats a name without any Markdown in it, because the author of a pull request chooses it. */
export const code = (name) => `\`${name.replace(/[`|\s]/g, "?")}\``;

/** A comment has a maximum length, and people do not read more rows. */
const mostRows = 50;

function table(what, rows) {
  if (rows.length === 0) return undefined;
  const shown = rows.slice(0, mostRows).map(([name, ...rest]) => `| ${code(name)} | ${rest.join(" | ")} |`);
  const more = rows.length > mostRows ? `\n\nand ${rows.length - mostRows} more` : "";
  return `| ${what} | | bytes | gzip |\n| --- | --- | --- | --- |\n${shown.join("\n")}${more}`;
}

function listLinks(before, after) {
  const [was, is] = [linksOf(before), linksOf(after)];
  const list = (sign, links) => links.map((link) => `- ${sign} ${link}`);
  const lines = [
    ...list(
      "new:",
      [...is].filter((link) => !was.has(link)),
    ),
    ...list(
      "gone:",
      [...was].filter((link) => !is.has(link)),
    ),
  ];
  return lines.length > 0 && `**Links to other sites**\n\n${lines.slice(0, mostRows).join("\n")}`;
}

const linksOf = (build) =>
  new Set(
    [...build]
      .filter(([path]) => isPage(path))
      .flatMap(([, bytes]) => [...bytes.toString("utf8").matchAll(/<a [^>]*?href="(https?:\/\/[^"]+)"/g)])
      .map(([, link]) => link.replaceAll("&amp;", "&").replace(/[\s<>`]/g, encodeURIComponent)),
  );

const size = (bytes) => bytes.toLocaleString("en");
const difference = (bytes) => (bytes < 0 ? size(bytes) : `+${size(bytes)}`);
