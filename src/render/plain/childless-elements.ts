import { escapeText } from "../escape-text.js";
import { toText, writeAttributes } from "./attributes.js";
import { OnlyReact } from "./only-react.js";
import { isThere, type Properties } from "./properties.js";

/** An element that holds nothing; its attributes as `write` writes them. */
export function renderVoid(tag: string, props: Properties, write = writeAttributes): string {
  const { children, dangerouslySetInnerHTML } = props;
  if (isThere(children) || isThere(dangerouslySetInnerHTML)) throw new OnlyReact(`what is in <${tag}>`);
  return `<${tag}${write(props)}/>`;
}

/** A title holds text alone. */
export function renderTitle(props: Properties): string {
  const { children = "", dangerouslySetInnerHTML } = props;
  if ((typeof children !== "string" && typeof children !== "number") || isThere(dangerouslySetInnerHTML))
    throw new OnlyReact("such a title");
  return `<title${writeAttributes(props)}>${escapeText(toText(children))}</title>`;
}
