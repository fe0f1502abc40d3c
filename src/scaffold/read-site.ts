import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configFile } from "../model/project-files.js";
import { compareText } from "../util/compare.js";
import { faceFile } from "./plan/choose-face.js";
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
  const isLanguage = (name: string) => hasList && languages.includes(name);
  const collections = namesIn("content");
  const ofCollection = (collection: string) => {
    const names = namesIn(`content/${collection}`);
    return names.filter((name) => !isLanguage(name)).map((name) => `${collection}/${name}`);
  };
  const messages = join(root, `messages/${languages[0] ?? ""}.ts`);
  const face = join(root, faceFile);
  const isEmpty = (folder: string) => namesIn(folder).length === 0;
  return {
    config: readFileSync(join(root, configFile), "utf8"),
    languages,
    hasList,
    documents: hasList
      ? {
          legal: isEmpty("legal") ? [] : ["there"],
          content: collections.every((one) => isEmpty(`content/${one}`)) ? [] : ["there"],
        }
      : {
          // Released versions stay unchanged.
          legal: namesIn("legal").filter((name) => name !== "history"),
          content: collections.flatMap(ofCollection),
        },
    texts: readTexts(root, hasList ? (languages[0] ?? "") : undefined, namesIn),
    messages: existsSync(messages) ? readFileSync(messages, "utf8") : undefined,
    pages: readPages(root),
    face: existsSync(face) ? readFileSync(face, "utf8") : undefined,
  };
}

/** The first language's documents, without those in its subfolders, such as versions. */
function readTexts(
  root: string,
  first: string | undefined,
  namesIn: (folder: string) => string[],
): ReadonlyMap<string, string> {
  const folders = ["legal", ...namesIn("content").map((collection) => `content/${collection}`)];
  const files = folders.flatMap((folder) => {
    const place = first === undefined ? folder : `${folder}/${first}`;
    const names = namesIn(place).filter((name) => name.endsWith(".md"));
    return names.map((name) => [`${folder}/${name}`, readFileSync(join(root, place, name), "utf8")] as const);
  });
  return new Map(files);
}

/** The code of pages and of their components. */
function readPages(root: string): ReadonlyMap<string, string> {
  const names = existsSync(join(root, "pages")) ? readdirSync(join(root, "pages"), { recursive: true }) : [];
  const files = names.map((name) => `pages/${String(name).replaceAll("\\", "/")}`).filter(isPage);
  return new Map(files.sort(compareText).map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

const isPage = (file: string) => /\.[jt]sx$/.test(file);
const isOwn = (name: string) => name !== ".DS_Store";

const folders = ["pages", "messages", "legal", "content"];
const isText = (file: string) => /\.(?:tsx?|json|md)$/.test(file);

/** The texts of a site that may contain a link. Released versions are excluded, because they never change. */
export function readSiteTexts(root: string): SiteTexts {
  const files = folders.flatMap((folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((file) => isText(file) && !file.startsWith("legal/history/"));
  });
  const all = [...files.sort(compareText), configFile];
  return new Map(all.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
