import { isCancel, multiselect } from "@clack/prompts";
import type { ImportChange } from "../scaffold/plan-import.js";
import { shownValue } from "./shown-value.js";

/** Asks which of the changes are to be written; none if the author breaks off. */
export async function askChanges(changes: readonly ImportChange[]): Promise<readonly ImportChange[]> {
  const chosen = await multiselect({
    message: "Which are to be written into site.config.ts? (Space chooses, Enter goes on)",
    options: changes.map(({ path, now, there, origin }, index) => ({
      value: index,
      label: `${path.join(".")}: ${now === undefined ? "" : `${shownValue(now)} → `}${shownValue(there)}`,
      hint: origin,
    })),
    required: false,
  });
  return isCancel(chosen) ? [] : changes.filter((_, index) => chosen.includes(index));
}
