import { DomUtils, parseDocument } from "htmlparser2";
import { readFolder } from "../read-folder.js";

/** The attributes of an element, and its text. */
export interface WalkedElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A published page as a crawler sees it, independent of handbill's code. */
export interface WalkedPage {
  /** Relative to the output folder: `pt/terms.html`. */
  readonly file: string;
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  /** The links to other languages in the head, in order: language and URL. */
  readonly alternates: readonly (readonly [string, string])[];
  /** Elements of a tag, or of that tag inside another. */
  readonly all: (tag: string, within?: string) => WalkedElement[];
}

/** All pages of an output folder except the second files of routes, which are copies. */
export function walkPages(folder: string): WalkedPage[] {
  const files = Object.entries(readFolder(folder)).filter(
    ([file]) => file.endsWith(".html") && (file === "index.html" || !file.endsWith("/index.html")),
  );
  return files.map(([file, bytes]) => walkPage(file, Buffer.from(bytes, "latin1").toString()));
}

function walkPage(file: string, html: string): WalkedPage {
  const document = parseDocument(html);
  const all: WalkedPage["all"] = (tag, within) => {
    const roots = within === undefined ? [document] : DomUtils.getElementsByTagName(within, document);
    return DomUtils.getElementsByTagName(tag, roots).map((element) => ({
      attributes: element.attribs,
      text: DomUtils.textContent(element),
    }));
  };
  const links = all("link").map(({ attributes }) => attributes);
  return {
    file,
    language: all("html")[0]?.attributes.lang,
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: links
      .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined)
      .map(({ hreflang = "", href = "" }) => [hreflang, href] as const),
    all,
  };
}

/** The URLs of a sitemap, each with its alternates. */
export function walkSitemap(xml: string): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const document = parseDocument(xml, { xmlMode: true });
  const entries = DomUtils.getElementsByTagName("url", document).map((url) => {
    const links = DomUtils.getElementsByTagName("xhtml:link", url).map(
      ({ attribs: { hreflang = "", href = "" } }) => [hreflang, href] as const,
    );
    return [DomUtils.textContent(DomUtils.getElementsByTagName("loc", url)), links] as const;
  });
  return new Map(entries);
}
