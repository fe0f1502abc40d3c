import { isCancel, multiselect } from "@clack/prompts";
import type { ImportChange } from "../../scaffold/plan-import.js";
import { shownValue } from "../terminal/shown-value.js";

/** Asks which changes to write; none if the author cancels. */
export async function askChanges<Change extends ImportChange>(
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const chosen = await multiselect({
    message: "Which changes do you want to write? (Space to select, Enter to continue)",
    options: changes.map(({ path, now, there, origin }, index) => ({
      value: index,
      label: `${path.join(".")}: ${now === undefined ? "" : `${shownValue(now)} → `}${shownValue(there)}`,
      hint: origin,
    })),
    required: false,
  });
  return isCancel(chosen) ? [] : changes.filter((_, index) => chosen.includes(index));
}
