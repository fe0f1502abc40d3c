import { canonicalUrl, withBase } from "../../model/addresses/addresses.js";
import type { LegalVersion } from "../../model/legal/legal-history.js";
import type { LegalDocument } from "../../model/project.js";
import type { Site } from "../../model/site/site.js";
import { formsIn, routePathIn } from "../../model/site/site-language.js";
import { escapeHtml } from "../../text/escape-html.js";
import { fillIn, legalWords } from "../../text/legal-words.js";
import { showDay } from "../../text/show-day.js";
import type { Deriver } from "../deriver.js";
import { textFile } from "../text-file.js";

const legalFeedFile = "legal-changes.atom";

/**
 * A feed of the released versions of all documents, newest first, for people who have to follow them; only for a site with a history. An
 * entry's date is that of its release or correction. Source: RFC 4287.
 */
export const deriveLegalFeed: Deriver = ({ site, legal }) => {
  const entries = legal.filter(({ history }) => history).flatMap((document) => entriesOf(document, site));
  if (entries.length === 0) return {};
  entries.sort((a, b) => compare(b.updated, a.updated) || compare(a.id, b.id));
  const { app, publisher, language } = site;
  const self = canonicalUrl(site, legalFeedFile);
  const home = canonicalUrl(site, routePathIn(site.languages[0] ?? { prefix: "" }, "/"));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    `  <id>${escapeHtml(self)}</id>`,
    `  <title>${escapeHtml(titleOf(site, legal))}</title>`,
    `  <updated>${timeOf(entries[0]?.updated ?? "")}</updated>`,
    `  <author><name>${escapeHtml(publisher.name ?? app.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `  <link href="${escapeHtml(home)}"/>`,
    ...entries.flatMap(({ lines }) => lines),
    "</feed>",
  ];
  const href = withBase(site.base, legalFeedFile);
  const title = titleOf(site, legal);
  return {
    files: [textFile(legalFeedFile, lines, "legal/history")],
    headOf: ({ documents }) =>
      documents.some(({ history }) => history)
        ? [{ tag: "link", attributes: { rel: "alternate", type: "application/atom+xml", title, href } }]
        : [],
  };
};

const titleOf = ({ app }: Site, legal: readonly LegalDocument[]) =>
  `${app.name}: ${legal.flatMap(({ history, title }) => (history ? [title] : [])).join(", ")}`;

interface Entry {
  /** The ISO day of the release or of the last correction. */
  readonly updated: string;
  readonly id: string;
  readonly lines: readonly string[];
}

function entriesOf({ history, title }: LegalDocument, site: Site): Entry[] {
  return (history?.versions ?? []).flatMap((version) => {
    const { date, released, routePath, changesPath, corrections } = version;
    if (released === undefined) return [];
    const updated = [released, ...corrections.map((one) => one.date)].sort().at(-1) ?? released;
    const id = canonicalUrl(site, routePath);
    const read = canonicalUrl(site, changesPath ?? routePath);
    const lines = [
      "  <entry>",
      `    <id>${escapeHtml(id)}</id>`,
      `    <title>${escapeHtml(`${title}, ${showDay(date, formsIn(site))}`)}</title>`,
      `    <link href="${escapeHtml(read)}"/>`,
      `    <published>${timeOf(released)}</published>`,
      `    <updated>${timeOf(updated)}</updated>`,
      `    <summary>${escapeHtml(summaryOf(version, site))}</summary>`,
      "  </entry>",
    ];
    return [{ updated, id, lines }];
  });
}

/** A summary of the changes, from the release note if there is one. */
function summaryOf({ note, changed, changesPath, corrections, date }: LegalVersion, site: Site): string {
  const { words, language } = legalWords(site.language);
  const forms = language === site.language ? formsIn(site) : undefined;
  const sections = fillIn(words.changed, { sections: changed.join(", ") });
  const what = changesPath === undefined ? words.first : changed.length > 0 ? sections : showDay(date, forms);
  const corrected = corrections.map((one) =>
    fillIn(words.corrected, { date: showDay(one.date, forms), reason: one.reason }),
  );
  return [note, what, ...corrected].filter((text) => text !== undefined).join(" · ");
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** A day has no time, so it counts from its start in UTC. */
const timeOf = (day: string) => `${day}T00:00:00Z`;
