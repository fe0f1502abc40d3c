import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { AppOrigin } from "../../model/review/app-project.js";
import type { SourceText } from "./finding.js";
import { dataAt, parseJsonData } from "./json-data.js";

/** The place of a subscription in Xcode's file for testing purchases. */
export function parseStoreKit(source: SourceText, log: Diagnostics): AppOrigin[] {
  const groups = dataAt(parseJsonData(source, log), "subscriptionGroups");
  const subscriptions = [...(groups?.entries.values() ?? [])].flatMap((group) => [
    ...(dataAt(group, "subscriptions")?.entries.values() ?? []),
  ]);
  return subscriptions.slice(0, 1).map(({ origin }) => origin);
}
