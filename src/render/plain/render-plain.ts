import { escapeText } from "../escape-text.js";
import { toText, writeAttributes } from "./attributes.js";
import { renderTitle, renderVoid } from "./childless-elements.js";
import { HeadOfTree } from "./head-of-tree.js";
import { kindOfTag } from "./kind-of-tag.js";
import { OnlyReact } from "./only-react.js";
import { contextType, PlainHooks, takeRejection } from "./plain-hooks.js";
import { isThere, type Properties } from "./properties.js";
import { wordsOf } from "./words-of.js";

/** Where React keeps who answers the hooks of the component that runs. */
export interface HooksPlace {
  H: unknown;
}

/**
 * Renders a tree to the very HTML that React's static renderer makes of it, if it is plain, as the trees of pages are: in a
 * fraction of the time, since it can neither wait nor go on in a browser. Gives undefined for one with something else in it:
 * React renders that, or says what is wrong with it. Throws what a component throws, which may do so only once.
 */
export function renderPlain(tree: unknown, place: HooksPlace): string | undefined {
  const rendering = new Rendering();
  const before = place.H;
  place.H = rendering.hooks;
  try {
    renderNode(rendering, tree, "nothing");
    return rendering.end();
  } catch (thrown) {
    if (rendering.hooks.left || isForReact(thrown)) return undefined;
    throw thrown;
  } finally {
    place.H = before;
    rendering.hooks.isOver = true;
  }
}

/** React waits for what is promised, and goes on with a deep tree on a new stack. */
const isForReact = (thrown: unknown) =>
  thrown instanceof OnlyReact ||
  takeRejection(thrown) ||
  (thrown instanceof RangeError && thrown.message === "Maximum call stack size exceeded");

/** What lies around a node, as far as that matters to what is made of it. */
type Around = "nothing" | "html" | "svg" | "elements";

type Component = ((props: Properties, ref: unknown) => unknown) & {
  readonly prototype?: { readonly isReactComponent?: unknown };
};

/** What the type of an element is that is neither a component nor the name of a tag. */
interface SpecialType {
  readonly $$typeof?: unknown;
  readonly type?: unknown;
  readonly render?: Component;
}

const elementType = Symbol.for("react.transitional.element");
const memoType = Symbol.for("react.memo");
const forwardRefType = Symbol.for("react.forward_ref");
const transparent = new Set<unknown>(
  ["react.fragment", "react.strict_mode", "react.profiler"].map((name) => Symbol.for(name)),
);

const outOfSvg = wordsOf("foreignObject math noscript picture table thead tbody tfoot colgroup tr");

/** What was rendered so far. */
class Rendering {
  readonly hooks = new PlainHooks();
  readonly head = new HeadOfTree();
  readonly document: { html?: string; head?: string; inHead?: string; body?: string } = {};
  html = "";
  /** React leaves out some of what elements have in them there. */
  isInHead = false;
  /** How many elements are open in which images are not asked for early, and metadata stays where it is. */
  unmoved = 0;

  end(): string {
    if (this.hooks.left) throw this.hooks.left;
    const { html, head, inHead = "", body } = this.document;
    if (html === undefined) return this.head.toHtml() + this.html;
    if (head === undefined || body === undefined) throw new OnlyReact("a document without head or body");
    return `${html}${head}${this.head.toHtml()}${inHead}</head>${body}${this.html}</body></html>`;
  }

  /** The document itself is all that there is, and a head and a body all that is in it. */
  isBesideDocument(around: Around): boolean {
    return around === "html" || (around === "nothing" && this.document.html !== undefined);
  }
}

function renderNode(rendering: Rendering, node: unknown, around: Around): void {
  if (typeof node === "object") {
    if (node === null) return;
    if (Array.isArray(node)) {
      // What a component adds to it meanwhile comes too late.
      const { length } = node;
      for (let at = 0; at < length; at++) renderNode(rendering, node[at], around);
      return;
    }
    const { $$typeof, type, props } = node as { $$typeof?: unknown; type: unknown; props: Properties };
    if ($$typeof !== elementType) {
      takeRejection(node);
      throw new OnlyReact("such a child");
    }
    if (typeof type === "string") renderHost(rendering, type, props, around);
    else renderComponent(rendering, type, props, around);
  } else if (typeof node === "string") renderText(rendering, node, around);
  else if (typeof node === "number" || typeof node === "bigint") renderText(rendering, String(node), around);
}

function renderText(rendering: Rendering, text: string, around: Around): void {
  if (text !== "" && (rendering.isInHead || rendering.isBesideDocument(around)))
    throw new OnlyReact("text in such a place");
  rendering.html += escapeText(text);
}

function renderComponent(rendering: Rendering, type: unknown, props: Properties, around: Around): void {
  if (typeof type === "function") {
    const component = type as Component;
    if (component.prototype?.isReactComponent) throw new OnlyReact("a class");
    return renderNode(rendering, component(props, undefined), around);
  }
  if (transparent.has(type)) return renderNode(rendering, props.children, around);
  const { $$typeof, type: inner, render } = (type ?? {}) as SpecialType;
  if ($$typeof === memoType) renderComponent(rendering, inner, props, around);
  else if ($$typeof === forwardRefType && render && !("ref" in props))
    renderNode(rendering, render(props, null), around);
  else if ($$typeof === contextType)
    rendering.hooks.provide(type as object, props.value, () => renderNode(rendering, props.children, around));
  else throw new OnlyReact("such a component");
}

function renderHost(rendering: Rendering, tag: string, props: Properties, around: Around): void {
  // React writes only what is an element's own.
  if (Object.getPrototypeOf(props) !== Object.prototype) throw new OnlyReact("what is inherited");
  const known = kindOfTag(tag);
  if (known.kind === "react") throw new OnlyReact(`<${tag}>`);
  if (known.kind === "part") return renderPart(rendering, known.tag, props, around);
  if (rendering.isBesideDocument(around)) throw new OnlyReact(`<${tag}> beside the document`);
  if (known.kind === "metadata") return renderMetadata(rendering, known.tag, props, around);
  if (known.kind === "void") {
    if (tag === "img" && rendering.unmoved === 0) rendering.head.images.add(props);
    rendering.html += renderVoid(tag, props, known.write);
    return;
  }
  if (known.isReacts?.(props)) throw new OnlyReact(`such a <${tag}>`);
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (rendering.isInHead && isThere(children)) throw new OnlyReact(`what is in <${tag}> in the head`);
  rendering.html += `<${tag}${known.write(props)}>`;
  if (isThere(inner)) rendering.html += innerHtmlOf(tag, inner, children);
  else if (typeof children === "string") rendering.html += escapeText(textIn(tag, children));
  else if (isThere(children)) renderContent(rendering, tag, children, around);
  rendering.html += `</${tag}>`;
}

function renderPart(
  rendering: Rendering,
  tag: "html" | "head" | "body",
  props: Properties,
  around: Around,
): void {
  const isInPlace = around === (tag === "html" ? "nothing" : "html");
  const { document } = rendering;
  const { children, dangerouslySetInnerHTML } = props;
  if (!isInPlace || document[tag] !== undefined || rendering.html !== "" || isThere(dangerouslySetInnerHTML))
    throw new OnlyReact(`such a <${tag}>`);
  document[tag] = `<${tag}${writeAttributes(props)}>`;
  rendering.isInHead = tag === "head";
  renderNode(rendering, children, tag === "html" ? "html" : "elements");
  if (tag !== "head") return;
  rendering.isInHead = false;
  document.inHead = rendering.html;
  rendering.html = "";
}

function renderMetadata(
  rendering: Rendering,
  tag: "meta" | "link" | "title",
  props: Properties,
  around: Around,
): void {
  if (tag === "title" && around === "svg") rendering.html += renderTitle(props);
  else if (around === "svg" || rendering.unmoved > 0) throw new OnlyReact(`<${tag}> in such a place`);
  else rendering.html += rendering.head.take(tag, props);
}

function renderContent(rendering: Rendering, tag: string, children: unknown, around: Around): void {
  const isUnmoving = tag === "noscript" || tag === "picture";
  if (isUnmoving) rendering.unmoved++;
  const isInSvg = tag === "svg" || (around === "svg" && !outOfSvg.has(tag));
  renderNode(rendering, children, isInSvg ? "svg" : "elements");
  if (isUnmoving) rendering.unmoved--;
}

function innerHtmlOf(tag: string, inner: unknown, children: unknown): string {
  if (isThere(children) || typeof inner !== "object" || inner === null || !("__html" in inner))
    throw new OnlyReact(`such HTML in <${tag}>`);
  const { __html: html } = inner;
  if (typeof html === "string") return textIn(tag, html);
  return isThere(html) ? toText(html) : "";
}

/** The parser of a browser drops a line break that `<pre>` begins with: React writes one more. */
function textIn(tag: string, text: string): string {
  return tag === "pre" && text.startsWith("\n") ? `\n${text}` : text;
}
