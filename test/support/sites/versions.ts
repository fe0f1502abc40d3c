import type { Route } from "../../../src/model/pages/route.js";
import type { FrozenVersion, LegalDocument } from "../../../src/model/project.js";
import { planVersions } from "../../../src/plan/history/plan-versions.js";
import { collect, exampleDocument, exampleSite } from "../example.js";

/* Terms with four versions, and the expected lists on their pages. */

export const terms = (date: string, html: string, more: Partial<LegalDocument> = {}): LegalDocument =>
  exampleDocument({
    title: "Terms & more",
    description: "What holds.",
    effectiveDate: date.replaceAll("-", "/"),
    effectiveDay: date,
    html,
    ...more,
  });

export const frozen = (
  date: string,
  html: string,
  record: Partial<FrozenVersion["record"]> = {},
): FrozenVersion => ({
  record: { document: "terms", date, sha256: `sha of ${date}`, released: "2024-12-01", ...record },
  document: terms(date, html, { sourceFile: `legal/history/terms/${date}.md` }),
});

export const routeOf = (
  routePath: string,
  params: Readonly<Record<string, string>> = {},
  language = "en",
): Route => ({
  routePath,
  pagePath: routePath,
  language,
  params,
  module: { sourceFile: `pages${routePath}.tsx` } as Route["module"],
});

export const age = (years: number, more = "") =>
  `<h2 id="age">Age</h2><p>You are ${years} or older.</p><h2 id="end">End</h2><p>No more.</p>${more}`;

/** Two former versions, the current one and an announced one; the last two are not repeated. */
export const history = [
  frozen("2025-01-01", age(13)),
  frozen("2025-03-01", age(14), { note: "Older" }),
  frozen("2025-06-01", age(15), {
    corrections: [{ date: "2025-06-09", reason: "A letter <b>", replaced: "x" }],
  }),
  frozen("2026-01-01", age(16, '<h2 id="law">Law</h2><p>Of the land.</p>')),
];
export const present = terms("2026-01-01", age(16, '<h2 id="law">Law</h2><p>Of the land.</p>'));
export const home = routeOf("/legal/terms");

export function plan(
  project: Partial<Parameters<typeof planVersions>[0]> = {},
  options: { routes?: readonly Route[]; today?: string | undefined } = {},
) {
  const { log } = collect();
  const site = exampleSite({ url: "https://me.example/app/" });
  const usual = { routes: [home], today: "2025-07-01" };
  const planned = planVersions(
    { site, legal: [present], history, ...project },
    { ...usual, ...options },
    log,
  );
  const found = log.sorted().map(({ code, args, place: { file } }) => ({ code, args, file }));
  return { ...planned, found };
}

export const day = (date: string) => `<time datetime="${date}">${date.replaceAll("-", "/")}</time>`;
export const at = (path: string) => `/app/legal/terms${path}`;
/** The entries of the list of versions, by date. */
const entries = {
  "2025-01-01": `<li><a href="${at("/2025-01-01")}">${day("2025-01-01")}</a>: First version.</li>`,
  "2025-03-01": `<li><a href="${at("/2025-03-01")}">${day("2025-03-01")}</a>: Older. Changed: Age. <a href="${at("/2025-03-01/changes")}" aria-label="See what changed: 2025/03/01">See what changed</a>.</li>`,
  "2025-06-01": `<li><a href="${at("/2025-06-01")}">${day("2025-06-01")}</a> (in force): Changed: Age. Corrected on 2025/06/09: A letter &lt;b&gt;. <a href="${at("/2025-06-01/changes")}" aria-label="See what changed: 2025/06/01">See what changed</a>.</li>`,
  "2026-01-01": `<li><a href="${at("/2026-01-01")}">${day("2026-01-01")}</a>: Changed: Age, Law. <a href="${at("/2026-01-01/changes")}" aria-label="See what changed: 2026/01/01">See what changed</a>.</li>`,
} as const;
export const list = (...dates: readonly (keyof typeof entries)[]) =>
  `<nav class="legal-versions" aria-label="Versions">\n<p><strong>Versions</strong></p>\n<ul>\n${dates.map((date) => entries[date]).join("\n")}\n</ul>\n</nav>`;
export const notice = (...parts: readonly string[]) =>
  `<div class="legal-notice" role="note"><p>${parts.join(" ")}</p></div>`;
export const link = (path: string, text: string) => `<a href="${at(path)}">${text}</a>.`;
