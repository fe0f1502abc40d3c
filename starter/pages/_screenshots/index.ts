import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots, in the order of the page. Put the files in this folder, list them here, and say what each one shows in
 * shared.screens of messages/, in each language:
 *
 *   import week from "./week.png";
 *   export const screenshots: readonly Screenshot[] = [{ image: week }];
 *
 * To show a video in the device, import an mp4 and add it: { image: week, video: weekVideo }
 */

export const screenshots: readonly Screenshot[] = [];
