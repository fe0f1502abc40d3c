/** The text of docs/codes.md. */
export function formatCodesPage(): Promise<string>;

/** The pages of docs/rules by name, with what is made from code brought up to it. Only pages that are there. */
export function formatRulePages(): Promise<Map<string, string>>;
