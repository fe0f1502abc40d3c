import { deflateSync } from "node:zlib";
import type { Chance } from "./chance.js";
import { configText, firstFacts } from "./config-text.js";
import { documentText, helpDocument, legalDocument, newsDocument } from "./document-text.js";
import { pageFiles } from "./page-files.js";

export type Files = Record<string, string | Uint8Array>;

/** The size of a made-up site. */
export interface Amounts {
  readonly cities: number;
  readonly questions: number;
  readonly news: number;
  /** Whether pages and a collection load data. */
  readonly loads: boolean;
}

/** A site in two languages with every feature of pages. */
export function madeUpSite(chance: Chance, { cities, questions, news, loads }: Amounts): Files {
  const files: Files = {
    "site.config.ts": configText({ ...firstFacts(), loads }),
    "package.json": '{ "name": "tidepool", "private": true }\n',
    "tsconfig.json": tsconfigText("components"),
    "data/own.json": '{ "said": "own words" }\n',
    "data/top.txt": "the first text",
    "data/names/one": "",
    "data/releases.json": releasesText(chance, 2),
    "data/.env": "TIDEPOOL_SAID=words of a file\n",
    "node_modules/word-pack/package.json": '{ "name": "word-pack", "main": "index.js" }\n',
    "node_modules/word-pack/index.js": 'exports.said = "packed " + require("./part").said;\n',
    "node_modules/word-pack/part.js": 'exports.said = "part";\n',
    "public/icon.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n',
    "public/terms.txt": "These are the terms.\n",
    "pictures/drawing.png": pictureOf(chance, 48),
    "pages/_shot.png": pictureOf(chance, 64),
    "pages/_cities.json": citiesText(chance, cities),
    "messages/en.ts": messagesText("Welcome to {name}", "The end"),
    "messages/pt-PT.ts": messagesText("Bem-vindo a {name}", "Fim"),
    "legal/en/privacy.md": legalDocument(chance, "Privacy", ["legal.effectiveDate", "legal.minimumAge"]),
    "legal/en/terms.md": legalDocument(chance, "Terms", ["legal.minimumAge"]),
    ...(loads ? pageFiles : withoutLoading),
  };
  for (let number = 0; number < questions; number++) {
    files[`content/help/en/q${number}.md`] = helpDocument(chance, `q${number}`);
    if (number % 3 === 0) files[`content/help/pt-PT/q${number}.md`] = helpDocument(chance, `p${number}`);
  }
  for (let number = 0; number < news; number++)
    files[`content/news/en/n${number}.md`] = newsDocument(chance, `n${number}`);
  return files;
}

const withoutLoading = Object.fromEntries(
  Object.entries(pageFiles)
    .filter(([file]) => !file.startsWith("pages/loaded/"))
    .map(([file, text]) => [file, text.replace(' <Link to="/loaded">Loaded</Link>', "")]),
);

export const tsconfigText = (folder: string): string =>
  `{ "compilerOptions": { "paths": { "~parts/*": ["./${folder}/*", "./components/*"] } } }\n`;

export const citiesText = (chance: Chance, count: number): string =>
  `${JSON.stringify(Array.from({ length: count }, (_, index) => ({ slug: `c${index}`, name: `City ${chance.words(1)} ${index}` })))}\n`;

/** The data that a page and a collection load. */
export const releasesText = (chance: Chance, count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      slug: `r${index}`,
      title: `Release ${index}`,
      days: chance.below(99),
      text: documentText(chance, 2, "../../"),
    })),
  );

export const messagesText = (hello: string, foot: string): string =>
  `export default { city: { hello: ${JSON.stringify(hello)}, count: "{count, plural, one {# city} other {# cities}}" }, foot: ${JSON.stringify(foot)}, steps: ["one", "two"] } as const;\n`;

/** A PNG in one random colour. */
export function pictureOf(chance: Chance, width: number): Uint8Array {
  const row = Buffer.alloc(1 + width * 3, Uint8Array.from([chance.below(256), chance.below(256), 90]));
  row[0] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: width }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, checksum]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
