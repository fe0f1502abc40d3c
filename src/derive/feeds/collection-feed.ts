import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { canonicalUrl, withBase } from "../../model/addresses/addresses.js";
import type { CollectionDocument } from "../../model/documents/collection.js";
import type { DeriveInput } from "../../model/pages/derived.js";
import { documentsIn } from "../../model/site/editions.js";
import { feedPaths, feedsIn } from "../../model/site/feeds.js";
import type { Site } from "../../model/site/site.js";
import { ownLanguage, routePathIn } from "../../model/site/site-language.js";
import { compareText } from "../../util/compare.js";
import { type Deriver, textFile } from "../deriver.js";
import { findPlaces } from "../document-places.js";
import { type Feed, type FeedEntry, formatAtomFeed, startOf } from "./atom-feed.js";

/** Makes the Atom and JSON feeds of collections with `feed`, newest documents first. */
export const deriveCollectionFeeds: Deriver = ({ sites, ...input }, log) => {
  const parts = [...sites.values()].map((site) => feedsOf(site, input, log));
  return {
    files: parts.flatMap(({ files = [] }) => files),
    headOf: (page) => parts.flatMap(({ headOf }) => headOf?.(page) ?? []),
  };
};

/** The feeds of a language: the documents that its own pages show. */
function feedsOf(
  site: Site,
  { pages, unrendered, collections }: Pick<DeriveInput, "pages" | "unrendered" | "collections">,
  log: Diagnostics,
): ReturnType<Deriver> {
  if (site.feeds.length === 0) return {};
  const own = pages.filter(({ route }) => route.language === site.language);
  const urls = findPlaces(own, site);
  const feeds = feedsIn(site, collections).map((feed) => {
    const { app, publisher, language } = site;
    const documents = documentsIn(language, collections[feed.collection] ?? []);
    const entries = documents.flatMap((document) => entryOf(document, { urls, unrendered }, log));
    entries.sort((a, b) => compareText(b.published, a.published) || compareText(a.url, b.url));
    const list = own.find(({ route }) => route.pagePath === `/${feed.collection}`);
    const content: Feed = {
      title: feed.title ?? list?.meta.title ?? `${app.name}: ${feed.collection}`,
      language,
      author: publisher.name ?? app.name,
      home: canonicalUrl(site, list?.route.routePath ?? routePathIn(ownLanguage(site), "/")),
      entries,
    };
    return { feed, content, paths: feedPaths(feed, site) };
  });
  return {
    files: feeds.flatMap(({ feed, content, paths }) => {
      const source = `collections.${feed.collection}.feed of the config`;
      return paths.map((path) => {
        const format = path.endsWith(".atom") ? formatAtomFeed : formatJsonFeed;
        return textFile(path.slice(1), format(content, canonicalUrl(site, path)), source);
      });
    }),
    headOf: ({ contents, route, html }) =>
      feeds.flatMap(({ feed, content: { title }, paths }) => {
        if (route.language !== site.language) return [];
        const hrefs = paths.map((path) => withBase(site.base, path));
        // A list of documents shows none of them, but links to the feed.
        const isLinked = hrefs.some((href) => html.includes(` href="${href}"`));
        if (!isLinked && !contents.some(({ collection }) => collection === feed.collection)) return [];
        return hrefs.map((href) => {
          const type = href.endsWith(".atom") ? "application/atom+xml" : "application/feed+json";
          return { tag: "link", attributes: { rel: "alternate", type, title, href } } as const;
        });
      }),
  };
}

function entryOf(
  document: CollectionDocument,
  { urls, unrendered }: { urls: ReadonlyMap<string, string>; unrendered: readonly string[] },
  log: Diagnostics,
): FeedEntry[] {
  const { collection, sourceFile, title, description, date, html, tags } = document;
  const url = urls.get(sourceFile);
  if (date === undefined) log.add("derive/undated-entry", { collection }, { file: sourceFile, line: 1 });
  else if (url === undefined && unrendered.length === 0)
    log.add("derive/entry-without-page", { collection }, { file: sourceFile });
  if (date === undefined || url === undefined) return [];
  const days = { published: date, updated: date };
  return [{ id: url, url, title, summary: description, html: makeAbsolute(html, url), ...days, tags }];
}

/** Source: JSON Feed, version 1.1. */
function formatJsonFeed({ title, language, author, home, entries }: Feed, self: string): string[] {
  const items = entries.map(({ id, url, title, summary, html, published, tags }) => ({
    id,
    url,
    title,
    ...(summary !== undefined && { summary }),
    content_html: html,
    date_published: startOf(published),
    ...(tags.length > 0 && { tags }),
  }));
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: home,
    feed_url: self,
    language,
    authors: [{ name: author }],
    items,
  };
  return [JSON.stringify(feed, undefined, 1)];
}

/** A tag in a document's HTML: its values are in double quotes. */
const tag = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Makes the links and images of a document absolute, relative to `url`, and removes the numbers of its blocks. */
export function makeAbsolute(html: string, url: string): string {
  return html.replace(tag, (tagText) =>
    tagText
      .replace(/ data-block="\d+"/, "")
      .replace(/(\s(?:href|src)=")([^"]*)(?=")/g, (written, before: string, address: string) => {
        const plain = address.replaceAll("&#x26;", "&").replaceAll("&amp;", "&");
        return URL.canParse(plain, url)
          ? before + new URL(plain, url).href.replaceAll("&", "&amp;")
          : written;
      }),
  );
}
