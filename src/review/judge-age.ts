import type { Looked } from "../diagnostics/review.js";
import type { DeclaredAge, ReviewedStore } from "../model/app-project.js";
import { inApp, type ReviewContext } from "./context.js";
import type { Finding } from "./finding.js";

const keys = { apple: "appStore", google: "googlePlay" } as const;
const names = { apple: "the App Store", google: "Google Play" } as const;

/** The age that the documents state is not above the one that the store shows. */
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
      finding: "the config states no least age",
      hint: "if the documents state one, write it as legal.minimumAge",
    };
  const own = inConfig("legal", "minimumAge");
  if (!rating)
    return {
      demand,
      outcome: "judge",
      finding: `the site states ${minimum}; the rating that ${names[store]} shows is not known`,
      hint: `write it as review.ageRating.${keys[store]}`,
      site: [own],
    };
  const { age, site: sides, app } = rating;
  return minimum <= age
    ? {
        demand,
        outcome: "passed",
        finding: `the site states ${minimum}, and ${names[store]} shows ${age}+`,
        site: [own, ...sides],
        app,
      }
    : {
        demand,
        outcome: "failed",
        finding: `the site states ${minimum}, and ${names[store]} shows ${age}+: it lets in who may not come in`,
        hint: "raise the rating in the store, or state a lower age",
        site: [own, ...sides],
        app,
      };
}

interface Rating {
  readonly age: number;
  readonly site: readonly Looked[];
  readonly app: readonly Looked[];
}

function ratingOf({ config, project, inConfig }: ReviewContext, store: ReviewedStore): Rating | undefined {
  const own = config.ageRating?.[keys[store]];
  const told = project?.ages.filter((age: DeclaredAge) => age.store === store)[0];
  if (own !== undefined) return { age: own, site: [inConfig("review", "ageRating", keys[store])], app: [] };
  return told && { age: told.age, site: [], app: [inApp(`${told.age}+`, told.origin)] };
}
