import type { ImageProps } from "handbill";

/*
 * The app's screenshots, in the order in which the page shows them. Put the files beside this one:
 *
 *   import week from "./week.png";
 *   export const screenshots: readonly Screenshot[] = [{ image: week, alt: "The week's bakes, day by day" }];
 */

export interface Screenshot {
  readonly image: ImageProps["src"];
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

export const screenshots: readonly Screenshot[] = [];
