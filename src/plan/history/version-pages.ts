import type { DocumentHistory } from "../../model/legal/legal-history.js";
import type { Route } from "../../model/pages/route.js";
import type { LegalDocument } from "../../model/project.js";
import type { Site } from "../../model/site/site.js";
import { formsIn } from "../../model/site/site-language.js";
import { showDay } from "../../text/format-in-language.js";
import { fillIn, legalWords } from "../../text/legal-words.js";
import { renderComparison } from "./comparison-html.js";
import type { DescribedVersion } from "./list-versions.js";
import { daysOf, frameText, renderAnnouncement, renderNotice, type VersionContext } from "./version-html.js";

export interface PagesContext {
  readonly site: Pick<Site, "base" | "language" | "languages" | "legal" | "localFacts">;
  /** The page that shows the document. */
  readonly home: Route;
  /** Oldest first. */
  readonly described: readonly DescribedVersion[];
}

/** The text in force as its page shows it: announcements above it, its versions below. */
export function currentText(document: LegalDocument, pages: PagesContext): LegalDocument {
  const [first] = pages.described;
  const current = pages.described.find(({ version }) => version.state === "current");
  const context = contextOf(current ? "current" : "future", pages);
  const notice = current || !first ? renderAnnouncement(context) : renderNotice(first.version, context);
  const html = frameText(document.html, { notice, last: current?.version, context });
  return { ...document, html, history: context.history };
}

/** The routes of all versions of a document, and of the comparison of each with the previous one. */
export function versionPages(pages: PagesContext): Route[] {
  const routeOf = (routePath: string, version: LegalDocument): Route => {
    const { home } = pages;
    const pagePath = home.pagePath + routePath.slice(home.routePath.length);
    return { ...home, routePath, pagePath, version, canonical: home.routePath };
  };
  return pages.described.flatMap((version) => {
    const { routePath, changesPath } = version.version;
    const comparison = comparisonOf(version, pages);
    const own = routeOf(routePath, versionOf(version, pages));
    return comparison && changesPath ? [own, routeOf(changesPath, comparison)] : [own];
  });
}

function versionOf({ text, version }: DescribedVersion, pages: PagesContext): LegalDocument {
  const { document } = text;
  const { title } = document;
  const context = contextOf(version.state, pages);
  const days = daysOf(version, context);
  const notice = renderNotice(version, context);
  return {
    ...document,
    title: `${title}, ${days.from}`,
    description: fillIn(context.words[`${version.state}Description`], { title, ...days }),
    html: frameText(document.html, { notice, last: version, context }),
    history: context.history,
  };
}

function comparisonOf(
  { text, version, changes }: DescribedVersion,
  pages: PagesContext,
): LegalDocument | undefined {
  const context = contextOf("comparison", pages);
  const { words, history } = context;
  const before = history.versions[history.versions.indexOf(version) - 1];
  if (!changes || !before) return undefined;
  const { document } = text;
  const { title } = document;
  const days = { from: showDay(before.date, context.forms), to: showDay(version.date, context.forms) };
  const notice = renderNotice(version, context);
  return {
    ...document,
    title: fillIn(words.comparisonTitle, { title, ...days }),
    description: fillIn(words.comparisonDescription, { title, ...days }),
    ...renderComparison(changes, { words, ...days, notice }),
    history,
  };
}

function contextOf(shows: DocumentHistory["shows"], { site, home, described }: PagesContext): VersionContext {
  const { words, language } = legalWords(site.language, site.legal.words);
  const versions = described.map(({ version }) => version);
  return {
    history: { shows, routePath: home.routePath, versions },
    base: site.base,
    words,
    wordsLanguage: language === site.language ? undefined : language,
    forms: formsIn(site),
  };
}
