import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots, in the order of the page. Put the files in this folder and list them here:
 *
 *   import week from "./week.png";
 *   export const screenshots: readonly Screenshot[] = [{ image: week, alt: "The week's bakes, day by day" }];
 *
 * For a video in a device, import an mp4 and add it: { image: week, alt: "…", video: weekVideo }
 */

export const screenshots: readonly Screenshot[] = [];
