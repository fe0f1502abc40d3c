import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFilesBelow } from "../files/list-below.js";
import { configFile } from "../model/project-files.js";
import { compareText } from "../util/compare.js";
import { faceFile } from "./plan/choose-face.js";
import { isSpokenByStarter } from "./plan/plan-documents.js";
import type { SiteSources } from "./plan/plan-language-addition.js";
import type { SiteTexts } from "./plan/plan-page-move.js";

/** Reads the parts of a site that another language changes. */
export function readSiteSources(
  root: string,
  { languages, hasList }: Pick<SiteSources, "languages" | "hasList">,
): SiteSources {
  const namesIn = (folder: string) => {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path).filter(isOwn).sort(compareText) : [];
  };
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const ofCollection = (collection: string) =>
    namesIn(`content/${collection}`).map((name) => `${collection}/${name}`);
  const textsIn = (tag: string | undefined) => readTexts(root, hasList ? tag : undefined, namesIn);
  const needed = [...textsIn(languages[0]).keys()];
  const isWhole = (tag: string) => needed.every((file) => textsIn(tag).has(file));
  const base = languages.find((tag) => isSpokenByStarter(tag) && isWhole(tag)) ?? languages[0] ?? "";
  return {
    config: readFileSync(join(root, configFile), "utf8"),
    languages,
    base,
    hasList,
    documents: {
      // Released versions stay unchanged.
      legal: namesIn("legal").filter((name) => name !== "history"),
      content: namesIn("content").flatMap(ofCollection),
    },
    texts: textsIn(base),
    messages: textOf(`messages/${base}.ts`),
    pages: readPages(root),
    face: textOf(faceFile),
  };
}

/** The documents of a language, without those in its subfolders, such as versions. */
function readTexts(
  root: string,
  tag: string | undefined,
  namesIn: (folder: string) => string[],
): ReadonlyMap<string, string> {
  const folders = ["legal", ...namesIn("content").map((collection) => `content/${collection}`)];
  const files = folders.flatMap((folder) => {
    const place = tag === undefined ? folder : `${folder}/${tag}`;
    const names = namesIn(place).filter((name) => name.endsWith(".md"));
    return names.map((name) => [`${folder}/${name}`, readFileSync(join(root, place, name), "utf8")] as const);
  });
  return new Map(files);
}

/** The files below a folder of the site, by their paths in the site; none if it is missing. */
const listFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder)) ? listFilesBelow(join(root, folder)).map((file) => `${folder}/${file}`) : [];

function readPages(root: string): ReadonlyMap<string, string> {
  const files = listFiles(root, "pages").filter((file) => /\.[jt]sx$/.test(file));
  return new Map(files.sort(compareText).map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

const isOwn = (name: string) => name !== ".DS_Store";

const folders = ["pages", "messages", "legal", "content"];
const isText = (file: string) => /\.(?:tsx?|json|md)$/.test(file);

/** The texts of a site that may contain a link. Released versions are excluded, because they never change. */
export function readSiteTexts(root: string): SiteTexts {
  const files = folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => isText(file) && !file.startsWith("legal/history/"));
  const all = [...files.sort(compareText), configFile];
  return new Map(all.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
