import type { Evidence } from "../diagnostics/review.js";
import type { DeclaredAge, ReviewedStore } from "../model/review/app-project.js";
import { inApp, type ReviewContext } from "./context.js";
import type { Finding } from "./finding.js";

const keys = { apple: "appStore", google: "googlePlay" } as const;
const names = { apple: "the App Store", google: "Google Play" } as const;

/** Checks that the documents' minimum age is not above the store's rating. */
export function judgeAge(context: ReviewContext): Finding[] {
  return [judgeStore(context, "apple"), judgeStore(context, "google")];
}

function judgeStore(context: ReviewContext, store: ReviewedStore): Finding {
  const { site, config, inConfig } = context;
  const demand = `${store}/age` as const;
  const minimum = site.site?.legal.minimumAge;
  const rating = ratingOf(context, store);
  if (minimum === undefined)
    return {
      demand,
      outcome: config.ageRating?.[keys[store]] === undefined && !rating ? "not-applicable" : "judge",
      finding: "the config has no legal.minimumAge",
      hint: "if your documents state a minimum age, set legal.minimumAge",
    };
  const own = inConfig("legal", "minimumAge");
  if (!rating)
    return {
      demand,
      outcome: "judge",
      finding: `the site says ${minimum}; the age rating in ${names[store]} is unknown`,
      hint: `set review.ageRating.${keys[store]}`,
      site: [own],
    };
  const { age, site: sides, app } = rating;
  return minimum <= age
    ? {
        demand,
        outcome: "passed",
        finding: `the site says ${minimum}, and ${names[store]} shows ${age}+`,
        site: [own, ...sides],
        app,
      }
    : {
        demand,
        outcome: "failed",
        finding: `the site says ${minimum}, but ${names[store]} shows ${age}+`,
        hint: "raise the rating in the store, or lower legal.minimumAge",
        site: [own, ...sides],
        app,
      };
}

interface Rating {
  readonly age: number;
  readonly site: readonly Evidence[];
  readonly app: readonly Evidence[];
}

function ratingOf({ config, project, inConfig }: ReviewContext, store: ReviewedStore): Rating | undefined {
  const own = config.ageRating?.[keys[store]];
  const declared = project?.ages.filter((age: DeclaredAge) => age.store === store)[0];
  if (own !== undefined) return { age: own, site: [inConfig("review", "ageRating", keys[store])], app: [] };
  return declared && { age: declared.age, site: [], app: [inApp(`${declared.age}+`, declared.origin)] };
}
