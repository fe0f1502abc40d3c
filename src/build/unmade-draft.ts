import { type Draft, keepHtml } from "../model/page.js";
import type { Route } from "../model/route.js";

/** Stands for a page that is not there yet, of which others name no more than where it is. */
export const unmadeDraft = (route: Route): Draft =>
  keepHtml("", { route, meta: { title: "", description: "" }, documents: [], contents: [] });
