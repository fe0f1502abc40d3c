import { type Draft, keepHtml } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";

/** Represents a page that is not made yet; other pages only need its address. */
export const unmadeDraft = (route: Route): Draft =>
  keepHtml("", { route, meta: { title: "", description: "" }, documents: [], contents: [] });
