import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { parseRecordName, recordName } from "../../model/legal/legal-history.js";
import type { Route } from "../../model/pages/route.js";
import type { FrozenVersion, LegalDocument, Project } from "../../model/project.js";
import { describeVersions, listVersions } from "./list-versions.js";
import { currentText, versionPages } from "./version-pages.js";

interface HistoryPlan {
  /** The documents in force, in the order of the project. */
  readonly legal: readonly LegalDocument[];
  readonly routes: readonly Route[];
}

interface HistoryOptions {
  /** The routes of the site's own pages. */
  readonly routes: readonly Route[];
  /** The ISO day of the build; without one, the documents in `legal/` count as in force. */
  readonly today: string | undefined;
}

/**
 * Decides which version of each document is in force, and gives each version, and each comparison, an address below that of its document.
 * Documents without versions stay unchanged. If one language has versions of a document, the others need them too: none may show a text
 * before its day.
 */
export function planVersions(
  { site, legal, history = [] }: Pick<Project, "site" | "legal" | "history">,
  { today, ...options }: HistoryOptions,
  log: Diagnostics,
): HistoryPlan {
  const names = legal.map((document) => recordName(document, site.languages));
  reportWithoutDocument(history, names, log);
  const recorded = new Set(history.map(({ record }) => parseRecordName(record.document).slug));
  const planned = legal.map((document): HistoryPlan => {
    if (!recorded.has(document.slug)) return { legal: [document], routes: [] };
    const name = recordName(document, site.languages);
    const pages = languageOfPages(document);
    // A fallback has the versions of the document that it shows, rendered for its own pages.
    const versions = history.filter(
      (frozen) => frozen.record.document === name && languageOfPages(frozen.document) === pages,
    );
    const routes = options.routes.filter(({ language }) => language === pages);
    const { language } = document;
    return planDocument(document, versions, { site: { ...site, language }, today, routes, log });
  });
  return {
    legal: planned.flatMap((plan) => plan.legal),
    routes: planned.flatMap((plan) => plan.routes),
  };
}

const languageOfPages = ({ fallbackFor, language }: LegalDocument) => fallbackFor ?? language;

function reportWithoutDocument(
  history: readonly FrozenVersion[],
  names: readonly string[],
  log: Diagnostics,
): void {
  const reported = new Set(names);
  for (const { record, document } of history) {
    if (reported.has(record.document)) continue;
    reported.add(record.document);
    log.add("plan/version-without-document", { document: record.document }, { file: document.sourceFile });
  }
}

function planDocument(
  present: LegalDocument,
  frozen: readonly FrozenVersion[],
  { site, routes, today, log }: HistoryOptions & { site: Project["site"]; log: Diagnostics },
): HistoryPlan {
  const { slug, sourceFile } = present;
  const texts = listVersions(present, frozen, log);
  const day = today ?? present.effectiveDay;
  const inForce = texts.findLast(({ date }) => date <= day);
  const home = routeOf(slug, routes);
  if (!home) {
    log.add("plan/version-without-page", { document: slug }, { file: sourceFile });
    return { legal: [inForce?.document ?? present], routes: [] };
  }
  const described = describeVersions(texts, { inForce, home: home.routePath });
  const context = { site, home, described };
  const { tags, data, previous, next } = present;
  return {
    legal: [{ ...currentText(inForce?.document ?? present, context), tags, data, previous, next }],
    routes: versionPages(context),
  };
}

/** The route that shows a document: the one with its slug as a parameter, or at the end of its address. */
function routeOf(slug: string, routes: readonly Route[]): Route | undefined {
  const named = routes.filter(({ params }) => Object.values(params).includes(slug));
  const ending = routes.filter(({ routePath }) => routePath.endsWith(`/${slug}`));
  const candidates = named.length > 0 ? named : ending;
  return candidates.toSorted((a, b) => a.routePath.length - b.routePath.length)[0];
}
