import { withBase } from "../model/addresses/addresses.js";

/** The URL of a redirect's target. */
export const hrefOf = (to: string, base: string): string => (to.startsWith("/") ? withBase(base, to) : to);

/** The same for a configuration in which `$` and `{x}` are variables that cannot be escaped: percent-encoding means the same in a URL. */
export const plainHrefOf = (to: string, base: string): string =>
  hrefOf(to, base).replace(/[${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
