import type { Root } from "mdast";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import remarkParse from "remark-parse";
import { type PluggableList, unified } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Facts } from "../../model/facts/facts.js";
import { onceEach } from "../../util/once.js";
import { type LinkChange, leadLink } from "./local-links.js";
import { listShapes, parseBlocks } from "./parse-blocks.js";
import { type PlainHtml, plainHtml, plainHtmlTo } from "./plain-html.js";
import { inlineLink } from "./shorten-prose.js";
import { stateFactsInHtml } from "./state-facts.js";

/** GitHub links a bare `www.` to http. A link that an author writes starts before its label, and stays. */
function useHttps(tree: Root): void {
  visit(tree, "link", (link) => {
    const [label] = link.children;
    if (label?.type !== "text" || link.position?.start.offset !== label.position?.start.offset) return;
    if (link.url === `http://${label.value}`) link.url = `https://${label.value}`;
  });
}

const autolinks = gfmAutolinkLiteralFromMarkdown();
const autolinksByHttps = { ...autolinks, transforms: [...(autolinks.transforms ?? []), useHttps] };

/* GitHub's extensions of Markdown, each with a sign of its use: all of them double the parsing time of texts without them. */
const extensions = [
  {
    // The sign in a URL, which may only appear when escapes and references are decoded.
    sign: /@|https?[:\\]|www[.\\]|&[#\w]+;/i,
    syntax: gfmAutolinkLiteral(),
    tree: autolinksByHttps,
  },
  { sign: /\[\^/, syntax: gfmFootnote(), tree: gfmFootnoteFromMarkdown() },
  { sign: /~/, syntax: gfmStrikethrough(), tree: gfmStrikethroughFromMarkdown() },
  { sign: /\||:-|-:/, syntax: gfmTable(), tree: gfmTableFromMarkdown() },
  { sign: /\[[\sx]\]/i, syntax: gfmTaskListItem(), tree: gfmTaskListItemFromMarkdown() },
] as const;

/** Two longer blocks almost never have the same shape. */
const longestShape = 400;
const maxShapes = 1000;
const parseShape = onceEach((text: string) => parseWhole(text), maxShapes);
const parseBlock = (text: string): Root => (text.length > longestShape ? parseWhole(text) : parseShape(text));

/** Parses Markdown with GitHub's extensions, and with blocks if `more` has their syntax. */
export function parseMarkdown(text: string, more?: MarkdownExtension): Root {
  // A directive may continue over blank lines.
  return more ? parseWhole(text, more) : (parseBlocks(text, { parse: parseBlock }) ?? parseWhole(text));
}

/** The same for HTML output only: plain words, emphasis, links and facts are HTML already, for `renderSafeHtml`. */
export const parseForHtml = (text: string, context: LinkChange & { readonly facts: Facts }): Root =>
  parseBlocks(text, {
    parse: parseBlock,
    plainHtmlOf: (block) => plainHtmlIn(block, context),
    stateFacts: (html) => stateFactsInHtml(html, context.facts),
  }) ?? parseWhole(text);

/** Parses the blocks of a text one by one for `parseForHtml`, so that the caller can do other work in between. Ignores problems. */
export function* parseAhead(text: string): Generator<void> {
  try {
    for (const shape of listShapes(text)) {
      plainHtmlOf(shape);
      yield;
    }
  } catch {}
}

const plainHtmlOf = (text: string) => (text.length > longestShape ? undefined : plainHtmlOfShape(text));
const plainHtmlOfShape = onceEach((shape: string) => plainHtml(parseShape(shape)), maxShapes);

/** The same, with links resolved for a document. */
function plainHtmlIn(text: string, change: LinkChange): PlainHtml | undefined {
  const plain = plainHtmlOf(text);
  if (!plain || plain.local.length === 0) return plain;
  const to = plain.local.map((one) => leadLink(one, change));
  return to.every((one, index) => one === plain.local[index])
    ? plain
    : plainHtmlLed(JSON.stringify([text, to]));
}

const plainHtmlLed = onceEach((key: string) => {
  const [text, to] = JSON.parse(key) as [string, string[]];
  return plainHtmlTo(parseShape(text), to);
}, maxShapes);

function parseWhole(text: string, more?: MarkdownExtension): Root {
  const bare = text.replace(inlineLink, "");
  const has = extensions.map(({ sign }, index) => sign.test(index === 0 ? bare : text));
  return parsersWith(more)(has.map(Number).join("")).parse(text);
}

export interface MarkdownExtension {
  readonly syntax: ReturnType<typeof gfmTable>;
  readonly tree: ReturnType<typeof gfmTableFromMarkdown>;
}

/** Creating a parser takes milliseconds, and most sites need one or two. `has` is 0 or 1 for each extension. */
const parsersWith = onceEach((more: MarkdownExtension | undefined) =>
  onceEach((has: string) => {
    const ofGitHub = extensions.filter((_, index) => has[index] === "1");
    return parserWith(more ? [...ofGitHub, more] : ofGitHub).freeze();
  }),
);

const parserWith = (chosen: readonly MarkdownExtension[]) =>
  unified()
    .use(remarkParse)
    .data({
      micromarkExtensions: chosen.map(({ syntax }) => syntax),
      fromMarkdownExtensions: chosen.map(({ tree }) => tree),
    });

/** Parses a text with all of GitHub's Markdown and the syntax of plugins, and runs the plugins on the tree. */
export function parseWithPlugins(
  file: VFile,
  { plugins, more }: { readonly plugins: PluggableList; readonly more: MarkdownExtension | undefined },
): Root {
  const parser = parserWith([...extensions, ...(more ? [more] : [])]).use(plugins);
  return parser.runSync(parser.parse(file), file) as Root;
}
