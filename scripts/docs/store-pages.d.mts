import type { Demand } from "../../src/review/demands.js";

/** The rules by name, each with its requirements by name. */
export function listStoreRules(
  demands: Readonly<Record<string, Demand>>,
): Map<string, (readonly [string, Demand])[]>;

/** A rule's page with the table of its requirements between the two marks. */
export function formatStorePage(text: string, demands: readonly (readonly [string, Demand])[]): string;

/** docs/store/README.md with its tables of rules and of marks. `pages` are the rules' pages by name. */
export function formatStoreReadme(
  text: string,
  made: { readonly pages: ReadonlyMap<string, string>; readonly marks: readonly string[] },
): string;
