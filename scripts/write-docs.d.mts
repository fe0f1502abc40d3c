/** The text of docs/codes.md. */
export function formatCodesPage(): Promise<string>;

/** The pages of docs/rules by name, with their generated parts updated. Existing pages only. */
export function formatRulePages(): Promise<Map<string, string>>;

/** The pages of docs/store by name, likewise. */
export function formatStorePages(): Promise<Map<string, string>>;
