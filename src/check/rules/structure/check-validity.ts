import type { CodeArgs } from "../../../diagnostics/codes.js";
import { placeOf } from "../../../diagnostics/diagnostics.js";
import { orNothing } from "../../../util/or-nothing.js";
import type { PageFacts } from "../../page/collect-facts.js";
import { isWithin, type PageElement, textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { childrenOf, htmlElements, interactive, parentsOf, withoutEnd } from "./html-elements.js";

type ProblemArgs = CodeArgs<"check/invalid-html">;

interface Problem {
  readonly args: ProblemArgs;
  /** The text of the element, or of what ended it. */
  readonly text: string;
}

/** Browsers nest the elements of a page as they are written, and know each of them. */
export const checkValidity: PageRule = () => {
  // Similar pages share their elements.
  const known = new WeakMap<PageFacts["roots"], readonly Problem[]>();
  return (page, log) => {
    const { facts } = page;
    const problems = known.get(facts.roots) ?? listProblems(facts);
    known.set(facts.roots, problems);
    for (const { args, text } of problems) {
      // A repeated tag may have an attribute: "meta name=viewport".
      const tag = args.tag.replace(/ .*/, "");
      const isOfDocument = writtenByMarkdown.test(tag) && { isOfDocument: true as const };
      const query = { visibleText: { text }, element: { tag, ...isOfDocument } };
      log.add("check/invalid-html", args, placeOf(page, [], query));
    }
  };
};

/** Elements that may come from a document, where code that has one says nothing about the place. */
const writtenByMarkdown =
  /^(a|blockquote|br|code|del|em|h[1-6]|hr|img|input|li|ol|p|pre|strong|sup|t(able|body|[dhr]|head)|ul)$/;

function listProblems(facts: PageFacts): readonly Problem[] {
  const problems = new Map<string, Problem>();
  const add = (args: ProblemArgs, at?: PageElement | string) =>
    problems.set(JSON.stringify(args), { args, text: typeof at === "object" ? textOf(at).trim() : "" });
  if (facts.addedTags.has("<p>")) add({ problem: "ends", tag: "p" }, after(facts.addedTags.get("</p>")));
  // Unclosed comments and elements have their own rule.
  for (const [added, ended] of facts.unclosed === undefined ? facts.addedTags : []) {
    const tag = /^<\/(.*)>$/.exec(added)?.[1] ?? "";
    if (htmlElements.has(tag) && !withoutEnd.has(tag)) add({ problem: "ends", tag }, after(ended));
  }
  const titles = elementsOf(facts, "title").filter(
    ({ parent }) => parent?.tag === "head" || !isWithin(parent, "svg"),
  );
  const named = (name: string) =>
    elementsOf(facts, "meta").filter(({ attributes }) => attributes.name === name);
  for (const [tag, same] of Object.entries({
    title: titles,
    html: elementsOf(facts, "html"),
    "meta name=viewport": named("viewport"),
    "meta name=apple-itunes-app": named("apple-itunes-app"),
  }))
    if (same.length > 1) add({ problem: "repeated", tag, other: `${same.length}` });
  const visit = (element: PageElement) => {
    const { tag, parent } = element;
    const flaw = flawOf(element);
    if (flaw !== undefined) add(flaw, element);
    // Other names apply in drawings and formulas.
    if (/^(svg|math|template)$/.test(tag)) return;
    const isOperated = interactive.has(tag) && element.attributes.type !== "hidden";
    const operated = isOperated ? operatedAround(parent) : undefined;
    if (operated) add({ problem: "inside", tag, other: operated.tag }, element);
    for (const child of element.children) if (typeof child !== "string") visit(child);
  };
  for (const root of facts.roots) visit(root);
  return [...problems.values()];
}

function after(element: PageElement | undefined): PageElement | string | undefined {
  const siblings = element?.parent?.children ?? [];
  return siblings[siblings.indexOf(element ?? "") + 1];
}

function flawOf(element: PageElement): ProblemArgs | undefined {
  const { tag, parent, attributes, children } = element;
  if (!htmlElements.has(tag) && !tag.includes("-")) return { problem: "unknown", tag };
  const { datetime = "", target = "" } = attributes;
  if (tag === "details" && !children.some((child) => typeof child !== "string" && child.tag === "summary"))
    return { problem: "lacks", tag, other: "summary" };
  // Words, and days that begin with the day or the month.
  if (/^\d{1,2}[./]\d|\p{L}{3}/u.test(datetime)) return { problem: "day", tag, other: datetime };
  if (/^(?:blank|_?new|_black)$/.test(target)) return { problem: "window", tag, other: target };
  const isJson = tag === "script" && /\bjson$/.test(attributes.type ?? "");
  if (isJson && orNothing(() => [JSON.parse(textOf(element))]) === undefined) return { problem: "json", tag };
  if (!parent) return undefined;
  const around = parent.tag;
  const isAnywhere = tag === "script" || tag === "template";
  const isAllowed =
    isAnywhere || ((parentsOf[tag]?.includes(around) ?? true) && (childrenOf[around]?.includes(tag) ?? true));
  return isAllowed ? undefined : { problem: "directly", tag, other: around };
}

function operatedAround(element: PageElement | undefined): PageElement | undefined {
  if (!element) return undefined;
  const isLink = element.tag === "a" && element.attributes.href !== undefined;
  return isLink || element.tag === "button" ? element : operatedAround(element.parent);
}
