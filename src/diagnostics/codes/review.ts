import { didYouMean, error, quote } from "./entry.js";

export const reviewCodes = {
  "review/no-project": error<{ folder: string }>()({
    message: ({ folder }) => `the folder ${quote(folder)} cannot be read`,
    hint: () => "set review.project to the app's repository, relative to the site's folder, or remove it",
  }),
  "review/unknown-item": error<{ id: string; near: string | undefined }>()({
    message: ({ id }) => `unknown review item ${quote(id)}`,
    hint: ({ near }) => didYouMean(near) ?? "remove it from review.judged",
  }),
  "review/not-a-page": error<{ key: string; path: string; near: string | undefined }>()({
    message: ({ key, path }) => `review.pages.${key} is ${quote(path)}, which is not a page of this site`,
    hint: ({ near }) => didYouMean(near) ?? "write the path of a page, such as /privacy-policy",
  }),
};
