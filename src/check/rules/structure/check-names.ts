import type { InertProblem } from "../../../diagnostics/codes/check-pages.js";
import { type Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import { anyWords } from "../../../text/page-words.js";
import { once } from "../../../util/once.js";
import { isWithin, type PageElement } from "../../page/page-element.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";
import type { ListedTag } from "../../page/start-tag.js";
import type { PageRule, ReadPage } from "../../rule.js";
import { accessibleName, formatTag, hasName } from "./accessible-name.js";

/** Links, buttons, frames, images and fields have a name, and buttons and videos do something. */
export const checkNames: PageRule = () => (page, log) => {
  const { facts } = page;
  const visible = (...tags: [ListedTag, ...ListedTag[]]) =>
    elementsOf(facts, ...tags).filter(({ isHidden }) => !isHidden);
  for (const element of visible("a", "button", "summary", "iframe")) {
    if (element.tag === "a" && !hasAddress(element)) checkAddress(element, page, log);
    else if (!hasName(element, facts))
      log.add("check/unnamed", { what: formatTag(element) }, placeOfElement(page, element, "text"));
    else if (element.tag === "a") checkWords(element, page, log);
  }
  const hasScript = elementsOf(facts, "script").some(({ attributes }) => !/json/.test(attributes.type ?? ""));
  const fields = visible("input", "textarea", "select");
  for (const element of visible("button", "video", "audio", "iframe", "form")) {
    const problem = whyInert(element, fields, hasScript);
    if (problem !== undefined && (element.tag !== "button" || hasName(element, facts)))
      log.add("check/inert", { what: formatTag(element), problem }, placeOfElement(page, element, ""));
  }
  for (const element of [...visible("img", "area", "input", "svg"), ...drawn(facts)]) {
    if (lacksAlternative(element, facts))
      log.add(
        "check/no-alternative",
        { what: formatTag(element), alt: element.attributes.alt },
        placeOfElement(page, element, "alt"),
      );
  }
  const labels = new Set(elementsOf(facts, "label").filter((label) => hasName(label, facts)));
  const labelled = new Set([...labels].map(({ attributes }) => attributes.for));
  for (const element of visible("input", "select", "textarea")) {
    if (lacksLabel(element, { labelled, labels }))
      log.add("check/unlabelled", { what: formatTag(element) }, placeOfElement(page, element, "aria-label"));
  }
};

/** Pages of services that have another URL for frames. */
const refusesFrames =
  /youtube\.com\/watch|youtu\.be\/|\/\/vimeo\.com\/\d|google\.[a-z.]+\/maps\/(?!embed|d\/embed)|maps\.app\.goo\.gl/;

/** Source for videos: https://webkit.org/blog/6784/new-video-policies-for-ios/. A script may give any element something to do. */
function whyInert(
  element: PageElement,
  fields: readonly PageElement[],
  hasScript: boolean,
): InertProblem | undefined {
  const { tag, attributes } = element;
  const { src = "", action = "", method, controls, autoplay, muted, playsinline } = attributes;
  if (tag === "iframe") return refusesFrames.test(src) ? "frame" : undefined;
  if (autoplay !== undefined && tag === "video" && controls === undefined)
    return muted !== undefined && playsinline !== undefined ? undefined : "autoplay";
  if (hasScript || controls !== undefined || autoplay !== undefined) return undefined;
  if (tag === "button") {
    const isUsed = Object.keys(attributes).some((name) =>
      /^(?:form|popovertarget|command|(?:aria-)?disabled)/.test(name),
    );
    return isUsed || isWithin(element, "form", "a") ? undefined : "button";
  }
  if (tag !== "form") return "media";
  const own = fields.filter(
    (field) => isWithin(field, "form") && !needsNoLabel.test(field.attributes.type ?? ""),
  );
  if (!/^https?:/.test(action) || own.length === 0) return undefined;
  if (own.every((field) => !field.attributes.name)) return "fields";
  const isPrivate = own.some((field) => field.tag === "textarea" || field.attributes.type === "email");
  return isPrivate && !/post/i.test(method ?? "") ? "get" : undefined;
}

const hasAddress = ({ attributes: { href } }: PageElement) => href !== undefined && href !== "#";

const vague = once(() => new RegExp(`^${anyWords("vagueLinks")}$`, "i"));

/**
 * Screen readers list the links of a page by their words alone. Links within the page are often the titles of its sections. Source: WCAG
 * 2.2, 2.4.9, and Lighthouse, link-text.
 */
function checkWords({ attributes, children: [words] }: PageElement, page: ReadPage, log: Diagnostics): void {
  const { href = "" } = attributes;
  if (typeof words !== "string" || attributes["aria-label"] || href.startsWith("#")) return;
  if (vague().test(words.trim())) log.add("check/vague-link", { text: words.trim() }, placeOf(page, [href]));
}

/** A link without an address is a fault, unless its attributes say that it is a target, the current page, or for a script. */
function checkAddress(element: PageElement, page: ReadPage, log: Diagnostics): void {
  const { tag, attributes } = element;
  if (Object.keys(attributes).some((name) => /^(?:id|name|role|tabindex|aria-.*|data-.*)$/.test(name)))
    return;
  const text = accessibleName(element, page.facts);
  if (text === "") return;
  const { href } = attributes;
  const query = {
    visibleText: { text },
    element: { tag, ...(href === undefined ? { lacks: "href" } : { has: "href", value: href }) },
  };
  log.add("check/no-address", { text, href }, placeOf(page, href === undefined ? [] : [href], query));
}

const drawn = ({ byAttribute }: PageFacts) =>
  (byAttribute.get("role") ?? []).filter(
    ({ tag, attributes, isHidden }) =>
      attributes.role === "img" && /^(div|span|figure|i)$/.test(tag) && !isHidden,
  );

function lacksAlternative(element: PageElement, facts: PageFacts): boolean {
  const { tag, attributes } = element;
  if (tag === "img" && attributes.alt !== undefined) return emptyWords.test(attributes.alt.trim());
  const isImage =
    tag === "img" ||
    (tag === "input" && attributes.type === "image") ||
    (tag === "area" && attributes.href !== undefined) ||
    attributes.role === "img";
  if (!isImage || attributes.role === "presentation" || attributes.role === "none") return false;
  const svgTitle =
    tag === "svg" && element.children.some((child) => typeof child !== "string" && child.tag === "title");
  return !svgTitle && !hasName(element, facts);
}

/** The name of a file, which tools put into `alt`, and the word for any image say nothing of this one. */
const emptyWords =
  /^(?:\S+\.(?:png|jpe?g|webp|avif|gif|heic|svg)|alt(?:ernative)? text|image|img|photo|picture|bild|foto|imagen?)$/i;

const needsNoLabel = /^(hidden|submit|reset|button|image)$/;

interface Labels {
  readonly labels: ReadonlySet<PageElement>;
  /** The ids that the labels reference. */
  readonly labelled: ReadonlySet<string | undefined>;
}

function lacksLabel({ tag, attributes, parent }: PageElement, { labels, labelled }: Labels): boolean {
  if (tag === "input" && needsNoLabel.test(attributes.type ?? "text")) return false;
  const named = ["aria-label", "aria-labelledby", "title"].some((name) => attributes[name]?.trim());
  if (named) return false;
  for (let at = parent; at; at = at.parent) if (labels.has(at)) return false;
  const { id } = attributes;
  return id === undefined || !labelled.has(id);
}

/** The place of an attribute that identifies the element, or else of the only element that lacks the same thing. */
function placeOfElement(page: ReadPage, element: PageElement, lacks: string) {
  const { tag, attributes } = element;
  const distinctive =
    attributes.id ??
    (lacks === "alt" ? attributes.alt : undefined) ??
    attributes.href ??
    attributes.src ??
    attributes.class;
  const name = accessibleName(element, page.facts);
  const texts = distinctive ? [distinctive] : [];
  return placeOf(page, texts, {
    ...(tag === "button" && name && { visibleText: { text: name } }),
    element: { tag, lacks },
  });
}
