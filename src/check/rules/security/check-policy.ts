import { type Place, placeOf } from "../../../diagnostics/diagnostics.js";
import type { SiteAddress } from "../../../model/pages/checked-tree.js";
import { once } from "../../../util/once.js";
import type { Address } from "../../page/page-addresses.js";
import { type PageElement, textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageRule, ReadPage } from "../../rule.js";
import { formatTag } from "../structure/accessible-name.js";
import { foreignOrigins } from "./check-origins.js";
import { allowsAddress, allowsHashOf, type Policy, policyReader, sourcesOf } from "./policy.js";

/** The content security policies of a page block nothing that the page needs. */
export const checkPolicy: PageRule = (tree) => {
  const { site } = tree;
  const foreignOriginOf = foreignOrigins(tree);
  const isForeign = (address: Address) => foreignOriginOf(address) !== undefined;
  const policiesOf = policyReader();
  return (page, log) => {
    const policies = policiesOf(page.facts);
    for (const [what, inline] of new Map(
      policies.flatMap((policy) => listBlockedCode(policy, page, isForeign)),
    )) {
      const [, tag = ""] = /<(\w+)>/.exec(what) ?? [];
      // The styles of one component are one finding.
      const subject = tag === "style" ? { what: "", example: what } : { what };
      log.add(
        "check/blocked-by-csp",
        { ...subject, inline, form: undefined },
        placeOf(page, [], { element: { tag } }),
      );
    }
    const blocked = new Map(
      policies.flatMap((policy) => [...listBlockedAddresses(policy, page, { site, isForeign })]),
    );
    for (const [value, what] of blocked)
      log.add("check/blocked-by-csp", { what, inline: undefined, form: undefined }, placeOf(page, [value]));
    const forms = listForms(page, site);
    for (const { what, target, place } of forms.filter(({ target }) => policies.some(denies(target, site))))
      log.add("check/blocked-by-csp", { what, inline: undefined, form: originOf(target, site) }, place);
  };
};

const originOf = ({ origin, protocol }: URL, own: SiteAddress) =>
  protocol === "mailto:" ? protocol : origin === own.origin ? "self" : origin;

const denies =
  (target: URL, { origin }: SiteAddress) =>
  (policy: Policy) => {
    const sources = sourcesOf(policy, "form-action");
    return sources !== undefined && !allowsAddress(sources, target, origin);
  };

interface Submission {
  readonly what: string;
  readonly target: URL;
  readonly place: Place;
}

/**
 * The targets of the page's forms and their buttons: a form without an `action` is sent to its own page. A form with method `dialog` is
 * not sent.
 */
function listForms(page: ReadPage, address: SiteAddress): Submission[] {
  const ownUrl = once(() => pageUrl(page, address));
  const submissions = new Map<string, Submission>();
  const add = (element: PageElement, written: string | undefined) => {
    const action = written?.trim() || ownUrl().href;
    if (!URL.canParse(action, ownUrl())) return;
    const target = new URL(action, ownUrl());
    if (!/^(?:https?|mailto):$/.test(target.protocol)) return;
    const distinctive =
      written || element.attributes.id || element.attributes.name || element.attributes.class;
    const place = placeOf(page, distinctive ? [distinctive] : []);
    if (!submissions.has(target.href))
      submissions.set(target.href, { what: `sending ${formatTag(element)}`, target, place });
  };
  for (const form of elementsOf(page.facts, "form"))
    if (!/^dialog$/i.test(form.attributes.method ?? "")) add(form, form.attributes.action);
  for (const button of elementsOf(page.facts, "button", "input"))
    if (button.attributes.formaction !== undefined) add(button, button.attributes.formaction);
  return [...submissions.values()];
}

const pageUrl = ({ routePath }: ReadPage, { origin, base }: SiteAddress) =>
  new URL(`${origin}${base}${routePath.slice(1)}`);

/** Inline style and script whose hash is not in the policy. */
function listBlockedCode(
  policy: Policy,
  { facts }: ReadPage,
  isForeign: (address: Address) => boolean,
): (readonly [what: string, inline: "yes" | "css-in-js"])[] {
  const blocked = (element: PageElement, directive: string) => {
    const sources = sourcesOf(policy, directive);
    return sources !== undefined && !allowsHashOf(sources, textOf(element));
  };
  const styles = elementsOf(facts, "style").filter((element) => blocked(element, "style-src-elem"));
  // The inline part of a pasted snippet is reported once its script may be loaded.
  const isOfForeign = facts.addresses.some(
    (address) => address.element.tag === "script" && isForeign(address),
  );
  const scripts = (isOfForeign ? [] : elementsOf(facts, "script"))
    .filter(({ attributes }) => attributes.src === undefined && runs(attributes.type))
    .filter((element) => blocked(element, "script-src-elem"));
  return [...styles, ...scripts].map(({ tag, attributes }) =>
    Object.keys(attributes).some((name) => ofCssInJs.test(name))
      ? [`the inline <${tag}> of a CSS-in-JS library`, "css-in-js"]
      : [`an inline <${tag}>: its hash is not in the policy`, "yes"],
  );
}

/** The attributes that Emotion (and so MUI), styled-components and Goober add to the style elements they create. */
const ofCssInJs = /^data-(emotion|styled|glamor|jss)|^data-n-css$/;

/** Data blocks such as JSON-LD do not run; speculation rules and import maps count as script. */
function runs(type = ""): boolean {
  return /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type.trim());
}

/** The blocked addresses, each with the first element that uses it. */
function listBlockedAddresses(
  policy: Policy,
  page: ReadPage,
  { site, isForeign }: { site: SiteAddress; isForeign: (address: Address) => boolean },
): Map<string, string> {
  const ownUrl = once(() => pageUrl(page, site));
  const blocked = new Map<string, string>();
  for (const found of page.facts.addresses) {
    const { value, element } = found;
    const directive = blocked.has(value) ? undefined : directiveOf(found);
    const sources = directive && sourcesOf(policy, directive);
    if (!sources || !URL.canParse(value, ownUrl())) continue;
    if (allowsAddress(sources, new URL(value, ownUrl()), site.origin)) continue;
    // An origin that the config does not allow, and an address that is code, are reported once, as such.
    if (isForeign(found) || /^\s*(?:java|vb)script:/i.test(value)) continue;
    const shown = value.length > 80 ? `${value.slice(0, 79)}…` : value;
    blocked.set(value, `${shown} of ${formatTag(element)} (${directive})`);
  }
  return blocked;
}

const byTag: Readonly<Record<string, string>> = {
  script: "script-src-elem",
  img: "img-src",
  image: "img-src",
  source: "media-src",
  video: "media-src",
  audio: "media-src",
  track: "media-src",
  iframe: "frame-src",
  embed: "object-src",
  object: "object-src",
  base: "base-uri",
};
const byRel: Readonly<Record<string, string>> = {
  stylesheet: "style-src-elem",
  icon: "img-src",
  manifest: "manifest-src",
};
const byPreload: Readonly<Record<string, string>> = {
  font: "font-src",
  image: "img-src",
  style: "style-src-elem",
  script: "script-src-elem",
};

function directiveOf({ element, attribute, value }: Address): string | undefined {
  const { tag, attributes } = element;
  if (attribute === "srcset" || attribute === "poster") return "img-src";
  if (attribute === "url()") {
    if (value.startsWith("#")) return undefined;
    return /\.(woff2?|ttf|otf|eot)([?#]|$)/i.test(value) ? "font-src" : "img-src";
  }
  if (tag !== "link") return attribute === "href" && tag !== "base" ? undefined : byTag[tag];
  const rels = (attributes.rel ?? "").toLowerCase().split(/\s+/);
  if (rels.includes("preload")) return byPreload[attributes.as ?? ""];
  if (rels.some((rel) => /icon$/.test(rel))) return "img-src";
  return rels.map((rel) => byRel[rel]).find((directive) => directive !== undefined);
}
