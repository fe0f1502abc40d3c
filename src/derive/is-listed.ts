import type { Draft } from "../model/page.js";

/** Whether a page is to be found by itself: not the not-found page, and not one whose canonical address is another's. */
export const isListed = ({ route }: Pick<Draft, "route">): boolean =>
  route.routePath !== "/404" && route.canonical === undefined;
