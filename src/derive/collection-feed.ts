import { canonicalUrl, withBase } from "../core/addresses.js";
import type { CollectionDocument } from "../core/collection.js";
import { compareText } from "../core/compare.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Draft } from "../core/page.js";
import type { Site, SiteFeed } from "../core/site.js";
import { formatAtomFeed } from "./atom-feed.js";
import type { Deriver } from "./deriver.js";
import type { Feed, FeedEntry } from "./feed.js";
import { makeAbsolute } from "./make-absolute.js";
import { textFile } from "./text-file.js";

/** The documents of a collection as an Atom and a JSON feed, the newest first, for a collection whose config wants one. */
export const deriveCollectionFeeds: Deriver = ({ site, pages, collections }, log) => {
  if (site.feeds.length === 0) return {};
  const urls = findPlaces(pages, site);
  const feeds = site.feeds.map((feed) => {
    const { app, publisher, language } = site;
    const documents = collections[feed.collection] ?? [];
    const entries = documents.flatMap((document) => entryOf(document, urls, log));
    entries.sort((a, b) => compareText(b.date, a.date) || compareText(a.url, b.url));
    const made: Feed = {
      title: feed.title ?? `${app.name}: ${feed.collection}`,
      language,
      author: publisher.name ?? app.name,
      home: canonicalUrl(site, "/"),
      entries,
    };
    return { feed, made };
  });
  return {
    files: feeds.flatMap(({ feed, made }) => {
      const [atom, json] = filesOf(feed);
      const source = `collections.${feed.collection}.feed of the config`;
      return [
        textFile(atom, formatAtomFeed(made, canonicalUrl(site, atom)), source),
        textFile(json, formatJsonFeed(made, canonicalUrl(site, json)), source),
      ];
    }),
    headOf: ({ contents }) =>
      feeds.flatMap(({ feed, made: { title } }) => {
        if (!contents.some(({ collection }) => collection === feed.collection)) return [];
        return filesOf(feed).map((file, index) => {
          const type = index === 0 ? "application/atom+xml" : "application/feed+json";
          const href = withBase(site.base, file);
          return { tag: "link", attributes: { rel: "alternate", type, title, href } } as const;
        });
      }),
  };
};

const filesOf = ({ collection }: SiteFeed) => [`${collection}.atom`, `${collection}.json`] as const;

/**
 * Where each document stands, by its file: on the page that shows the fewest, rather than in a list of all; on a page of
 * several at the element with its name, if there is one.
 */
function findPlaces(
  pages: readonly Draft[],
  site: Pick<Site, "origin" | "base">,
): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  const showing = pages.filter(({ contents }) => contents.length > 0);
  for (const page of showing.sort((a, b) => a.contents.length - b.contents.length)) {
    const { route, contents } = page;
    const html = contents.length > 1 ? page.html : "";
    for (const { sourceFile, slug } of contents) {
      const part = html.includes(` id="${slug}"`) ? `#${encodeURIComponent(slug)}` : "";
      if (!urls.has(sourceFile)) urls.set(sourceFile, canonicalUrl(site, route.routePath) + part);
    }
  }
  return urls;
}

function entryOf(
  document: CollectionDocument,
  urls: ReadonlyMap<string, string>,
  log: Diagnostics,
): FeedEntry[] {
  const { collection, sourceFile, title, description, date, html, tags } = document;
  const url = urls.get(sourceFile);
  if (date === undefined) log.add("derive/undated-entry", { collection }, { file: sourceFile, line: 1 });
  else if (url === undefined) log.add("derive/entry-without-page", { collection }, { file: sourceFile });
  if (date === undefined || url === undefined) return [];
  return [
    { url, title, summary: description, html: makeAbsolute(html, url), date: `${date}T00:00:00Z`, tags },
  ];
}

/** Source: JSON Feed, version 1.1. */
function formatJsonFeed({ title, language, author, home, entries }: Feed, self: string): string[] {
  const items = entries.map(({ url, title, summary, html, date, tags }) => ({
    id: url,
    url,
    title,
    ...(summary !== undefined && { summary }),
    content_html: html,
    date_published: date,
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
