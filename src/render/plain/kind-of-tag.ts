import { onceEach } from "../../core/once-each.js";
import { writeAttributes } from "./attributes.js";
import { formAttributes } from "./form-attributes.js";
import { isThere, type Properties } from "./properties.js";
import { wordsOf } from "./words-of.js";

/** Whether React would do more with an element than write it. */
const isReacts = new Map([
  ["a", ({ href }: Properties) => href === ""],
  ["script", (props: Properties) => isThere(props.async) || isThere(props.children)],
  ["style", (props: Properties) => isThere(props.precedence) || isThere(props.children)],
]);

/** What is to be known of a tag before an element of it is written. */
export const kindOfTag = onceEach((tag: string) => {
  if (tag === "html" || tag === "head" || tag === "body") return { kind: "part", tag } as const;
  if (tag === "meta" || tag === "link" || tag === "title") return { kind: "metadata", tag } as const;
  if (tag === "img" || voidTags.has(tag)) return { kind: "void", write: writeAttributes } as const;
  if (tag === "input") return { kind: "void", write: writerOf(tag) } as const;
  if (reactTags.has(tag) || !plainTag.test(tag)) return { kind: "react" } as const;
  const write = tag === "form" || tag === "button" ? writerOf(tag) : writeAttributes;
  return { kind: "plain", write, isReacts: isReacts.get(tag) } as const;
});

const writerOf = (tag: "form" | "button" | "input") => (props: Properties) => formAttributes(tag, props);

const voidTags = wordsOf("area base br col embed hr keygen param source track wbr");
/** React has rules for these which hardly a page needs; custom elements, which have a hyphen, are React's, too. */
const reactTags = wordsOf("listing menuitem object option select textarea");
const plainTag = /^[a-zA-Z][a-zA-Z:_.\d]*$/;
