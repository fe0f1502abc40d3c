import { chmodSync, mkdirSync, renameSync, symlinkSync } from "node:fs";
import { helpDocument, newsDocument } from "./document-text.js";
import { citiesText, pictureOf, releasesText, tsconfigText } from "./made-up-site.js";
import type { SiteOnDisk } from "./site-on-disk.js";

export type Edit = (site: SiteOnDisk) => void;

/** Files of a kind may have been removed. */
export const anyOf = (site: SiteOnDisk, folder: string, ending: string): string | undefined => {
  const files = site.list(folder, ending);
  return files.length === 0 ? undefined : site.chance.oneOf(files);
};

const rework = (site: SiteOnDisk, file: string | undefined, change: (text: string) => string): void => {
  if (file !== undefined && site.has(file)) site.write(file, change(site.read(file)));
};

export const plain = (text: string): string => text.replaceAll(/[^\w ]/gu, "x");
const translationOf = (file: string): string => file.replace("/en/", "/pt-PT/");
export const documentFolders = ["legal", "content/help", "content/news"];
const codeFolders = ["pages", "components"];

export const fileEdits: Readonly<Record<string, Edit>> = {
  "reword a document": (site) =>
    rework(site, anyOf(site, site.chance.oneOf(documentFolders), ".md"), (text) =>
      text.replace(/ (tide|you|of|map|a|and) /, ` ${plain(site.chance.words(1))} `),
    ),
  "append to a document": (site) =>
    rework(
      site,
      anyOf(site, site.chance.oneOf(documentFolders), ".md"),
      (text) => `${text}\n${site.chance.words(4)}\n`,
    ),
  "add a heading": (site) =>
    rework(
      site,
      anyOf(site, site.chance.oneOf(documentFolders), ".md"),
      (text) => `${text}\n## More ${site.chance.below(99)}\n`,
    ),
  "rename a document's title": (site) =>
    rework(site, anyOf(site, site.chance.oneOf(documentFolders), ".md"), (text) =>
      text.replace(/^title: .*$/m, `title: Title ${site.chance.below(99999)}`),
    ),
  "order a document": (site) =>
    rework(site, anyOf(site, "content/help", ".md"), (text) =>
      text.replace(/^order: .*$/m, `order: ${site.chance.below(99)}`),
    ),
  "date a document": (site) =>
    rework(site, anyOf(site, "content/news", ".md"), (text) =>
      text.replace(/^date: .*$/m, `date: 2025-1${site.chance.below(3)}-0${1 + site.chance.below(9)}`),
    ),
  "place a document": (site) =>
    rework(site, anyOf(site, "content/news", ".md"), (text) =>
      text.replace(/^place: .*$/m, `place: place ${site.chance.below(9)}`),
    ),
  "write a document anew": (site) => {
    const file = anyOf(site, "content/help", ".md");
    if (file) site.write(file, helpDocument(site.chance, String(site.chance.below(9999))));
  },
  "add a question": (site) =>
    site.write(
      `content/help/en/x${site.chance.below(9)}.md`,
      helpDocument(site.chance, `x${site.chance.below(9999)}`),
    ),
  "translate a question": (site) => {
    const file = site.chance.oneOf(site.list("content/help/en", ".md"));
    site.write(translationOf(file), helpDocument(site.chance, `p${site.chance.below(9999)}`));
  },
  "add news": (site) =>
    site.write(
      `content/news/en/y${site.chance.below(9)}.md`,
      newsDocument(site.chance, `y${site.chance.below(9999)}`),
    ),
  "remove a document": (site) => {
    const files = site.list(site.chance.oneOf(["content/help/en", "content/news/en"]), ".md");
    if (files.length < 3) return;
    const file = site.chance.oneOf(files);
    for (const one of [file, translationOf(file)]) site.remove(one);
  },
  "rename a document": (site) => {
    const file = site.chance.oneOf(site.list("content/help/en", ".md"));
    site.remove(translationOf(file));
    renameSync(site.path(file), site.path(`content/help/en/z${site.chance.below(9)}.md`));
  },
  "swap two documents": (site) => {
    const [one, two] = [anyOf(site, "content/help/en", ".md"), anyOf(site, "content/help/en", ".md")];
    if (!one || !two) return;
    const [first, second] = [site.read(one), site.read(two)];
    site.write(one, second);
    site.write(two, first);
  },
  "reword code": (site) => {
    const files = codeFolders.flatMap((folder) => site.list(folder)).filter((file) => /\.tsx?$/.test(file));
    const file = site.chance.oneOf(files);
    rework(site, file, (text) => text.replace(/WORDS|CODE \w+/, `CODE ${plain(site.chance.words(1))}`));
  },
  "change an element": (site) =>
    rework(site, "components/card.tsx", (text) =>
      text.includes("<p>") ? text.replaceAll("p>", "div>") : text.replaceAll("div>", "p>"),
    ),
  "comment code": (site) =>
    rework(site, anyOf(site, "components", ".tsx"), (text) => `${text}// ${site.chance.below(99)}\n`),
  "edit style": (site) => {
    const files = codeFolders.flatMap((folder) => site.list(folder, ".css"));
    rework(site, site.chance.oneOf(files), (text) => `${text}p { margin: ${site.chance.below(9)}px }\n`);
  },
  "rename a class": (site) => {
    const name = `title${site.chance.below(9)}`;
    for (const file of ["components/card.module.css", "components/card.tsx"])
      rework(site, file, (text) =>
        text.replace(/\.title\d*/, `.${name}`).replace(/styles\.title\d*/, `styles.${name}`),
      );
  },
  "edit a client script": (site) =>
    rework(site, "components/menu.client.ts", (text) => `${text}console.log(${site.chance.below(99)});\n`),
  "draw a picture": (site) =>
    site.write(
      site.chance.oneOf(["pages/_shot.png", "pictures/drawing.png"]),
      pictureOf(site.chance, 48 + site.chance.below(3)),
    ),
  "draw a mark": (site) =>
    rework(site, "components/mark.svg", (text) =>
      text.replace(/h\d+v\d+/, `h${1 + site.chance.below(9)}v${1 + site.chance.below(9)}`),
    ),
  "edit a public file": (site) => site.write("public/terms.txt", `These are ${site.chance.words(2)}.\n`),
  "add a public file": (site) =>
    site.write(`public/deep/file${site.chance.below(4)}.txt`, site.chance.words(3)),
  "remove a public file": (site) => {
    const file = anyOf(site, "public/deep", ".txt");
    if (file) site.remove(file);
  },
  "let a public file be run": (site) =>
    chmodSync(site.path("public/terms.txt"), site.chance.oneOf([0o644, 0o755, 0o600])),
  "make a public file a link": (site) => {
    site.write("public/target.txt", `The target ${site.chance.below(9)}\n`);
    site.remove("public/deep/link.txt");
    mkdirSync(site.path("public/deep"), { recursive: true });
    symlinkSync("../target.txt", site.path("public/deep/link.txt"));
  },
  "rename a city": (site) =>
    rework(site, "pages/_cities.json", (text) => {
      const cities = JSON.parse(text);
      site.chance.oneOf<{ name: string }>(cities).name = `City of ${site.chance.words(2)}`;
      return JSON.stringify(cities);
    }),
  "count other cities": (site) =>
    rework(site, "pages/_cities.json", (text) =>
      citiesText(site.chance, Math.max(2, JSON.parse(text).length - 2 + site.chance.below(5))),
    ),
  "edit data": (site) => site.write("data/top.txt", site.chance.words(3)),
  "edit what is loaded": (site) =>
    site.write("data/releases.json", releasesText(site.chance, 2 + site.chance.below(2))),
  "add a name": (site) => site.write(`data/names/n${site.chance.below(5)}`, ""),
  "remove a name": (site) => site.remove(`data/names/n${site.chance.below(5)}`),
  "make or lose a file that code looks for": (site) =>
    site.has("data/more.txt") ? site.remove("data/more.txt") : site.write("data/more.txt", ""),
  "edit variables": (site) => site.write("data/.env", `TIDEPOOL_SAID=${plain(site.chance.words(2))}\n`),
  "edit what the config imports": (site) =>
    site.write("data/own.json", JSON.stringify({ said: site.chance.words(2) })),
  "edit a package": (site) =>
    site.write("node_modules/word-pack/part.js", `exports.said = ${JSON.stringify(site.chance.words(2))};\n`),
  "shadow a package's file": (site) =>
    site.has("node_modules/word-pack/part")
      ? site.remove("node_modules/word-pack/part")
      : site.write("node_modules/word-pack/part", 'exports.said = "shadow";\n'),
  "lead a path elsewhere": (site) => {
    const folder = site.read("tsconfig.json").includes("./others/") ? "components" : "others";
    site.write("others/index.ts", `export { Card, Frame } from "../components";\n`);
    site.write("tsconfig.json", tsconfigText(folder));
  },
  "shadow a module": (site) => {
    const file = "components/said.js";
    if (site.has(file)) site.remove(file);
    else site.write(file, `export const said = "in the shadow";\n`);
  },
  "add or remove a page": (site) => {
    const file = `pages/extra${site.chance.below(2)}.tsx`;
    const name = `Extra ${site.chance.below(9999)}`;
    const meta = `{ title: "${name}", description: "The page ${name}, until it is removed." }`;
    if (site.has(file)) site.remove(file);
    else
      site.write(
        file,
        `export const meta = ${meta};\nexport default () => <main><h1>Extra WORDS</h1></main>;\n`,
      );
  },
  "say that code has no effects": (site) =>
    site.write(
      "package.json",
      JSON.stringify({ name: "tidepool", private: true, sideEffects: site.chance.once(2) }),
    ),
  "touch a file": (site) => rework(site, anyOf(site, site.chance.oneOf(codeFolders), ".tsx"), (text) => text),
};
