import type { CheckedPage } from "../../model/checked-tree.js";
import type { PageSummary } from "../checked-site.js";
import type { SeenBefore, Summary } from "./kept-page.js";

/** The summary of a page that is as it was, which is read when somebody asks for more than what the page loads. */
export class LateSummary implements PageSummary {
  readonly page: CheckedPage;
  readonly #seen: SeenBefore;

  constructor(page: CheckedPage, seen: SeenBefore) {
    this.page = page;
    this.#seen = seen;
  }

  get loads(): PageSummary["loads"] {
    return this.#seen.loads;
  }

  get title(): Summary["title"] {
    return this.#seen.summary.title;
  }

  get description(): Summary["description"] {
    return this.#seen.summary.description;
  }

  get ids(): Summary["ids"] {
    return this.#seen.summary.ids;
  }

  get links(): Summary["links"] {
    return this.#seen.summary.links;
  }
}
