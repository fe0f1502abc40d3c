import type { LegalDocument } from "../model/legal/legal-document.js";
import { isOldSource, type Law, laws, marksOfLaws } from "../model/review/laws.js";
import type { TextStyle } from "./style.js";

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
