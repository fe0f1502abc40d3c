import type { ReviewedStore } from "../model/review/app-project.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import { ofEachStore, type ReviewContext } from "./review-context.js";

const keys = { apple: "appStore", google: "googlePlay" } as const;
const names = { apple: "the App Store", google: "Google Play" } as const;

/** Checks that the documents' minimum age is not above the store's rating. */
export const judgeAge = ofEachStore(judgeStore);

function judgeStore({ site, config, inConfig }: ReviewContext, store: ReviewedStore): Finding {
  const requirement = `${store}/age` as const;
  const minimum = site.legal.minimumAge;
  const rating = config.ageRating?.[keys[store]];
  const hint = "if your documents state a minimum age, set legal.minimumAge";
  if (minimum === undefined)
    return (rating === undefined ? notApplicable : unclear)(
      requirement,
      "the config has no legal.minimumAge",
      {
        hint,
      },
    );
  const own = inConfig("legal", "minimumAge");
  if (rating === undefined)
    return unclear(requirement, `the site says ${minimum}; the age rating in ${names[store]} is unknown`, {
      hint: `set review.ageRating.${keys[store]}`,
      site: [own],
    });
  const isFine = minimum <= rating;
  const finding = `the site says ${minimum}, ${isFine ? "and" : "but"} ${names[store]} shows ${rating}+`;
  return (isFine ? passed : failed)(requirement, finding, {
    hint: "raise the rating in the store, lower legal.minimumAge, or if it is not about the app's content, such as consent, say so in review.judged",
    site: [own, inConfig("review", "ageRating", keys[store])],
  });
}
