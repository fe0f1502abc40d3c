import { withBase } from "../model/addresses/addresses.js";

/** Where a redirect leads, as an address names it. */
export const hrefOf = (to: string, base: string): string => (to.startsWith("/") ? withBase(base, to) : to);
