import type { Element, Root } from "hast";
import bash from "highlight.js/lib/languages/bash";
import dart from "highlight.js/lib/languages/dart";
import diff from "highlight.js/lib/languages/diff";
import java from "highlight.js/lib/languages/java";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import swift from "highlight.js/lib/languages/swift";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { nearest } from "../../text/nearest.js";
import { placeAt } from "../markdown/safe-html.js";

/** The languages in which apps and their sites are written. */
const grammars = { bash, dart, diff, java, json, kotlin, swift, typescript, xml, yaml };
/** The grammar of TypeScript contains that of JavaScript. */
const aliases = { typescript: ["javascript", "js", "jsx", "mjs", "cjs"] };
/** Languages that are shown without highlighting. */
const plain = ["text", "txt", "plain", "plaintext", "python", "py"];
const names = [...Object.keys(grammars), "javascript", ...plain];
const lowlight = createLowlight(grammars);
lowlight.registerAlias(aliases);

/** Gives the tokens of code their classes, such as `code-keyword`, for a site's style to colour. */
export function highlightCode(tree: Root, file: VFile, log: Diagnostics): void {
  visit(tree, "element", ({ tagName, children }) => {
    const [code] = children;
    if (tagName !== "pre" || code?.type !== "element" || code.tagName !== "code") return;
    const language = languageOf(code);
    if (language === undefined || plain.includes(language)) return;
    if (lowlight.registered(language)) {
      const { children: words } = lowlight.highlight(language, textOf(code), { prefix: "code-" });
      code.children = words as Element["children"];
    } else {
      const args = { language, near: nearest(language, names), known: names.join(", ") };
      log.add("read/unknown-code-language", args, placeAt(file, code.position));
    }
  });
}

function languageOf({ properties }: Element): string | undefined {
  const [name] = [properties.className].flat();
  return typeof name === "string" ? /^language-(.+)$/.exec(name)?.[1]?.toLowerCase() : undefined;
}
