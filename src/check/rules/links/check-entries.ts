import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { withBase } from "../../../model/addresses/addresses.js";
import type { OutputFile } from "../../../model/pages/tree.js";
import { itemsOf, keysOf } from "../../../util/is-object.js";
import { once } from "../../../util/once.js";
import { orNothing } from "../../../util/or-nothing.js";
import { problemOfSeller } from "../../../util/seller-problem.js";
import { placesIn, type TextAt } from "../../page/text-place.js";
import type { CheckedSite } from "../../rule.js";
import { findStyleUrls } from "../../style/style-addresses.js";
import { type AssociationFlaw, flawOfAssociation } from "./association-flaw.js";
import { listTargets } from "./targets.js";

/** The targets in sitemaps, web manifests, robots.txt and style sheets are published, and JSON that phones read is valid. */
export function checkEntries(checked: CheckedSite, log: Diagnostics): void {
  const targets = once(() => listTargets(checked));
  const { origin, base } = checked.site;
  for (const file of checked.files.values()) {
    const isSecond = file.outputFile === "manifest.json" && checked.files.has("site.webmanifest");
    const meant = isSecond ? "site.webmanifest" : properName(file.outputFile);
    if (meant !== undefined) log.add("check/misnamed-file", { meant }, { file: file.from });
    const find = finderOf(file);
    if (!find) continue;
    const own = `${origin}${base}${file.outputFile}`;
    const text = new TextDecoder().decode(file.bytes);
    const placeIn = placesIn(text);
    const flaw: JsonFlaw | undefined = isJson.test(file.outputFile)
      ? flawOfJson(file.outputFile, text)
      : file.outputFile === "app-ads.txt"
        ? flawOfLines(file, text)
        : undefined;
    if (flaw) {
      const { reason, value = "", at = value === "" ? -1 : text.indexOf(value) } = flaw;
      const place = { file: file.from, ...placeIn({ text: value, at: at < 0 ? undefined : at }) };
      log.add("check/invalid-file", { file: file.outputFile, reason }, place);
    }
    for (const entry of find(text)) {
      const target = URL.canParse(entry.text, own) ? new URL(entry.text, own) : undefined;
      if (target && target.origin !== origin) continue;
      const resolved = target && targets().resolve(target.pathname);
      if (resolved?.kind === "found") continue;
      const near = resolved?.kind === "missing" ? resolved.near : undefined;
      const path = resolved?.kind === "wrong-case" ? resolved.published : near;
      log.add(
        "check/broken-entry",
        { href: entry.text, file: file.outputFile, near: path && withBase(base, path) },
        { file: file.from, ...placeIn(entry) },
      );
    }
  }
}

function finderOf({ outputFile }: OutputFile): ((text: string) => TextAt[]) | undefined {
  if (/(^|\/)sitemap[^/]*\.xml$/.test(outputFile)) return findLocations;
  if (isManifest.test(outputFile)) return findManifestAddresses;
  if (outputFile === "robots.txt") return findSitemaps;
  if (isJson.test(outputFile) || isOfLines.test(outputFile)) return () => [];
  return outputFile.endsWith(".css") ? findStyleUrls : undefined;
}

/** The path where phones, stores and crawlers look for a file, if it has another one. */
function properName(path: string): string | undefined {
  if (/^(?:well-known\/.+|assetlinks\.json)$/.test(path)) return `.well-known/${path.split("/").at(-1)}`;
  return /^(.*apple-app-site-association)\.json$|^([\w-]+\.txt|CNAME|_redirects|_headers)\.txt$/
    .exec(path)
    ?.slice(1)
    .find(Boolean);
}

/** The first line that makes readers ignore it or the whole text file. Lines from the config are reported at the config. */
function flawOfLines({ from }: OutputFile, text: string): AssociationFlaw | undefined {
  if (from.endsWith("of the config")) return undefined;
  // Other lines are variables, such as OWNERDOMAIN=example.com.
  for (const line of text.split(/\r?\n/).map((line) => line.replace(/[#;].*/, "").trim())) {
    const reason = line === "" || line.includes("=") ? undefined : problemOfSeller(line);
    if (reason !== undefined) return { reason, value: line };
  }
  return undefined;
}

const isOfLines = /^(?:app-ads|(?:\.well-known\/)?security)\.txt$/;
const isAssociation = /(^|\/)(apple-app-site-association|assetlinks\.json)$/;
const isJson = /(^|\/)apple-app-site-association$|\.(json|webmanifest)$/;
const isManifest = /\.webmanifest$|(^|\/)manifest\.json$/;

interface JsonFlaw extends AssociationFlaw {
  /** Its offset in the text. */
  readonly at?: number;
}

/** Why phones and browsers ignore the file; undefined if they read it. */
function flawOfJson(file: string, text: string): JsonFlaw | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (isAssociation.test(file)) return flawOfAssociation(file, json);
    return isManifest.test(file) && Array.isArray(json)
      ? { reason: "it is a list instead of an object" }
      : undefined;
  } catch (error) {
    const { message } = error as Error;
    return {
      reason: message.replace(/(?: in JSON at|, (?:\.\.\.)?").*/s, ""),
      at: Math.min(offsetOf(message, text), text.length - 1),
    };
  }
}

/** Where V8 found a mistake: it names the offset, or quotes up to ten characters before and after it. */
function offsetOf(message: string, text: string): number {
  const [, offset] = /at position (\d+)/.exec(message) ?? [];
  if (offset !== undefined) return Number(offset);
  const [, token = "", isInside, quoted] =
    /^Unexpected token '(.+)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (quoted === undefined) return text.trimEnd().length;
  return text.indexOf(quoted) + quoted.indexOf(token, isInside ? 10 : 0);
}

/** The sitemaps in a robots.txt. Source: https://www.rfc-editor.org/rfc/rfc9309, section 2.2.4. */
const findSitemaps = (text: string): TextAt[] =>
  [...text.matchAll(/(?<=^[ \t]*sitemap:[ \t]*)\S+/gim)].map((match) => ({
    text: match[0],
    at: match.index,
  }));

/** The `<loc>` entries. Source: https://www.sitemaps.org/protocol.html. */
function findLocations(xml: string): TextAt[] {
  const shown = xml.replace(/<!--[\s\S]*?-->/g, (comment) => " ".repeat(comment.length));
  const found = shown.matchAll(/(?<=<(?:[\w-]+:)?loc>\s*(?:<!\[CDATA\[\s*)?)[^\s<\]][^<\]]*/g);
  return Array.from(found, ({ 0: text, index: at }) => ({
    text: text.trimEnd().replaceAll("&amp;", "&"),
    at,
  }));
}

/** The start URL, icons, screenshots and shortcuts. Source: https://www.w3.org/TR/appmanifest/. */
function findManifestAddresses(json: string): TextAt[] {
  const manifest = keysOf(parseJson(json));
  const list = (value: unknown) => itemsOf(value).map(keysOf);
  const shortcuts = list(manifest.shortcuts);
  const images = [manifest, ...shortcuts].flatMap(({ icons, screenshots }) => [
    ...list(icons),
    ...list(screenshots),
  ]);
  const addresses = [manifest.start_url, ...shortcuts.map(({ url }) => url), ...images.map(({ src }) => src)];
  const literals = json.matchAll(/"(?:start_url|url|src)"\s*:\s*("(?:[^"\\]|\\.)*")/g);
  const places = new Map<unknown, number>();
  for (const { 0: literal, 1: written = "", index } of literals) {
    const text = parseJson(written);
    if (!places.has(text)) places.set(text, index + literal.length - written.length + 1);
  }
  const texts = addresses.filter((value) => typeof value === "string");
  return texts.map((text) => ({ text, at: places.get(text) }));
}

function parseJson(text: string): unknown {
  return orNothing(() => JSON.parse(text));
}
