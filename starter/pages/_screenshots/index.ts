import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots, in the order in which the page shows them. Put the files beside this one:
 *
 *   import week from "./week.png";
 *   export const screenshots: readonly Screenshot[] = [{ image: week, alt: "The week's bakes, day by day" }];
 */

export const screenshots: readonly Screenshot[] = [];
