import type { ReadPicture } from "../listings/read-picture.js";

/** A screenshot, and the same screen in other languages by their tags. */
export interface FoundScreen {
  readonly picture: ReadPicture;
  /** Whether it has a caption or a device of its own, so that pages draw none around it. */
  readonly isFrameless?: boolean;
  readonly translations: Readonly<Record<string, ReadPicture>>;
}

export const screenshotFolder = "pages/_screenshots";

/** The files of `pages/_screenshots/`: images, with a folder for each further language, and `index.ts`, which imports them. */
export function planScreenshots(screens: readonly FoundScreen[]): [file: string, content: string | Buffer][] {
  const imports: string[] = [];
  const images: [string, Buffer][] = [];
  const add = (index: number, { format, bytes }: ReadPicture, tag = "") => {
    const name = `screen${index + 1}${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const file = `${tag && `${tag}/`}${pictureName(index, format)}`;
    imports.push(`import ${name} from ${JSON.stringify(`./${file}`)};\n`);
    images.push([`${screenshotFolder}/${file}`, bytes]);
    return name;
  };
  const list = screens.map(({ picture, translations, isFrameless }, index) => {
    const name = add(index, picture);
    const others = Object.entries(translations).map(([tag, other]) => {
      const key = tag.includes("-") ? JSON.stringify(tag) : tag;
      return `${key}: ${add(index, other, tag)}`;
    });
    const frameless = isFrameless ? ", frameless: true" : "";
    return `  { image: ${name}${frameless}${others.length > 0 ? `, translations: { ${others.join(", ")} }` : ""} },\n`;
  });
  return [[`${screenshotFolder}/index.ts`, formatIndex(imports, list)], ...images];
}

const formatIndex = (
  imports: readonly string[],
  list: readonly string[],
) => `${imports.join("")}import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots. Put a file into this folder, import it, list it, and say what it shows in shared.screens of messages/, in
 * each language:
 *
 *   import week from "./week.png";
 *   { image: week },
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

export const screenshots: readonly Screenshot[] = [${list.length > 0 ? `\n${list.join("")}` : ""}];
`;

/** The name of an image file, with the extension of its format. */
export const pictureName = (index: number, format: string): string =>
  `${String(index + 1).padStart(2, "0")}.${format === "jpeg" ? "jpg" : format}`;
