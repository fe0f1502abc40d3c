import { Parser } from "htmlparser2";
import { bullet } from "../listings/listing-lines.js";
import { type Field, type Finding, languageOf, type SourceText } from "./finding.js";
import { findIn } from "./parse-data.js";

/** The content of fastlane's files, by name; each file is one value. */
const appleFields: Readonly<Record<string, Field>> = {
  name: "name",
  subtitle: "subtitle",
  description: "description",
  support_url: "supportUrl",
  marketing_url: "marketingUrl",
  privacy_url: "privacyUrl",
};
/** The same for files that apply to all languages. */
const appleSharedFields: Readonly<Record<string, Field>> = {
  copyright: "copyright",
  primary_category: "category",
};
const androidFields: Readonly<Record<string, Field>> = {
  title: "name",
  short_description: "subtitle",
  full_description: "description",
};

/**
 * The texts of `fastlane/metadata/<locale>/` or `fastlane/metadata/ios/<locale>/` for the App Store. Files for reviewers may contain
 * passwords: they are never read.
 */
export function parseFastlaneApple(files: readonly SourceText[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const [, folder, name = ""] =
      /(?:^|\/)(?:metadata(?:\/ios)?|[\w-]*store[\w-]*)\/(?:([^/]+)\/)?(\w+)\.txt$/i.exec(file) ?? [];
    const field = own(folder === undefined ? appleSharedFields : appleFields, name);
    const isForAll = folder === undefined || folder === "default";
    const language = isForAll ? undefined : languageOf(folder);
    if (!field || (!isForAll && language === undefined)) return [];
    return findingOf(field, { file, text }, language);
  });
}

/** The same for Google Play: of fastlane, F-Droid and the Gradle Play Publisher, which has dashes in the names of its files. */
export function parseFastlaneAndroid(files: readonly SourceText[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const [, folder = "", written = ""] = /([^/]+)\/([\w-]+)(?:\.txt)?$/.exec(file) ?? [];
    const name = written.replaceAll("-", "_");
    const field = own(androidFields, name);
    const language = languageOf(folder);
    const plain = name === "full_description" ? plainListing(text) : text;
    return field && language !== undefined ? findingOf(field, { file, text: plain }, language) : [];
  });
}

/** The Gradle Play Publisher's values for all languages, in `src/main/play/`. */
export function parsePlayDetails(files: readonly SourceText[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const field = file.includes("contact-email") ? "email" : "marketingUrl";
    return file.includes("default-language") ? [] : findingOf(field, { file, text }, undefined);
  });
}

export const isDefaultText = (file: string): boolean => /(?:^|\/)metadata\/default\//.test(file);

/** The primary language, which is that of `metadata/default/`: Google Play's, else that of development for Xcode, else English. */
export function primaryLanguage({
  projects,
  details,
}: Readonly<Record<"projects" | "details", readonly SourceText[]>>): string {
  const ofPlay = details
    .filter(({ file }) => file.includes("default-language"))
    .map(({ text }) => text.trim());
  const regions = projects.flatMap(
    ({ text }) => /\bdevelopment(?:Region = |Language: *)"?([\w-]+)/.exec(text)?.[1] ?? [],
  );
  return [...ofPlay, ...regions].flatMap((tag) => languageOf(tag) ?? [])[0] ?? "en";
}

/** The ids in `fastlane/Appfile`, which is Ruby: only literal values are used, and nothing is run. */
export function parseAppfile(source: SourceText): Finding[] {
  return [
    ...findIn("bundleId", source, /^\s*app_identifier\s*\(?\s*["']([A-Za-z0-9.-]+)["']/gm),
    ...findIn("teamId", source, /^\s*team_id\s*\(?\s*["']([A-Z0-9]{10})["']/gm),
    ...findIn("package", source, /^\s*package_name\s*\(?\s*["']([\w.]+)["']/gm),
  ];
}

function findingOf(field: Field, { file, text }: SourceText, language: string | undefined): Finding[] {
  const value = text.replace(/^\uFEFF/, "").trim();
  return value === "" ? [] : [{ field, value, language, origin: { file, line: 1 } }];
}

const own = (fields: Readonly<Record<string, Field>>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Markup that Google Play supports in a description; any other `<` is text. */
const markup = /<\/?(?:b|i|u|em|strong|br|p|ul|ol|li|h[1-6]|font|a)\b[^<>]*>/i;
/** A line that is only a link says nothing without its address. */
const linkLine = /^[^\S\n]*<a\b[^<>]*>[^<>]*<\/a>[^\S\n]*$/gim;
const lists = new Set(["ul", "ol"]);
const blocks = new Set(["p", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Removes the markup of a description for Google Play. List items get a bullet, indented in inner lists, and a line in bold brackets, as a heading. */
export function plainListing(text: string): string {
  if (!markup.test(text)) return text;
  let plain = "";
  let depth = 0;
  const parser = new Parser(
    {
      ontext(part) {
        // Line breaks between the tags of a list have no meaning.
        if (depth === 0 || !/^\s*\n\s*$/.test(part)) plain += part;
      },
      onopentag(name) {
        if (name === "br") plain += "\n";
        else if (name === "li") plain += `\n${depth > 1 ? "  " : ""}• `;
        else if (blocks.has(name) && depth === 0) plain += "\n\n";
        if (lists.has(name)) depth++;
        if (bold.has(name)) plain += start;
      },
      onclosetag(name) {
        if (bold.has(name)) plain += end;
        if (lists.has(name)) depth--;
        if (blocks.has(name)) plain += depth > 0 ? "\n" : "\n\n";
      },
    },
    { decodeEntities: true },
  );
  parser.end(text.replace(linkLine, ""));
  return bracketTitles(plain.trim()).replace(/[\u{E000}\u{E001}]/gu, "");
}

const bold = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]);
/** Private characters in place of the tags around bold text. */
const [start, end] = ["\u{E000}", "\u{E001}"];
const boldLine = /^\u{E000}([^\u{E000}\u{E001}【】]{2,60})\u{E001}$/u;

/** Puts brackets around short lines in bold that have text below, unless they are the first line or a sentence. */
function bracketTitles(text: string): string {
  const lines = text.split("\n").map((line) => (bullet.test(line) ? line.trimEnd() : line.trim()));
  const written: string[] = [];
  let isBelowTitle = false;
  for (const [index, line] of lines.entries()) {
    const title = boldLine.exec(line)?.[1]?.trim();
    const isTitle = title !== undefined && index > 0 && index < lines.length - 1 && !/[.!?…]$/.test(title);
    if (isTitle && written.at(-1) !== "") written.push("");
    if (isTitle) written.push(`【${title.replace(/[:：]$/, "").trim()}】`);
    else if (line !== "" || !isBelowTitle) written.push(line);
    isBelowTitle = isTitle || (isBelowTitle && line === "");
  }
  return written.join("\n");
}
