import { canonicalUrl, withBase } from "../../model/addresses/addresses.js";
import type { LegalVersion } from "../../model/legal/legal-history.js";
import type { LegalDocument } from "../../model/project.js";
import { documentsIn } from "../../model/site/editions.js";
import type { Site } from "../../model/site/site.js";
import { formsIn, routePathIn } from "../../model/site/site-language.js";
import { showDay } from "../../text/format-in-language.js";
import { fillIn, legalWords } from "../../text/legal-words.js";
import { compareText } from "../../util/compare.js";
import { type Deriver, textFile } from "../deriver.js";
import { type FeedEntry, formatAtomFeed } from "./atom-feed.js";

const legalFeedFile = "legal-changes.atom";

/** A feed of the released versions of all documents, newest first, dated by their release or correction. Source: RFC 4287. */
export const deriveLegalFeed: Deriver = ({ site, legal }) => {
  // Those in other languages have the same dates.
  const inFirst = documentsIn(site.language, legal).filter(({ history }) => history);
  const entries = inFirst.flatMap((document) => entriesOf(document, site));
  if (entries.length === 0) return {};
  const dayOf = ({ id }: FeedEntry) => id.slice(id.lastIndexOf("/"));
  entries.sort(
    (a, b) => compareText(b.updated, a.updated) || compareText(dayOf(b), dayOf(a)) || compareText(a.id, b.id),
  );
  const { app, publisher, language } = site;
  const titles = inFirst.map(({ title }) => title);
  const feed = {
    title: `${app.name}: ${titles.join(", ")}`,
    language,
    author: publisher.name ?? app.name,
    home: canonicalUrl(site, routePathIn(site.languages[0] ?? { prefix: "" }, "/")),
    entries,
  };
  const lines = formatAtomFeed(feed, canonicalUrl(site, legalFeedFile));
  const href = withBase(site.base, legalFeedFile);
  const attributes = { rel: "alternate", type: "application/atom+xml", title: feed.title, href };
  return {
    files: [textFile(legalFeedFile, lines, "legal/history")],
    headOf: ({ documents }) =>
      documents.some(({ history }) => history) ? [{ tag: "link", attributes }] : [],
  };
};

function entriesOf({ history, title }: LegalDocument, site: Site): FeedEntry[] {
  return (history?.versions ?? []).flatMap((version): FeedEntry[] => {
    const { date, released, routePath, changesPath, corrections } = version;
    if (released === undefined) return [];
    return [
      {
        id: canonicalUrl(site, routePath),
        url: canonicalUrl(site, changesPath ?? routePath),
        title: `${title}, ${showDay(date, formsIn(site))}`,
        summary: summaryOf(version, site),
        html: undefined,
        published: released,
        updated: [released, ...corrections.map((correction) => correction.date)].sort().at(-1) ?? released,
        tags: [],
      },
    ];
  });
}

/** A summary of the changes, from the release note if there is one. */
function summaryOf({ note, changed, changesPath, corrections, date }: LegalVersion, site: Site): string {
  const { words } = legalWords(site.language, site.legal.words);
  const forms = formsIn(site);
  const sections = fillIn(words.changed, { sections: changed.join(", ") });
  const first = note === undefined ? words.first : undefined;
  const what = changesPath === undefined ? first : changed.length > 0 ? sections : showDay(date, forms);
  const corrected = corrections.map((correction) =>
    fillIn(words.corrected, { date: showDay(correction.date, forms), reason: correction.reason }),
  );
  return [note, what, ...corrected].filter((text) => text !== undefined).join(" · ");
}
