import { attributeOf, flagOf, writeAttributes } from "./attributes.js";
import { OnlyReact } from "./only-react.js";
import { isThere, type Properties } from "./properties.js";
import { wordsOf } from "./words-of.js";

/** What React writes behind all other attributes of these elements, in this order. */
const last: Readonly<Record<"button" | "form" | "input", readonly string[]>> = {
  button: [...wordsOf("name formAction formEncType formMethod formTarget")],
  form: [...wordsOf("action encType method target")],
  input: [...wordsOf("name formAction formEncType formMethod formTarget")],
};

const writeChecked = flagOf("checked");

/** The attributes of a form or one of its elements. What a form does in a browser's script is React's. */
export function formAttributes(tag: keyof typeof last, props: Properties): string {
  const { checked, defaultChecked, value, defaultValue, ...others } = props;
  const first = { ...(tag === "input" ? others : props) };
  const behind: Record<string, unknown> = {};
  for (const name of last[tag]) {
    behind[name] = props[name];
    delete first[name];
    if (typeof props[name] === "function") throw new OnlyReact(`a function of <${tag}>`);
  }
  const attributes = writeAttributes(first) + writeAttributes(behind);
  if (tag !== "input") return attributes;
  const shown = value ?? defaultValue;
  const written = isThere(shown) ? attributeOf("value")(shown) : "";
  return attributes + writeChecked(checked ?? defaultChecked) + written;
}
