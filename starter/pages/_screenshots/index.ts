import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots. Put the files in this folder, list them here, and say what each one shows in shared.screens of messages/,
 * in each language:
 *
 *   import week from "./week.png";
 *   export const screenshots: readonly Screenshot[] = [{ image: week }];
 *
 * The first screenshot is next to the app's name, the second next to the first of landing.features in messages/, the third next to
 * the second feature, and so on; the others are in a row. To show one in two places, list it twice. In the look poster, and if
 * there are more than four features and few have a text, the row shows them instead.
 *
 * For a page in another language, import that language's screenshot: { image: week, translations: { es: weekEs } }
 *
 * To show a video in the device, import an mp4 and add it: { image: week, video: weekVideo }
 *
 * To show a picture without a device around it, since it has a caption or a device of its own: { image: week, frameless: true }
 */

export const screenshots: readonly Screenshot[] = [];
