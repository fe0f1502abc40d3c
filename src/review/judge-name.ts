import type { ReviewedStore } from "../model/review/app-project.js";
import { inApp, type ReviewContext } from "./context.js";
import type { Finding } from "./finding.js";

/** Checks that the site uses the app's name in the listing. */
export function judgeName(context: ReviewContext): Finding[] {
  return [judgeStore(context, "apple"), judgeStore(context, "google")];
}

function judgeStore({ site, listing, inConfig, project }: ReviewContext, store: ReviewedStore): Finding {
  const demand = `${store}/name` as const;
  const name = site.site?.app.name;
  const listed = listing("name", store);
  const own = [inConfig("app", "name")];
  if (name === undefined || listed.length === 0)
    return {
      demand,
      outcome: "judge",
      finding:
        name === undefined
          ? "the site has no config"
          : `the site says “${name}”; there is no listing to compare it with`,
      hint: `compare it with the store listing${orProject(project)}`,
      site: name === undefined ? [] : own,
    };
  const evidence = listed.map(({ value, locale, origin }) => inApp(`“${value}” (${locale})`, origin));
  const same = listed.findIndex(({ value }) => keyOf(value) === keyOf(name));
  const longer = listed.findIndex(({ value }) => isBegunBy(value, name));
  if (same >= 0)
    return {
      demand,
      outcome: "passed",
      finding: `both say “${name}”`,
      site: own,
      app: evidence.slice(same, same + 1),
    };
  return {
    demand,
    outcome: longer >= 0 ? "judge" : "failed",
    finding:
      longer >= 0
        ? `the site says “${name}”; the listing adds to it: “${listed[longer]?.value ?? ""}”`
        : `the site says “${name}”; the listing says ${listed.map(({ value }) => `“${value}”`).join(", ")}`,
    hint: "set app.name to the name in the listing",
    site: own,
    app: evidence,
  };
}

/** How to enable the comparison, unless the project is known and has no listing. */
export const orProject = (project: ReviewContext["project"]) =>
  project ? "" : ", or set review.project to the app's folder";

const keyOf = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

/** Whether a listing's name begins with the app's: `Tidepool: tides, quietly`, `Tidepool – Tides`. */
export const isBegunBy = (listed: string, name: string) =>
  keyOf(listed).startsWith(keyOf(name)) && /^\s*[:：|–—·-]/u.test(keyOf(listed).slice(keyOf(name).length));
