import { type Draft, keepHtml } from "../model/page.js";
import type { Route } from "../model/route.js";

/** Represents a page that is not made yet; other pages only need its address. */
export const unmadeDraft = (route: Route): Draft =>
  keepHtml("", { route, meta: { title: "", description: "" }, documents: [], contents: [] });
