import { Parser } from "htmlparser2";
import { SimilarPages } from "../templates/similar-pages.js";
import { FactCollector, type PageFacts } from "./collect-facts.js";
import { type PageElement, textOf } from "./page-element.js";
import { describeStartTag, type ListedTag } from "./start-tag.js";

export type { PageFacts } from "./collect-facts.js";

/** Reads a page's HTML in one pass, so that rules need not parse it. */
export function readPage(html: string): PageFacts {
  const collector = new FactCollector();
  let isOver = false;
  const parser = new Parser({
    onopentag(tag, attributes, isImplied) {
      if (isImplied) collector.addedTags.set(`<${tag}>`, undefined);
      collector.open(describeStartTag(tag, attributes));
    },
    ontext: (text) => collector.text(text),
    oncomment() {
      if (isOver) collector.unclosed = "a comment";
    },
    onclosetag(tag, isImplied) {
      if (isImplied) collector.addedTags.set(`</${tag}>`, collector.innermost);
      if (isOver && holdsText.test(tag)) collector.unclosed = `<${tag}>`;
      collector.close();
    },
  });
  parser.write(html);
  // Elements that the parser closes from here on were not closed by the page.
  isOver = true;
  parser.end();
  return collector;
}

/**
 * Returns a reader for similar pages: their common structure is read once, if it is regular. The facts of a page are valid until the next
 * one is read.
 */
export function pageReader(): (html: string) => PageFacts {
  const pages = new SimilarPages();
  return (html) => pages.read(html) ?? readPage(html);
}

/** Elements whose content is text, even if it looks like a tag. */
const holdsText = /^(style|script|title|textarea)$/;

export function elementsOf(
  { byTag }: PageFacts,
  tag: ListedTag,
  ...others: readonly ListedTag[]
): readonly PageElement[] {
  const first = byTag.get(tag) ?? none;
  if (others.length === 0) return first;
  const elements = [...first];
  for (const other of others) for (const element of byTag.get(other) ?? none) elements.push(element);
  return elements;
}

/** All inline style of a page. */
export function styleOf(facts: PageFacts): string {
  const [first, ...others] = elementsOf(facts, "style").map(textOf);
  return others.length === 0 ? (first ?? "") : [first, ...others].join("\n");
}

const none: readonly PageElement[] = [];

export type HeadText = "title" | "description";

/** A page's title or description; undefined if it has none. */
export function readHeadText(facts: PageFacts, what: HeadText): string | undefined {
  if (what === "title") {
    const title = elementsOf(facts, "title").find(({ parent }) => parent?.tag === "head");
    return title && textOf(title).trim();
  }
  const meta = elementsOf(facts, "meta").find(
    ({ attributes }) => attributes.name?.toLowerCase() === "description",
  );
  return meta?.attributes.content?.trim();
}
