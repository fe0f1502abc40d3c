import { recordFile } from "../model/addresses/address-record.js";
import type { Silenced } from "../model/config/site-config.js";
import type { LegalDocument } from "../model/legal/legal-document.js";
import { isOldSource, type Law, laws, marksOfLaws } from "../model/review/laws.js";
import type { Site } from "../model/site/site.js";
import { releaseDayOf } from "../model/site/store.js";
import { formatQuantity } from "./format-table.js";
import type { TextStyle } from "./text-style.js";

/* The notes below a build or a check: what people should know, though nothing is wrong. */

const maxShown = 10;

/** Formats the entries that were added to the record: all changed anchors, and new URLs unless they are many. */
export function formatRecorded(added: readonly string[], style: TextStyle): string {
  const moved = added.filter((address) => address.includes(" -> "));
  const fresh = added.filter((address) => !address.includes(" -> "));
  const count = formatQuantity(added.length, "URL");
  const lines = [...moved, ...(fresh.length > maxShown ? [] : fresh)].map((line) => `  ${line}`);
  const why = "a later build that would lose one fails";
  return [`${style.green("✓")} added ${count} to ${recordFile}; commit it: ${why}`, ...lines].join("\n");
}

/** The note that a record exists but is empty, and that this build does not fill it. */
export const formatUnusedRecord = (style: TextStyle): string =>
  `${style.yellow("!")} ${recordFile} has no URLs yet; run handbill build on your own machine and commit it`;

/** Formats what happens on release days of the stores: the changes that pages make themselves, and those that need a build. */
export const formatReleaseDays = ({ storeList }: Pick<Site, "storeList">): string[] =>
  storeList.flatMap((store) => {
    const day = releaseDayOf(store);
    if (day === undefined) return [];
    return [
      `${day}: the store links and the pages in getLinks switch to ${store.name === "App Store" ? "the App Store" : "Google Play"} without a build`,
      "  the footer, banners, structured data and the host's redirects switch with the first build from that day on",
    ];
  });

interface Asked {
  readonly today: string | undefined;
  readonly style: TextStyle;
}

/**
 * Lists documents that answer a law whose text handbill has not read for six months, unless the document's own date is newer. A note, not
 * a warning, because `--strict` must not fail on a day on which the site has not changed.
 */
export function formatOldSources(legal: readonly LegalDocument[], { today, style }: Asked): string[] {
  const lines = legal.flatMap(({ slug, sections, effectiveDay }) => {
    const answers = new Set(sections.flatMap((section) => section.answers));
    const old = Object.values<Law>(laws).find(
      ({ rule, retrieved }) =>
        marksOfLaws[rule].some((mark) => answers.has(mark)) &&
        isOldSource(retrieved > effectiveDay ? retrieved : effectiveDay, today),
    );
    if (!old) return [];
    return [
      `${style.yellow("!")} ${slug}: its source, ${old.title}, was last read on ${old.retrieved}`,
      `  read ${old.address}, change the page if the law has changed, and set its date in the front matter`,
    ];
  });
  return [...new Set(lines)];
}

/** Formats the silenced findings with their reasons, one per line. */
export function formatSilenced(silenced: readonly Silenced[], style: TextStyle): string {
  return silenced
    .map(({ code, reason, count }) => style.dim(`silenced: ${code} (${count}), because: ${reason}\n`))
    .join("");
}
