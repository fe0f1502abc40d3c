import * as rules from "make-plural/plurals";

type Rule = (count: number, isOrdinal?: boolean) => string;

/**
 * The case of a plural that a number takes in a language: `one`, `few`, `other`. The rules are those of the package, and so of one
 * version of the Unicode CLDR, not the machine's.
 */
export function pluralCase(language: string, count: number, isOrdinal: boolean): string {
  const [plain = "", ...parts] = language.split("-");
  const region = parts.find((part) => /^[A-Z]{2}$/.test(part));
  const known: Readonly<Record<string, Rule | undefined>> = rules;
  const rule = known[`${plain}_${region}`] ?? known[plain];
  return rule === undefined ? "other" : rule(Math.abs(count), isOrdinal);
}

/** The cases that whole numbers of everyday size take and that a plural with these cases does not have. */
export function missingCases(language: string, cases: readonly string[], isOrdinal: boolean): string[] {
  const there = new Set(cases);
  const everyday = Array.from({ length: 201 }, (_, count) => count).filter(
    (count) => !there.has(`=${count}`),
  );
  const found = new Set(everyday.map((count) => pluralCase(language, count, isOrdinal)));
  return [...found].filter((name) => !there.has(name));
}
