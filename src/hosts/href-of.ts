import { withBase } from "../model/addresses/addresses.js";

/** Where a redirect leads, as an address names it. */
export const hrefOf = (to: string, base: string): string => (to.startsWith("/") ? withBase(base, to) : to);

/** The same for a configuration in which `$` and `{x}` name variables and cannot be escaped: in an address, a code means the sign. */
export const plainHrefOf = (to: string, base: string): string =>
  hrefOf(to, base).replace(/[${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
