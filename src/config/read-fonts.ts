import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { nearestPackage } from "../code/package-name.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { readPlainFile } from "../files/plain-file.js";
import { posixPath, slugOf } from "../model/addresses/addresses.js";
import type { Font } from "../model/media/media.js";
import { configPlace } from "../model/place.js";
import type { SourceBytes } from "../model/project.js";
import type { SiteFont } from "../model/site/site.js";
import { nearest } from "../text/nearest.js";
import { parseFontMetrics } from "../util/font-metrics.js";
import { hashOf } from "../util/hash-of.js";
import { orNothing } from "../util/or-nothing.js";
import { reasonOf } from "../util/system-error.js";
import { decodeFont } from "./decode-font.js";

interface FontSource {
  readonly root: string;
  readonly log: Diagnostics;
}

/** Reads the fonts of the config, and the licences that come with them. A missing or broken font is reported; the others continue. */
export function readFonts(declared: readonly SiteFont[], source: FontSource) {
  const found = declared.flatMap((font, index) => {
    const path = findFontFile(font, index, source);
    return path === undefined ? [] : [{ font, index, path }];
  });
  const fonts = found.flatMap(({ font, index, path }) => readFont(font, { index, path }, source) ?? []);
  const licences = found.flatMap(({ font, path }) => readLicence(font, path, source) ?? []);
  const once = new Map(licences.map((licence) => [licence.outputFile, licence]));
  return { fonts, licences: [...once.values()] };
}

function findFontFile(font: SiteFont, index: number, { root, log }: FontSource): string | undefined {
  const place = (key: string) => configPlace(["fonts", String(index), key]);
  const folder = font.package === undefined ? root : packageFolder(font.package, root);
  if (folder === undefined) {
    const name = font.package ?? "";
    return log.add("read/missing-package", { name, near: nearestPackage(name, root) }, place("package"));
  }
  const files = font.file === undefined ? fontsourceFiles(font) : [font.file];
  const path = files.map((file) => join(folder, file)).find((candidate) => existsSync(candidate));
  if (path === undefined) {
    const [file = ""] = files;
    const near = nearest(file, siblingsOf(file, folder));
    log.add("read/missing-font", { family: font.family, file, near }, place(font.file ? "file" : "package"));
  }
  return path;
}

/** A package may not export its package.json, so its folder is looked up like Node does. */
function packageFolder(name: string, root: string): string | undefined {
  const folders = createRequire(join(root, "index.js")).resolve.paths(name) ?? [];
  return folders
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, "package.json")));
}

/** The files of a face in Fontsource's packages: https://fontsource.org/docs. */
function fontsourceFiles({ package: name = "", subset, weight, style }: SiteFont): string[] {
  const stem = `files/${name.split("/").at(-1)}-${subset}-${weight}-${style}`;
  return ["woff", "ttf", "otf"].map((extension) => `${stem}.${extension}`);
}

function siblingsOf(file: string, folder: string): string[] {
  const files = listFiles(join(folder, dirname(file))).filter((path) => /\.(woff|ttf|otf)$/i.test(path));
  return files.map((path) => posixPath(relative(folder, path)));
}

function readFont(
  font: SiteFont,
  { index, path }: { index: number; path: string },
  { root, log }: FontSource,
): Font | undefined {
  const sourceFile = posixPath(relative(root, path));
  try {
    const sfnt = decodeFont(readPlainFile(path));
    const hash = hashOf(sfnt);
    return { ...font, sourceFile, sfnt, hash, metrics: parseFontMetrics(sfnt) };
  } catch (error) {
    const place = configPlace(["fonts", String(index)]);
    return log.add("read/bad-font", { reason: `${sourceFile}: ${(error as Error).message}` }, place);
  }
}

/** Reads the licence next to the font's file or, in a package, at its top; the site's own licence does not count. */
function readLicence(font: SiteFont, path: string, { root, log }: FontSource): SourceBytes | undefined {
  const top = font.package === undefined ? undefined : packageFolder(font.package, root);
  for (const folder of [dirname(path), top]) {
    if (folder === undefined || folder === root) continue;
    const file = listFiles(folder).find((entry) => /^(licen[cs]e|ofl)(\.(txt|md))?$/i.test(basename(entry)));
    if (file === undefined) continue;
    const sourceFile = posixPath(relative(root, file));
    try {
      const bytes = readPlainFile(file);
      const hash = hashOf(bytes).slice(0, 10);
      return { outputFile: `assets/${slugOf(font.family)}-license-${hash}.txt`, sourceFile, bytes };
    } catch (error) {
      log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
    }
  }
  return undefined;
}

/** The files in a folder, as paths; empty if it cannot be read. */
function listFiles(folder: string): string[] {
  const paths = orNothing(() => readdirSync(folder).map((name) => join(folder, name))) ?? [];
  return paths.filter((path) => orNothing(() => statSync(path).isFile()));
}
