import { Parser } from "htmlparser2";
import type { CodeArgs } from "../../../diagnostics/codes.js";
import type { Diagnostics, Place } from "../../../diagnostics/diagnostics.js";
import { literalPlace } from "../../../model/place.js";
import type { LegalDocument } from "../../../model/project.js";
import type { SiteLanguage } from "../../../model/site/site-language.js";
import { groupBy } from "../../../util/group-by.js";
import type { CheckedSite } from "../../rule.js";
import { numbersIn } from "./numbers-in-text.js";

/**
 * A legal document has the same content in each language: the same effective day, the same sections in the same order, the same facts and
 * the same numbers, and one version states which language is binding, except of an imprint. A section that changes in the first language changes in the others.
 */
export function checkTranslations(
  { written, legal, pages, site }: Pick<CheckedSite, "written" | "legal" | "pages" | "site">,
  log: Diagnostics,
): void {
  const tags = site.languages.map(({ tag }) => tag);
  const own = written.filter(({ fallbackFor }) => fallbackFor === undefined);
  for (const [slug, versions] of groupBy(own, (document) => document.slug)) {
    const [first, ...others] = versions.sort((a, b) => tags.indexOf(a.language) - tags.indexOf(b.language));
    if (!first || others.length === 0) continue;
    for (const other of others) compareVersions(first, other, { site, legal, pages, log });
    const answers = new Set(
      versions.flatMap(({ sections }) => sections.flatMap((section) => section.answers)),
    );
    // An imprint binds its reader to nothing.
    if (!answers.has("language.binding") && !answers.has("trader.identity"))
      log.add("check/no-binding-language", { slug }, { file: first.sourceFile, line: 1 });
  }
}

function compareVersions(
  first: LegalDocument,
  other: LegalDocument,
  { site, log, ...shown }: Pick<CheckedSite, "site" | "legal" | "pages"> & { log: Diagnostics },
): void {
  const report = (args: CodeArgs<"check/translation-differs">, place: Place) =>
    log.add("check/translation-differs", args, { file: other.sourceFile, ...place });
  const [day, own] = [first.effectiveDay, other.effectiveDay];
  if (day !== own) {
    const versions = shown.legal.find(isShownOf(other))?.history?.versions ?? [];
    const unreleased = versions.find(({ date, released }) => date === own && own < day && !released);
    const args = { problem: "day" as const, own, other: day, there: first.sourceFile };
    report({ ...args, unreleased: unreleased?.date }, { line: 1 });
  }
  const placeIn = ({ sourceFile }: LegalDocument, line: number | undefined) =>
    line === undefined ? sourceFile : `${sourceFile}:${line}`;
  const [expected, found] = [first, other].map(({ sections }) => sections.filter(({ depth }) => depth > 0));
  const length = Math.max(expected?.length ?? 0, found?.length ?? 0);
  for (let index = 0; index < length; index++) {
    const [there, here] = [expected?.[index], found?.[index]];
    if (there?.depth === here?.depth) continue;
    // Sections that are marked for different requirements show where one is missing.
    const apart =
      expected?.findIndex(({ answers }, at) => `${answers}` !== `${found?.[at]?.answers ?? ""}`) ?? -1;
    const at = (here && there) || apart < 0 ? index : apart;
    const line = (found?.[at] ?? found?.at(-1))?.line ?? 1;
    const shownAt = { there: placeIn(first, (expected?.[at] ?? expected?.at(-1))?.line) };
    const [own, wanted] = here && there ? [here.depth, there.depth] : [found?.length, expected?.length];
    const differing = { own: `${own ?? 0}`, other: `${wanted ?? 0}`, ...shownAt };
    // The following sections are shifted by it.
    return report(
      here && there
        ? { problem: "level", section: `${index + 1}`, ...differing }
        : { problem: "sections", ...differing },
      { line },
    );
  }
  for (const [has, lacks] of [
    [first, other],
    [other, first],
  ] as const) {
    // Money is stated if its amount and currency are.
    const stated = has.stated.filter((fact) => !fact.endsWith(".money"));
    for (const name of stated.filter((fact) => !lacks.stated.includes(fact))) {
      report(
        { problem: "fact", own: name, there: lacks.sourceFile },
        literalPlace(`{{${name}}}`, has.sourceFile),
      );
    }
  }
  const [numbers, ownNumbers] = [numbersOf(first, site.languages), numbersOf(other, site.languages)];
  for (const [index, own] of ownNumbers.entries()) {
    const wanted = numbers[index] ?? [];
    const [more, less] = [without(own, wanted), without(wanted, own)];
    const isSame = more.length + less.length === 0;
    const missed = isSame ? missedChange(index - 1, [first, other], shown) : undefined;
    if (isSame && missed === undefined) continue;
    const lineOf = (sections: typeof found) => (index === 0 ? 1 : (sections?.[index - 1]?.line ?? 1));
    const there = placeIn(first, lineOf(expected));
    report(
      missed === undefined
        ? { problem: "numbers", own: more.join(", "), other: less.join(", "), there }
        : { problem: "unchanged", own: missed, there },
      { line: lineOf(found) },
    );
  }
}

const isShownOf =
  ({ slug, language }: LegalDocument) =>
  (one: LegalDocument) =>
    one.slug === slug && one.language === language && !one.fallbackFor;

/** The other's title of a heading's section that changed in the newest version of the first document, but not in that of the other. */
function missedChange(
  heading: number,
  documents: readonly [LegalDocument, LegalDocument],
  { legal, pages }: Pick<CheckedSite, "legal" | "pages">,
): string | undefined {
  const [theirs, own] = documents.map((document) => {
    const [before, newest] = legal.find(isShownOf(document))?.history?.versions.slice(-2) ?? [];
    const titles = document.headings.map(({ text }) => text);
    const title = titles[heading] ?? "";
    const isUnique = titles.indexOf(title) === titles.lastIndexOf(title);
    const isChanged = newest?.changed.includes(title) ?? false;
    return { days: [before?.date, newest?.date].join(), title, isUnique, isChanged, before };
  });
  if (!theirs?.isChanged || !theirs.isUnique || !own || own.isChanged || own.days !== theirs.days)
    return undefined;
  // A section that is new in the first language may have been in the other before.
  const earlier = pages.find(({ routePath }) => routePath === theirs.before?.routePath)?.document;
  if (!earlier?.headings.some(({ text }) => text === theirs.title)) return undefined;
  return own.title;
}

/** The items of a list that another lacks, counting duplicates. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The numbers before the first heading and in each section, normalised for comparison. */
function numbersOf(
  { html, effectiveDate, language }: LegalDocument,
  languages: readonly SiteLanguage[],
): string[][] {
  const sections: string[] = [""];
  const parser = new Parser({
    onopentagname(tag) {
      if (/^h[1-6]$/.test(tag)) sections.push("");
      else sections[sections.length - 1] += " ";
    },
    ontext(text) {
      sections[sections.length - 1] += text;
    },
  });
  parser.end(html);
  const forms = languages.find(({ tag }) => tag === language)?.forms;
  // The effective day is compared separately.
  return sections.map((text) => numbersIn(text.replaceAll(effectiveDate, " "), forms));
}
