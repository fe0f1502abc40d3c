import { placeOf } from "../../../diagnostics/diagnostics.js";
import type { PageRule } from "../../rule.js";

export const checkIds: PageRule = () => (page, log) => {
  const { byAttribute, byId } = page.facts;
  const elements = byAttribute.get("id") ?? [];
  if (elements.length === byId.size) return;
  const counts = new Map<string, number>();
  for (const { attributes } of elements) {
    const { id = "" } = attributes;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const [id, count] of counts) {
    if (count > 1) log.add("check/duplicate-id", { id, count: String(count) }, placeOf(page, [id]));
  }
};
