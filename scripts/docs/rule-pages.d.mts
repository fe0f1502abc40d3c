export type CodeTable = Readonly<
  Record<string, { readonly severity: "error" | "warning"; readonly about?: string }>
>;

/** The source files of each rule, by the rule's name, which is also its page's name. */
export function listRules(): Map<string, string[]>;

/** The codes that a rule's source reports, in the order of the code table. */
export function codesOfRule(sources: readonly string[], codes: CodeTable): string[];

/** The line in a code's section of docs/codes.md that links to its rules; empty for a code without rules. */
export function formatRuleLinks(code: string, codes: CodeTable): string;

/** A rule's page with the table of its codes between the two marks. */
export function formatRulePage(text: string, sources: readonly string[], codes: CodeTable): string;

/** The text of docs/rules/README.md. `pages` are the rules' pages by name. */
export function formatRulesPage(pages: ReadonlyMap<string, string>): string;
