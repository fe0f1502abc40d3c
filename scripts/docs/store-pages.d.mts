import type { Requirement } from "../../src/review/requirements.js";

/** The rules by name, each with its requirements by name. */
export function listStoreRules(
  requirements: Readonly<Record<string, Requirement>>,
): Map<string, (readonly [string, Requirement])[]>;

/** A rule's page with the table of its requirements between the two marks. */
export function formatStorePage(
  text: string,
  requirements: readonly (readonly [string, Requirement])[],
): string;

/** docs/store/README.md with its tables of rules and of marks. `pages` are the rules' pages by name. */
export function formatStoreReadme(
  text: string,
  made: { readonly pages: ReadonlyMap<string, string>; readonly marks: readonly string[] },
): string;

/** A page with the names of data and purposes that the review recognises between the two marks. */
export function formatDataNames(
  text: string,
  words: { readonly kinds: ReadonlyMap<string, string>; readonly purposes: ReadonlyMap<string, string> },
): string;
