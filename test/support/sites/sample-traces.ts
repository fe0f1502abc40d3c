import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { Parser } from "htmlparser2";

/** The traces by which a text or a folder is recognised as a sample's. */
export interface Traces {
  /** Runs of five words. */
  readonly phrases: ReadonlySet<string>;
  /** Single words of the samples' configs. */
  readonly words: ReadonlySet<string>;
  /** Numbers, dates and amounts of the samples' configs. */
  readonly figures: ReadonlySet<string>;
  /** As `#rrggbb`. */
  readonly colours: ReadonlySet<string>;
  /** SHA-256 of images and fonts. */
  readonly pictures: ReadonlySet<string>;
}

export interface TraceSources {
  /** The output folders of the samples. */
  readonly built: readonly string[];
  /** Texts of the samples' configs. */
  readonly configs: readonly string[];
  /** The starter's texts for every site. */
  readonly given: readonly string[];
  /** Texts of the site's author. */
  readonly own: readonly string[];
  readonly allowedColours: readonly string[];
}

/** The traces that only samples have. */
export function listTraces({ built, configs, given, own, allowedColours }: TraceSources): Traces {
  const allowed = [...given, ...own].flatMap(saidBy);
  const texts = built.flatMap(listFiles).flatMap((file) => (isText(file) ? shownTexts(file) : []));
  const values = configs.flatMap(valuesOf);
  const without = (found: Iterable<string>, kept: Iterable<string>) => {
    const known = new Set(kept);
    return new Set([...found].filter((trace) => !known.has(trace)));
  };
  return {
    phrases: new Set([
      ...without(texts.flatMap(phrasesOf), allowed.flatMap(phrasesOf)),
      // A phrase of a sample stays a trace even if the starter contains it.
      ...without(values.flatMap(phrasesOf), own.flatMap(phrasesOf)),
    ]),
    words: without(
      values.flatMap(wordsOf).filter((word) => word.length > 3),
      allowed.flatMap(wordsOf),
    ),
    figures: without(values.flatMap(figuresOf), allowed.flatMap(figuresOf)),
    colours: without(
      built.flatMap(listFiles).flatMap((file) => (isText(file) ? coloursOf(readFileSync(file, "utf8")) : [])),
      allowedColours,
    ),
    pictures: new Set(built.flatMap(listFiles).filter(isPicture).map(hashOf)),
  };
}

/** The traces in a folder, each with its file. */
export function findTraces(folder: string, traces: Traces): Record<keyof Traces, string[]> {
  const found: Record<keyof Traces, string[]> = {
    phrases: [],
    words: [],
    figures: [],
    colours: [],
    pictures: [],
  };
  const note = (kind: keyof Traces, file: string, candidates: readonly string[]) => {
    for (const candidate of new Set(candidates))
      if (traces[kind].has(candidate)) found[kind].push(`${relative(folder, file)}: ${candidate}`);
  };
  for (const file of listFiles(folder)) {
    if (isPicture(file)) note("pictures", file, [hashOf(file)]);
    if (!isText(file)) continue;
    const shown = shownTexts(file);
    note("phrases", file, shown.flatMap(phrasesOf));
    note("words", file, shown.flatMap(wordsOf));
    note("figures", file, shown.flatMap(figuresOf));
    note("colours", file, coloursOf(readFileSync(file, "utf8")));
  }
  return found;
}

export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const isPicture = (file: string) => /\.(png|jpe?g|webp|avif|ico|svg|woff2?)$/.test(file);
/** Not the licence of a font, which belongs to its maker, and not the manifest, which contains file names and hashes. */
const isText = (file: string) =>
  !/-license-[^/]*$|\.handbill\.json$/.test(file) &&
  /\.(html|txt|xml|json|webmanifest|svg|css|js|md)$|\/[^.]+$/.test(file);
const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The texts of a file for people and machines; for HTML one per block or attribute, without style and script. */
function shownTexts(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(assetHash, "");
  if (![".html", ".svg"].includes(extname(file))) return [text];
  const texts = [""];
  let unread = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isUnread(name)) unread++;
      const { property, name: named, content = "" } = attributes;
      if (property !== undefined || named === "description") texts.push(content);
      for (const key of ["href", "src", "alt", "title", "aria-label"]) texts.push(attributes[key] ?? "");
      if (!isInline(name)) texts.push("");
    },
    onclosetag: (name) => {
      if (isUnread(name)) unread--;
      if (!isInline(name)) texts.push("");
    },
    ontext: (data) => {
      if (unread === 0) texts.push(`${texts.pop() ?? ""}${data}`);
    },
  });
  parser.end(text);
  return texts;
}

/** The hash in the name of a published file, which may contain a sample's word or number by chance. */
const assetHash = /(?<=\/assets\/[\w-]+)-[\da-f]{10}(?=\.)/g;
const isUnread = (name: string) => name === "style" || name === "script";
const isInline = (name: string) => /^(a|b|em|i|mark|q|s|small|span|strong|time)$/.test(name);
/** The texts of a source after inserting facts: unchanged, and its literals in a row. */
function saidBy(source: string): string[] {
  const text = source.replace(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, " ");
  return [text, (text.match(/"[^"\n]*"|`[^`\n]*`/g) ?? []).join(" ")];
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "));
}

/** Numbers with at least two digits, with their separators: `2025-08-17` equals `2025/08/17`. */
const figuresOf = (text: string) =>
  (text.match(/\d[\d./-]*\d/g) ?? []).map((figure) => figure.replaceAll("/", "-"));

const coloursOf = (text: string) =>
  (text.match(/#[\da-f]{3}(?:[\da-f]{3})?\b/gi) ?? []).map((colour) => {
    const digits = colour.slice(1).toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  });

/** The literals of a config's source. */
const valuesOf = (source: string) => source.match(/"[^"\n]*"|\b\d+\b/g) ?? [];
