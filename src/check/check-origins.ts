import type { Diagnostics } from "../core/diagnostics.js";
import { formatTag } from "./accessible-name.js";
import type { CheckedTree } from "./checked-tree.js";
import { placeOf } from "./place-of.js";
import { listStyleUrls } from "./style-addresses.js";
import { textOfHtml } from "./text-of-html.js";

/** No page loads from another origin, unless the config allows it by name; and never beside a policy that denies it. */
export function checkOrigins(checked: CheckedTree, log: Diagnostics): void {
  const { pages, address, site } = checked;
  const allowed = new Set([address.origin, ...(site?.checks.allowedOrigins ?? [])]);
  checkStyleSheets(checked, allowed, log);
  for (const page of pages) {
    const contacted = new Map<string, string>();
    const seen = new Set<string>();
    for (const { element, value, use } of page.facts.addresses) {
      const origin = use === "load" ? originOf(value, address.origin) : undefined;
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

/** A style sheet that is a file of its own loads from other origins as a page's inline style does. */
function checkStyleSheets({ files, address }: CheckedTree, allowed: ReadonlySet<string>, log: Diagnostics) {
  for (const { outputFile, bytes, from } of files.values()) {
    if (!outputFile.endsWith(".css")) continue;
    for (const href of new Set(listStyleUrls(new TextDecoder().decode(bytes)))) {
      const origin = originOf(href, address.origin);
      if (origin === undefined || allowed.has(origin)) continue;
      log.add("check/third-party", { href, origin, what: `a part of ${outputFile}` }, { file: from });
    }
  }
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
