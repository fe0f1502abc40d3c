import { didYouMean, entry, quote } from "./entry.js";

export const reviewCodes = {
  "review/no-project": entry<{ folder: string }>()({
    severity: "error",
    message: ({ folder }) => `${quote(folder)} is no folder that can be read`,
    hint: () => "name the app's own repository, relative to the site's folder, or leave out review.project",
    about:
      "`review.project` names the folder with the app's `fastlane/`, `store.config.json` or privacy manifest. `check --store` compares the site with what they tell the stores.",
  }),
  "review/unknown-item": entry<{ id: string; near: string | undefined }>()({
    severity: "error",
    message: ({ id }) => `the review has no item ${quote(id)}`,
    hint: ({ near }) => didYouMean(near) ?? "take it out of review.judged",
    about:
      "`review.judged` says why an item is taken for done, by the item's name. A name that is none would be a judgement of nothing.",
  }),
  "review/not-a-page": entry<{ key: string; path: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key, path }) =>
      `${quote(path)} is no page of this site, so that it cannot be review.pages.${key}`,
    hint: ({ near }) => didYouMean(near),
    about: "`review.pages` names the pages that the stores ask for, where they are not found by themselves.",
  }),
};
