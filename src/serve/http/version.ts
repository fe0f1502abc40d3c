import { createHash } from "node:crypto";
import { withBase } from "../../model/addresses/addresses.js";
import type { Page } from "../../model/pages/page.js";
import type { OutputFile, Tree } from "../../model/pages/tree.js";
import { contentTypeOf } from "../../util/content-type.js";

/** What a browser compares to know whether what it shows is still so. */
export interface Version {
  /** Of all but the style. */
  readonly page: string;
  readonly style: string;
}

/** A short name for bytes; alike only for the same bytes. */
export function hashOf(content: string | Uint8Array, encoding: "base64" | "base64url" = "base64url"): string {
  return createHash("sha256").update(content).digest(encoding);
}

/**
 * The version of a page of a tree. Files of the tree that the page names and shows belong to it: a photo that
 * was changed under its name changes what the page looks like.
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

/** Feeds and the like are named in heads, and are nothing that a page shows. */
const isShown = ({ outputFile, from }: OutputFile) =>
  !outputFile.endsWith(".html") &&
  (from.startsWith("public/") || /^(audio|font|image|video)\//.test(contentTypeOf(outputFile)));

/** A page as it would be without style: without its element and its source in the policy, as React writes them. */
function withoutStyle(html: string, style: string): string {
  if (style === "") return html;
  const source = `style-src &#x27;sha256-${hashOf(style, "base64")}&#x27;;`;
  return html.replace(`<style>${style}</style>`, "").replace(source, "");
}

const unstamped = 'data-handbill=""';

/** Tells a page which version it is, in the tag of the development script. */
export function stampVersion(html: string, { page, style }: Version): string {
  return html.replace(unstamped, `data-handbill="${page} ${style}"`);
}
