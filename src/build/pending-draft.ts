import { type Draft, withHtml } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";

/** Represents a page that is not built yet; other pages only need its address. */
export const pendingDraft = (route: Route): Draft =>
  withHtml("", { route, meta: { title: "", description: "" }, documents: [], contents: [] });
