import * as rules from "make-plural/plurals";

type Rule = (count: number, isOrdinal?: boolean) => string;

/**
 * The plural case of a number in a language: `one`, `few`, `other`. The rules come from the package, and so from one version of the
 * Unicode CLDR, not from the machine.
 */
export function pluralCase(language: string, count: number, isOrdinal: boolean): string {
  const [plain = "", ...parts] = language.split("-");
  const region = parts.find((part) => /^[A-Z]{2}$/.test(part));
  const known: Readonly<Record<string, Rule | undefined>> = rules;
  const rule = known[`${plain}_${region}`] ?? known[plain];
  return rule === undefined ? "other" : rule(Math.abs(count), isOrdinal);
}

/** The cases that everyday whole numbers need and that a plural with these cases lacks. */
export function missingCases(language: string, cases: readonly string[], isOrdinal: boolean): string[] {
  const there = new Set(cases);
  const everyday = Array.from({ length: 201 }, (_, count) => count).filter(
    (count) => !there.has(`=${count}`),
  );
  const found = new Set(everyday.map((count) => pluralCase(language, count, isOrdinal)));
  return [...found].filter((name) => !there.has(name));
}
