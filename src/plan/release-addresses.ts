import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type AddressRecord, addressOf, type RecordEntry } from "../model/addresses/address-record.js";
import { nearest } from "../text/nearest.js";
import { orNothing } from "../util/or-nothing.js";

interface ReleaseContext {
  /** The canonical URL of the landing page, with a slash at its end, if known. */
  readonly url: string | undefined;
  /** The pages, files and anchors that the site has now, as far as they could be built. */
  readonly has: ReadonlySet<string>;
  /** The day as `2026-11-22`. */
  readonly day: string;
  readonly reason: string;
}

export interface Released {
  readonly record: AddressRecord;
  /** The URLs that are unlocked. */
  readonly released: readonly string[];
}

/** Unlocks URLs of a record, a page with its anchors; reports those that the record does not have. */
export function releaseAddresses(
  record: AddressRecord,
  addresses: readonly string[],
  { url, has, day, reason }: ReleaseContext,
  log: Diagnostics,
): Released {
  const known = new Map(record.map((entry) => [addressOf(entry), entry]));
  const given = new Set<string>();
  for (const written of addresses) {
    const address = readAddress(written, url);
    const entry = known.get(address);
    const near = nearest(address, known.keys());
    if (!entry) log.add("run/not-recorded", { address: written, near });
    else if (entry.state.kind === "released") {
      const { day, reason } = entry.state;
      log.add("run/released-already", { address, day, reason });
    } else if (has.has(address)) log.add("run/still-answers", { address });
    else given.add(address);
  }
  const state: RecordEntry["state"] = { kind: "released", day, reason: reason.replace(/\s+/g, " ").trim() };
  const isOfGiven = ({ path, id }: RecordEntry) => id !== undefined && given.has(path);
  return {
    record: record
      .filter((entry) => !isOfGiven(entry))
      .map((entry) => (given.has(addressOf(entry)) ? { ...entry, state } : entry)),
    released: [...given],
  };
}

/** Treats `https://tidepool.example/privacy#data` and `/privacy#data` as equal. */
function readAddress(written: string, url: string | undefined): string {
  const own = url !== undefined && written.startsWith(url) ? `/${written.slice(url.length)}` : written;
  return orNothing(() => decodeURI(own)) ?? own;
}
