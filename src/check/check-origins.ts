import { withBase, withoutBase } from "../core/addresses.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { OutputFile } from "../core/tree.js";
import { formatTag } from "./accessible-name.js";
import type { CheckedTree } from "./checked-tree.js";
import { placeOf } from "./place-of.js";
import { findStyleUrls } from "./style-addresses.js";
import { decodePath } from "./targets.js";
import { textOfHtml } from "./text-of-html.js";
import { placeOfText, type TextAt } from "./text-place.js";

/** No page loads from another origin, unless the config allows it by name; and never beside a policy that denies it. */
export function checkOrigins(checked: CheckedTree, log: Diagnostics): void {
  const { pages, address, site } = checked;
  const allowed = new Set([address.origin, ...(site?.checks.allowedOrigins ?? [])]);
  const sheets = readSheets(checked);
  checkSheets(sheets, { checked, allowed, log });
  for (const page of pages) {
    const contacted = new Map<string, string>();
    const seen = new Set<string>();
    const pageUrl = address.origin + withBase(address.base, page.routePath);
    for (const { element, value, use } of page.facts.addresses) {
      if (use !== "load") continue;
      for (const origin of listSheetOrigins(value, pageUrl, { checked, sheets }))
        contacted.set(origin, value);
      const origin = originOf(value, address.origin);
      if (origin === undefined || origin === address.origin) continue;
      contacted.set(origin, value);
      // An image has a preload beside it: one address is one finding.
      if (allowed.has(origin) || seen.size === seen.add(value).size) continue;
      const what = formatTag(element);
      log.add("check/third-party", { href: value, origin, what }, placeOf(page, [value]));
    }
    const denial = contacted.size > 0 ? findDenial(checked) : undefined;
    if (!denial) continue;
    for (const [origin, value] of contacted) {
      log.add("check/tracking-denied", { origin, ...denial }, placeOf(page, [value]));
    }
  }
}

interface Sheet {
  readonly file: OutputFile;
  readonly text: string;
  readonly urls: readonly TextAt[];
}

/** The style sheets that are files of their own, by path. */
function readSheets({ files }: CheckedTree): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const file of files.values()) {
    if (!file.outputFile.endsWith(".css")) continue;
    const text = new TextDecoder().decode(file.bytes);
    sheets.set(file.outputFile, { file, text, urls: findStyleUrls(text) });
  }
  return sheets;
}

/** A style sheet that is a file of its own loads from other origins as a page's inline style does. */
function checkSheets(
  sheets: ReadonlyMap<string, Sheet>,
  { checked, allowed, log }: { checked: CheckedTree; allowed: ReadonlySet<string>; log: Diagnostics },
): void {
  for (const { file, text, urls } of sheets.values()) {
    const seen = new Set<string>();
    for (const url of urls) {
      const href = url.text;
      const origin = originOf(href, checked.address.origin);
      if (origin === undefined || allowed.has(origin) || seen.size === seen.add(href).size) continue;
      const place = { file: file.from, ...placeOfText(text, url) };
      log.add("check/third-party", { href, origin, what: `a part of ${file.outputFile}` }, place);
    }
  }
}

/** The other origins that a style sheet contacts, be it through one that it imports. */
function listSheetOrigins(
  href: string,
  from: string,
  { checked, sheets }: { checked: CheckedTree; sheets: ReadonlyMap<string, Sheet> },
): Set<string> {
  const { origin: own, base } = checked.address;
  const origins = new Set<string>();
  const seen = new Set<Sheet>();
  const visit = (address: string, relativeTo: string) => {
    if (!URL.canParse(address, relativeTo)) return;
    const { href: url, origin, pathname } = new URL(address, relativeTo);
    const path = origin === own ? withoutBase(base, pathname) : undefined;
    const sheet = path === undefined ? undefined : sheets.get((decodePath(path) ?? path).slice(1));
    if (!sheet || seen.has(sheet)) return;
    seen.add(sheet);
    for (const { text } of sheet.urls) {
      const other = originOf(text, own);
      if (other !== undefined && other !== own) origins.add(other);
      visit(text, url);
    }
  };
  if (sheets.size > 0) visit(href, from);
  return origins;
}

/** The origin that an address contacts; undefined for one that contacts nobody. */
function originOf(value: string, own: string): string | undefined {
  if (!URL.canParse(value, own)) return undefined;
  const { protocol, origin } = new URL(value, own);
  return /^(https?|wss?):$/.test(protocol) ? origin : undefined;
}

const denials =
  /[^.!?\n]*\b(?:(?:no|without|free of) (?:third[- ]party )?(?:track(?:ing|ers)|analytics|cookies)|(?:do(?:es)? not|never|don.t|doesn.t) (?:use (?:any )?(?:third[- ]party )?(?:track(?:ing|ers)|analytics|cookies)|track)|no third[- ]part(?:y|ies))\b[^.!?\n]*/i;

function findDenial({ legal }: CheckedTree): { document: string; words: string } | undefined {
  for (const { html, sourceFile } of legal) {
    const words = denials.exec(textOfHtml(html))?.[0].trim();
    if (words) return { document: sourceFile, words: words.slice(0, 120) };
  }
  return undefined;
}
