import { recordFile } from "../model/addresses/address-record.js";
import type { TextStyle } from "./style.js";

const mostShown = 10;

/** What was added to the record of addresses: all that follows a heading, and of what is only new the first. */
export function formatRecorded(added: readonly string[], style: TextStyle): string {
  const moved = added.filter((address) => address.includes(" -> "));
  const fresh = added.filter((address) => !address.includes(" -> "));
  const count = `${added.length} more ${added.length === 1 ? "address" : "addresses"}`;
  const more = fresh.length > mostShown ? [style.dim(`and ${fresh.length - mostShown} more`)] : [];
  const lines = [...moved, ...fresh.slice(0, mostShown), ...more].map((line) => `  ${line}`);
  return [`${style.green("✓")} ${recordFile} records ${count}; commit it`, ...lines, ""].join("\n");
}

/** That a record is there and keeps nothing, where it is not filled either. */
export const formatUnusedRecord = (style: TextStyle): string =>
  `${style.yellow("!")} ${recordFile} has no URLs yet; run handbill build on your own machine and commit it`;
