import { recordFile } from "../model/addresses/address-record.js";
import type { TextStyle } from "./style.js";

const mostShown = 10;

/** Formats the entries that were added to the record: all changed anchors, and the first few new URLs. */
export function formatRecorded(added: readonly string[], style: TextStyle): string {
  const moved = added.filter((address) => address.includes(" -> "));
  const fresh = added.filter((address) => !address.includes(" -> "));
  const count = `${added.length} more ${added.length === 1 ? "URL" : "URLs"}`;
  const more = fresh.length > mostShown ? [style.dim(`and ${fresh.length - mostShown} more`)] : [];
  const lines = [...moved, ...fresh.slice(0, mostShown), ...more].map((line) => `  ${line}`);
  return [`${style.green("✓")} ${recordFile} records ${count}; commit it`, ...lines, ""].join("\n");
}

/** The note that a record exists but is empty, and that this build does not fill it. */
export const formatUnusedRecord = (style: TextStyle): string =>
  `${style.yellow("!")} ${recordFile} has no URLs yet; run handbill build on your own machine and commit it`;
