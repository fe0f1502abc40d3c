/** The text of docs/codes.md. */
export function formatCodesPage(): Promise<string>;
