import { escapeText } from "../escape-text.js";
import { toText, writeAttributes } from "./attributes.js";
import { ImagePreloads } from "./image-preloads.js";
import { OnlyReact } from "./only-react.js";

export type Properties = Readonly<Record<string, unknown>>;

/** What of a tree React moves to the head of the document, or to its front if it is none, and the order that it gives to that. */
export class HeadOfTree {
  readonly images = new ImagePreloads();
  #encoding = "";
  #viewport = "";
  #others = "";

  /** Takes an element that says something of the whole document; gives the HTML of one that stays where it is. */
  take(tag: "meta" | "link" | "title", props: Properties): string {
    if (props.itemProp !== undefined) throw new OnlyReact(`<${tag}> of an item`);
    if (tag === "title") this.#others += titleOf(props);
    else if (tag === "link") return this.#takeLink(props);
    else if (typeof props.charSet === "string") this.#encoding += voidElement(tag, props);
    else if (props.name === "viewport") this.#viewport += voidElement(tag, props);
    else this.#others += voidElement(tag, props);
    return "";
  }

  #takeLink(props: Properties): string {
    const { rel, href, precedence, onLoad, onError } = props;
    if (precedence !== undefined || onLoad || onError) throw new OnlyReact("a link that is followed");
    const isMoved =
      typeof rel === "string" && typeof href === "string" && href !== "" && rel !== "stylesheet";
    if (!isMoved) return voidElement("link", props);
    this.#others += voidElement("link", props);
    return "";
  }

  toHtml(): string {
    return this.#encoding + this.#viewport + this.images.toHtml() + this.#others;
  }
}

/** An element that holds nothing; its attributes as `write` writes them. */
export function voidElement(tag: string, props: Properties, write = writeAttributes): string {
  const { children, dangerouslySetInnerHTML } = props;
  if (isThere(children) || isThere(dangerouslySetInnerHTML)) throw new OnlyReact(`what is in <${tag}>`);
  return `<${tag}${write(props)}/>`;
}

/** A title holds text alone. */
export function titleOf(props: Properties): string {
  const { children = "", dangerouslySetInnerHTML } = props;
  if ((typeof children !== "string" && typeof children !== "number") || isThere(dangerouslySetInnerHTML))
    throw new OnlyReact("such a title");
  return `<title${writeAttributes(props)}>${escapeText(toText(children))}</title>`;
}

export const isThere = (value: unknown) => value !== undefined && value !== null;
