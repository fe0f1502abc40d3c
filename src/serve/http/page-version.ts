import { withBase } from "../../model/addresses/addresses.js";
import type { Page } from "../../model/pages/page.js";
import type { OutputFile, Tree } from "../../model/pages/tree.js";
import { contentTypeOf } from "../../util/content-type.js";
import { digestOf, hashOf } from "../../util/hash-of.js";

/** Browsers compare this to detect whether their page is current. */
export interface Version {
  /** A hash of everything but the style. */
  readonly page: string;
  readonly style: string;
}

/**
 * The version of a page in a tree. It includes the files of the tree that the page shows, since a photo that changes under the same name
 * changes the page.
 */
export function versionOfPage(
  { html, style = "" }: Page,
  { files }: Pick<Tree, "files">,
  base: string,
): Version {
  const rest = withoutStyle(html, style);
  const named = [...files.values()]
    .filter((file) => isShown(file) && html.includes(withBase(base, file.outputFile)))
    .map(({ bytes }) => hashOf(bytes))
    .sort();
  return { page: hashOf([rest, ...named].join("\n")).slice(0, 22), style: hashOf(style).slice(0, 22) };
}

/** Whether a page shows a file; heads name others, such as feeds. */
const isShown = ({ outputFile, from }: OutputFile) =>
  !outputFile.endsWith(".html") &&
  (from.startsWith("public/") || /^(audio|font|image|video)\//.test(contentTypeOf(outputFile)));

/** A page without its style: without the element and its source in the policy, as React writes them. */
function withoutStyle(html: string, style: string): string {
  if (style === "") return html;
  const source = `style-src &#x27;sha256-${digestOf(style)}&#x27;;`;
  return html.replace(`<style>${style}</style>`, "").replace(source, "");
}

const unstamped = 'data-handbill=""';

export function stampVersion(html: string, { page, style }: Version): string {
  return html.replace(unstamped, `data-handbill="${page} ${style}"`);
}
