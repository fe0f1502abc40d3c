/** Schemes that any page may link to. */
export const knownSchemes: readonly string[] = ["http", "https", "mailto", "tel", "sms"];

/** Schemes that run code, or that carry or name data of one machine only: no config can allow them. */
export const refusedSchemes: readonly string[] = ["javascript", "vbscript", "data", "blob", "file"];

/** The scheme of an address in lower case, as a browser parses it; undefined for a path, a query or a fragment. */
export function schemeOf(address: string): string | undefined {
  const [scheme] = /^[^/?#:]*(?=:)/.exec(address) ?? [];
  return scheme?.trim().toLowerCase();
}
