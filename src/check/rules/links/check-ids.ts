import { placeOf } from "../../../diagnostics/diagnostics.js";
import { groupBy } from "../../../util/group-by.js";
import type { PageRule } from "../../rule.js";

export const checkIds: PageRule = () => (page, log) => {
  const { byAttribute, byId } = page.facts;
  const elements = byAttribute.get("id") ?? [];
  if (elements.length === byId.size) return;
  for (const [id, same] of groupBy(elements, ({ attributes }) => attributes.id ?? "")) {
    const [, second] = same;
    if (!second) continue;
    const element = { tag: second.tag, has: "id", value: id };
    log.add("check/duplicate-id", { id, count: String(same.length) }, placeOf(page, [id], { element }));
  }
};
