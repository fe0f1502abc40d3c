import { type Diagnostics, type Place, placeOf } from "../../../diagnostics/diagnostics.js";
import { configPlace } from "../../../model/place.js";
import type { LanguageForms } from "../../../text/format-in-language.js";
import { anyWords } from "../../../text/page-words.js";
import { once } from "../../../util/once.js";
import { decodePath } from "../../../util/request-target.js";
import { textOfHtml } from "../../page/text-of-html.js";
import type { CheckedSite, PageRule } from "../../rule.js";
import { numbersIn } from "./numbers-in-text.js";

/** From this many sections on, a document needs a table of contents. */
const longFrom = 4;

/** Legal documents are in effect, except for announced versions. */
export function checkDates(checked: CheckedSite, log: Diagnostics): void {
  const { site, legal, today } = checked;
  const shared = site.legal.effectiveDay;
  if (shared !== undefined && !isAnnounced(shared, checked))
    checkDate(shared, configPlace(["legal", "effectiveDate"]));
  for (const { effectiveDay, sourceFile } of legal)
    if (effectiveDay !== shared) checkDate(effectiveDay, { file: sourceFile, line: 1 });
  const year = String(site.copyrightYear ?? "");
  // A site may be built ahead of the new year.
  if (year > String(Number(today?.slice(0, 4)) + 1))
    checkDate(year, configPlace(["copyrightYear"]), "copyrightYear");
  for (const { date = "", collection, sourceFile } of Object.values(checked.collections).flat())
    if (site.feeds.some((feed) => feed.collection === collection))
      checkDate(date, { file: sourceFile, line: 1 }, "the document's date");

  function checkDate(date: string, place: Place, what = "the effective date"): void {
    if (today !== undefined && date > today) log.add("check/future-date", { what, date, today }, place);
  }
}

/** Whether a version with that date is announced besides the one in force. */
function isAnnounced(day: string, { legal }: CheckedSite): boolean {
  return legal.some(
    ({ history }) => history?.shows === "current" && history.versions.some(({ date }) => date === day),
  );
}

/** The table of contents of a legal document names every section. */
export const checkContents: PageRule = () => (page, log) => {
  const { document, facts } = page;
  if (!document) return;
  const linked = new Set(
    facts.addresses.flatMap(({ value, use }) =>
      use === "follow" && value.startsWith("#") ? (decodePath(value.slice(1)) ?? []) : [],
    ),
  );
  const sections = document.headings.filter(({ depth }) => depth === 2);
  const missing = sections.filter(({ id }) => !linked.has(id));
  const name = document.sourceFile;
  // A single link is a cross-reference, not a table.
  const hasTable = sections.length - missing.length > 1;
  if (hasTable && missing.length > 0) {
    const texts = missing.map(({ text }) => JSON.stringify(text)).join(", ");
    log.add("check/contents-incomplete", { document: name, missing: texts }, placeOf(page));
  } else if (!hasTable && sections.length >= longFrom) {
    log.add("check/no-contents", { document: name }, placeOf(page));
  }
};

/** Sentences that name the age from which people may use the app. */
const fromAge = once(() => new RegExp(anyWords("minimumAge"), "i"));

const teens = [...Array(13), "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"];

/** Other ages apply to some people or places only. */
const isLimited = once(() => new RegExp(anyWords("limitsAge"), "i"));

/** The words that begin a sentence about the date of a text, such as “Last updated”. */
const ofVersion = once(() => new RegExp(`^\\W*${anyWords("dated")}`, "im"));
/** Words of both, to skip other blocks without parsing them. */
const mayState =
  /(?:must|have to|need to) be|at least|mindestens|au moins|al menos|almeno|pelo menos|updated|revised|modified|effect|appl(?:y|ies) from|gelten|gilt|zuletzt|letzte|stand:|gültig|dernière|vigueur|última|ultim[oa]/i;

/** Rendered Markdown has each block on a line of its own. */
const startOfBlock = /\n(?=<\/?(?:blockquote|d[dlt]|div|h[1-6]|li|ol|p|section|table|t[dhr]|ul)\b)/;

/** A text may be changed some time before it takes effect. */
const longestNoticeMs = 90 * 24 * 60 * 60 * 1000;

/** Legal documents name the minimum age and the effective day of the config. */
export function checkStated(
  { written, site }: Pick<CheckedSite, "written" | "site">,
  log: Diagnostics,
): void {
  const minimum = site.legal.minimumAge;
  for (const { html, sourceFile: file, effectiveDay, language } of written) {
    const forms = site.languages.find(({ tag }) => tag === language)?.forms;
    const stating = html.split(startOfBlock).filter((block) => mayState.test(block));
    for (const text of textOfHtml(stating.join("\n")).split(/(?<=(?:\D|\d{3})[.!?])\s|\n/)) {
      const place = {
        file,
        seek: { kind: "literal", texts: [], files: [file], visibleText: { text } },
      } as const;
      const age = fromAge().exec(text)?.slice(1).find(Boolean);
      const years = Number(age) || teens.indexOf(age ?? "");
      if (minimum !== undefined && age !== undefined && years !== minimum && !isLimited().test(text))
        log.add("check/other-age", { age, minimum: String(minimum) }, place);
      const day = ofVersion().test(text) ? dayIn(text, forms) : undefined;
      const notice = Date.parse(effectiveDay) - Date.parse(day ?? effectiveDay);
      if (day !== undefined && (notice < 0 || notice > longestNoticeMs))
        log.add("check/other-date", { date: day, effective: effectiveDay }, place);
    }
  }
}

/** The first full day in a text, in ISO form. Without the forms of its language, months are English. */
function dayIn(text: string, forms: LanguageForms | undefined): string | undefined {
  const [english] = /[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}/.exec(text) ?? [];
  const own = numbersIn(text, forms).find((one) => /^\d{4}-\d\d-\d\d$/.test(one));
  const isDay = own === undefined && english !== undefined && !Number.isNaN(Date.parse(`${english} UTC`));
  return isDay ? new Date(`${english} UTC`).toISOString().slice(0, 10) : own;
}
