import { error } from "./entry.js";

export const reviewCodes = {
  "review/no-project": error(
    'the folder "{folder}" cannot be read',
    "set review.project to the app's repository, relative to the site's folder, or remove it",
  ),
  "review/unknown-item": error('unknown review item "{id}"', [
    "did you mean {near}?",
    "remove it from review.judged",
  ]),
  "review/not-a-page": error('review.pages.{key} is "{path}", which is not a page of this site', [
    "did you mean {near}?",
    "write the path of a page, such as /privacy-policy",
  ]),
};
