import { renderTitle, renderVoid } from "./childless-elements.js";
import { ImagePreloads } from "./image-preloads.js";
import { OnlyReact } from "./only-react.js";
import type { Properties } from "./properties.js";

/** What of a tree React moves to the head of the document, or to its front if it is none, and the order that it gives to that. */
export class HeadOfTree {
  readonly images = new ImagePreloads();
  #encoding = "";
  #viewport = "";
  #others = "";

  /** Takes an element that says something of the whole document; gives the HTML of one that stays where it is. */
  take(tag: "meta" | "link" | "title", props: Properties): string {
    if (props.itemProp !== undefined) throw new OnlyReact(`<${tag}> of an item`);
    if (tag === "title") this.#others += renderTitle(props);
    else if (tag === "link") return this.#takeLink(props);
    else if (typeof props.charSet === "string") this.#encoding += renderVoid(tag, props);
    else if (props.name === "viewport") this.#viewport += renderVoid(tag, props);
    else this.#others += renderVoid(tag, props);
    return "";
  }

  #takeLink(props: Properties): string {
    const { rel, href, precedence, onLoad, onError } = props;
    if (precedence !== undefined || onLoad || onError) throw new OnlyReact("a link that is followed");
    const isMoved =
      typeof rel === "string" && typeof href === "string" && href !== "" && rel !== "stylesheet";
    if (!isMoved) return renderVoid("link", props);
    this.#others += renderVoid("link", props);
    return "";
  }

  toHtml(): string {
    return this.#encoding + this.#viewport + this.images.toHtml() + this.#others;
  }
}
