import { type Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import type { CheckedTree } from "../../../model/pages/checked-tree.js";
import { anyWords } from "../../../text/page-words.js";
import { once } from "../../../util/once.js";
import type { Address } from "../../page/page-addresses.js";
import { type PageElement, textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import { textOfHtml } from "../../page/text-of-html.js";
import { placesIn } from "../../page/text-place.js";
import type { CheckedSite, PageRule, PageTree } from "../../rule.js";
import { findStyleUrls } from "../../style/style-addresses.js";
import { formatTag } from "../structure/accessible-name.js";

/** No page loads from another origin, unless the config allows that origin. */
export const checkOrigins: PageRule = (tree) => {
  const foreignOriginOf = foreignOrigins(tree);
  const { host } = new URL(tree.site.url);
  const isOwnDomain = (domain: string) => `.${host}`.endsWith(`.${domain.replace(/^www\.|\/.*/g, "")}`);
  return (page, log) => {
    const byValue = new Map<string, { element: PageElement; origin: string }>();
    const ofScripts = elementsOf(page.facts, "script").flatMap((element) =>
      requestsOf(element).map((value) => ({ element, value, use: "load" as const })),
    );
    for (const address of [...page.facts.addresses, ...ofScripts]) {
      const { element, value } = address;
      const origin = foreignOriginOf(address);
      // React adds a preload for an image: one address is one finding, about the author's element.
      const other = byValue.get(value)?.element;
      if (origin !== undefined && (!other || other.tag === "link")) byValue.set(value, { element, origin });
    }
    for (const [value, { element, origin }] of byValue) {
      const what = element.tag === "style" ? "the style" : formatTag(element);
      log.add("check/third-party", { href: value, origin, what }, placeOf(page, [value, origin]));
    }
    for (const { attributes } of elementsOf(page.facts, "script"))
      for (const name of domainAttributes) {
        const value = attributes[name];
        if (value === undefined || value.split(/[\s,]+/).some(isOwnDomain)) continue;
        const args = { href: `${name}="${value}"`, key: "url", expected: host };
        log.add("check/differs-from-config", args, placeOf(page, [value]));
      }
  };
};

/** The domains that a script counts visits of, as Plausible, Umami and Fathom call them. */
const domainAttributes = ["data-domain", "data-domains", "data-included-domains"] as const;

/** Attributes of scripts of services with the URL to which they send: GoatCounter, Plausible, Umami. */
const target = /^data-(?:goatcounter|api|host|endpoint|server|collect)/;

/** Scripts that send to another origin than their own. */
const sendsTo: Readonly<Record<string, string>> = {
  "https://scripts.simpleanalyticscdn.com": "https://queue.simpleanalyticscdn.com/",
  "https://static.cloudflareinsights.com": "https://cloudflareinsights.com/",
};

/** The URLs that a script requests, as far as its element shows them. */
function requestsOf(element: PageElement): readonly string[] {
  const { src = "", ...others } = element.attributes;
  const targets = Object.entries(others).filter(
    ([name, url]) => target.test(name) && /^https?:\/\//.test(url),
  );
  const other = URL.canParse(src) && sendsTo[new URL(src).origin];
  const written = [...withUrls(textOf(element)).matchAll(requests)].map(([, value = ""]) => value);
  return [...written, ...targets.map(([, url]) => url), ...(other ? [other] : [])];
}

/** A script whose requests have their URLs in place of constants. */
function withUrls(code: string): string {
  const constants = [...code.matchAll(/\b([\w$]+)=["'`](https?:\/\/[^"'`\s]+)["'`]/g)];
  // A minified name may have several meanings.
  const isClear = (name: string) => code.split(`${name}=`).length === 2;
  const urls = new Map(constants.flatMap(([, name = "", url = ""]) => (isClear(name) ? [[name, url]] : [])));
  if (urls.size === 0) return code;
  return code.replace(
    /\(([\w$]+)(?=[+,)])|(?<=\(`)\$\{([\w$]+)\}/g,
    (all, plain?: string, inText?: string) => {
      const url = urls.get(plain ?? inText ?? "");
      return url === undefined ? all : plain === undefined ? url : `("${url}"`;
    },
  );
}

/** What a script loads from a URL that it has as a text. */
const requests =
  /(?:\b(?:fetch|sendBeacon|WebSocket|EventSource|import)\(|\.src=)["'`]((?:https?|wss?):\/\/[^"'`$\s]+)/g;

/** The same for style sheets. Origins that a policy blocks are not contacted. */
export function checkOtherOrigins(checked: CheckedSite, log: Diagnostics): void {
  checkSheetOrigins(checked, log);
  checkDenied(checked, log);
}

function checkDenied(checked: CheckedSite, log: Diagnostics): void {
  const { site, legal, summaries } = checked;
  const allowed = allowedOriginsOf(checked);
  const findFirst = once(() => findDenial(legal));
  for (const { page, links } of summaries) {
    const contacted = new Map<string, string>();
    for (const { value, use } of links) {
      if (use !== "load") continue;
      // Another origin that the config does not allow is one finding already.
      const origin = originOf(value, site.origin);
      if (origin !== undefined && origin !== site.origin && allowed.has(origin)) contacted.set(origin, value);
    }
    if (contacted.size === 0) continue;
    const denial = findFirst();
    if (!denial) return;
    for (const [origin, value] of contacted)
      log.add("check/tracking-denied", { origin, ...denial }, placeOf(page, [value]));
  }
}

/** Returns a function that finds the origin an address loads from, if the config does not allow it. */
export function foreignOrigins(
  tree: PageTree,
): (address: Pick<Address, "value" | "use">) => string | undefined {
  const allowed = allowedOriginsOf(tree);
  return ({ value, use }) => {
    const origin = use === "load" ? originOf(value, tree.site.origin) : undefined;
    return origin === undefined || allowed.has(origin) ? undefined : origin;
  };
}

const allowedOriginsOf = ({ site }: PageTree) => new Set([site.origin, ...site.checks.allowedOrigins]);

/** A separate style sheet may load from other origins, like a page's inline style. */
function checkSheetOrigins(checked: CheckedSite, log: Diagnostics): void {
  const allowed = allowedOriginsOf(checked);
  for (const file of checked.files.values()) {
    if (!file.outputFile.endsWith(".css")) continue;
    const text = new TextDecoder().decode(file.bytes);
    const seen = new Set<string>();
    const placeIn = placesIn(text);
    for (const url of findStyleUrls(text)) {
      const href = url.text;
      const origin = originOf(href, checked.site.origin);
      if (origin === undefined || allowed.has(origin) || seen.size === seen.add(href).size) continue;
      const place = { file: file.from, ...placeIn(url) };
      log.add("check/third-party", { href, origin, what: `a part of ${file.outputFile}` }, place);
    }
  }
}

/** The origin that an address contacts; undefined if it contacts none. */
function originOf(value: string, own: string): string | undefined {
  if (!URL.canParse(value, own)) return undefined;
  const { protocol, origin } = new URL(value, own);
  return /^(https?|wss?):$/.test(protocol) ? origin : undefined;
}

/** Cookies are not among them: a service that counts visits without cookies does not contradict “this site sets no cookies”. */
const denials =
  /\b(?:(?:no|without|free of) (?:third[- ]party )?(?:track(?:ing|ers)|analytics)(?! cookies)|(?:do(?:es)? not|never|don.t|doesn.t) (?:use (?:any )?(?:third[- ]party )?(?:track(?:ing|ers)|analytics)(?! cookies)|track)|no third[- ]part(?:y|ies)(?! cookies))\b/i;

/** A policy that says of the site that it loads nothing from others. */
const nothingLoaded = once(() => new RegExp(anyWords("loadsNothing"), "i"));

/** What App Tracking Transparency calls tracking: a service that counts this site's visits does not do that. */
const elsewhere =
  /\b(?:third[- ]party )?track(?:ing)?\b[^,;]*\bacross (?!our\b|this\b)[^,;]*\b(?:apps|(?:web)?sites|companies)\b/gi;

/** The list of a document's versions, which quotes the headings of changed sections; `plan/history/` writes it. */
const versions = /<nav class="legal-versions".*?<\/nav>/s;

/** The first sentence that denies tracking, unless it is about the app alone. A heading says too little. */
function findDenial(legal: CheckedTree["legal"]): { document: string; words: string } | undefined {
  for (const { html, headings, sourceFile } of legal) {
    const titles = new Set(headings.map(({ text }) => text));
    const lines = textOfHtml(html.replace(versions, "")).split("\n");
    const sentences = lines.filter((line) => !titles.has(line)).flatMap((line) => line.split(/[.!?]/));
    const found = sentences.find((sentence) => {
      const claim = sentence.replace(elsewhere, "");
      if (nothingLoaded().test(claim)) return true;
      return denials.test(claim) && (!/\bapp\b/i.test(claim) || /\b(?:web)?(?:site|page)s?\b/i.test(claim));
    });
    if (found !== undefined) return { document: sourceFile, words: found.trim().slice(0, 120) };
  }
  return undefined;
}
