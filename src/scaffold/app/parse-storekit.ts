import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { AppOrigin } from "../../model/review/app-project.js";
import type { SourceText } from "./finding.js";
import { dataAt, parseJsonData } from "./json-data.js";

/** Where Xcode's file for trying out purchases lists a subscription. */
export function parseStoreKit(source: SourceText, log: Diagnostics): AppOrigin[] {
  const groups = dataAt(parseJsonData(source, log), "subscriptionGroups");
  const subscriptions = [...(groups?.entries.values() ?? [])].flatMap((group) => [
    ...(dataAt(group, "subscriptions")?.entries.values() ?? []),
  ]);
  return subscriptions.slice(0, 1).map(({ origin }) => origin);
}
