import type { CheckedPage, CheckedTree, SampleTexts, SiteAddress } from "../../model/pages/checked-tree.js";
import type { OutputFile } from "../../model/pages/tree.js";
import type { Site } from "../../model/site/site.js";
import { listCanonicalLinks } from "../rules/head/check-canonical.js";
import { elementsOf, readPage } from "./read-page.js";

export interface PublishedContext {
  readonly site: Site | undefined;
  /** `/` or `/some-repo/`, for a folder without a config. */
  readonly base: string;
  readonly today: string | undefined;
  readonly samples?: SampleTexts | undefined;
}

/** The input of the rules, from the files of a published folder. */
export function readPublished(
  files: ReadonlyMap<string, OutputFile>,
  { site, base, today, samples }: PublishedContext,
): CheckedTree {
  const pages = [...files.values()].flatMap((file) => readPublishedPage(file, files) ?? []);
  const address = site ?? addressOf(pages.find(({ routePath }) => routePath === "/")?.html, base);
  return {
    files,
    pages,
    unrendered: [],
    address,
    site,
    legal: [],
    written: [],
    collections: {},
    today,
    samples,
  };
}

function readPublishedPage(
  file: OutputFile,
  files: ReadonlyMap<string, OutputFile>,
): CheckedPage | undefined {
  const { outputFile, bytes, from } = file;
  const name = /^(.*)\.html$/.exec(outputFile)?.[1];
  if (name === undefined) return undefined;
  const folder = /^(.+)\/index$/.exec(name)?.[1];
  const first = folder === undefined ? undefined : files.get(`${folder}.html`);
  // The second file of a route, for hosts that answer /a/ with a/index.html only.
  if (first && Buffer.compare(first.bytes, bytes) === 0) return undefined;
  const html = new TextDecoder().decode(bytes);
  if (leadsElsewhere(html)) return undefined;
  const routePath = name === "index" ? "/" : `/${folder ?? name}`;
  return {
    routePath,
    canonical: documentOf(routePath, html),
    html,
    sourceFile: from,
    sources: [from],
    document: undefined,
  };
}

/** The route of the document that a versioned page belongs to: its canonical route, which is above the version's. */
function documentOf(routePath: string, html: string): string | undefined {
  const document = /^(\/.+)\/\d{4}-\d{2}-\d{2}(\/changes)?$/.exec(routePath)?.[1];
  if (document === undefined) return undefined;
  const href = listCanonicalLinks(readPage(html))[0]?.attributes.href ?? "";
  return href.endsWith(document) ? document : undefined;
}

/** A page that only redirects has nothing for the rules to check. */
function leadsElsewhere(html: string): boolean {
  if (!html.includes("refresh")) return false;
  const facts = readPage(html);
  return elementsOf(facts, "meta").some(
    ({ attributes }) => attributes["http-equiv"]?.toLowerCase() === "refresh",
  );
}

/** Without a config, the landing page's canonical link states the site's address. */
function addressOf(landing: string | undefined, base: string): SiteAddress {
  const canonical = landing === undefined ? undefined : listCanonicalLinks(readPage(landing))[0];
  const href = canonical?.attributes.href ?? "";
  const origin = URL.canParse(href) ? new URL(href).origin : "https://localhost";
  return { origin, base, url: origin + base };
}
