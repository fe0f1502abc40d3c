import { type Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import { listFacts } from "../../../model/facts/facts.js";
import type { CheckedTree, SampleTexts } from "../../../model/pages/checked-tree.js";
import { configPlace } from "../../../model/place.js";
import type { Site } from "../../../model/site/site.js";
import { escapeRegExp } from "../../../text/escape-reg-exp.js";
import { shorten } from "../../../text/shorten.js";
import { keyFinder, sentencesOf } from "../../page/page-sentences.js";
import type { CheckedSite, PageRule } from "../../rule.js";

/** From this number on, values that any site may have are no coincidence. */
const fewValues = 3;

interface SampleValue {
  readonly key: string;
  readonly text: string;
  /** The sample's file. */
  readonly source: string;
}

export function checkSampleValues(tree: CheckedSite, log: Diagnostics): void {
  for (const { key, text, source } of listSampleValues(tree)) {
    log.add("check/sample-text", { text, source }, configPlace(key.split(".")));
  }
}

export const checkSampleTexts: PageRule = (tree) => {
  const { samples, site } = tree;
  if (!samples || isSample(site, samples)) return () => {};
  const sources = sourcesOf(samples);
  const values = listSampleValues(tree);
  const configured = new Set(values.map(({ text }) => text));
  const keyOf = keyFinder(sources.keys(), site.app.name);
  return (page, log) => {
    const sentences = sentencesOf(page.facts);
    const found = sentences.flatMap((text) => {
      const key = keyOf(text);
      return key === undefined ? [] : [{ text, source: sources.get(key) ?? "" }];
    });
    // A name alone may be an ordinary word.
    if (found.length > 0 || values.length > 0) found.push(...listNamed(sentences, configured, samples));
    const seen = new Set(configured);
    for (const { text, source } of found) {
      if (seen.size === seen.add(text).size) continue;
      log.add(
        "check/sample-text",
        { text: shorten(text, 80), source },
        placeOf(page, [text], { visibleText: { text: writtenOf(text, site.app.name) } }),
      );
    }
  };
};

/**
 * The part of a sentence that is most likely a literal in the code: the longest part without the app's name, which comes from the config.
 */
const writtenOf = (sentence: string, name: string) =>
  sentence.split(name).reduce((longest, part) => (part.length > longest.length ? part : longest), "");

/** Sentences with a sample's app name, except if it comes from a config value, which is reported there. */
function listNamed(sentences: readonly string[], configured: ReadonlySet<string>, { names }: SampleTexts) {
  const patterns = Object.entries(names).map(([name, source]) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])`, "u");
    return { pattern, source };
  });
  return sentences.flatMap((text) => {
    const rest = [...configured].reduce((left, value) => left.replaceAll(value, ""), text);
    const source = patterns.find(({ pattern }) => pattern.test(rest))?.source;
    return source === undefined ? [] : [{ text, source }];
  });
}

/** Values that a sample's config has at the same key; short values count only together with others. */
function listSampleValues({ samples, site }: Pick<CheckedTree, "samples" | "site">): SampleValue[] {
  if (!samples || isSample(site, samples)) return [];
  const declared = new Set(site.placeholders);
  const facts = listFacts(site);
  const found = Object.entries(samples.values).flatMap(([source, values]) =>
    Object.entries(values).flatMap(([key, text]) => {
      const fact = facts.get(key);
      const isHere = fact?.kind === "text" && fact.text === text && !declared.has(key);
      return isHere ? [{ key, text, source }] : [];
    }),
  );
  return found.length >= fewValues || found.some(({ text }) => isDistinctive(text)) ? found : [];
}

/** Whether a text is a sentence or a URL: two sites do not share one by chance. */
const isDistinctive = (text: string) => /^https:/.test(text) || text.split(" ").length >= 5;

const isSample = (site: Site, { names, urls }: SampleTexts) =>
  Object.hasOwn(names, site.app.name) || urls.some((url) => new URL(url).origin === site.origin);

function sourcesOf({ sentences }: SampleTexts): Map<string, string> {
  return new Map(
    Object.entries(sentences).flatMap(([source, keys]) => keys.map((key) => [key, source] as const)),
  );
}
