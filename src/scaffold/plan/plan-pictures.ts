import type { SiteConfig } from "../../model/config/site-config.js";
import type { ReadPicture } from "../listings/read-picture.js";
import type { ImportChange } from "../plan-import.js";
import { pictureName, screenshotFolder } from "./plan-screenshots.js";

/** An image of the site, by its path with slashes. */
export interface SitePicture {
  readonly file: string;
  readonly bytes: Buffer;
}

/** An image that differs from the store or the app's project, or that the site does not have. */
export interface PictureChange extends ImportChange {
  readonly picture: {
    readonly file: string;
    /** The current image; undefined if there is none. */
    readonly before: Buffer | undefined;
    readonly after: Buffer;
    /** Whether it is a screenshot that has to be added to the page's list. */
    readonly isNewScreenshot: boolean;
  };
}

export interface FoundPicture {
  readonly picture: ReadPicture;
  readonly origin: string;
}

/** The icon, if its bytes differ from the site's; in another format it is another file, which the config has to name. */
export function planIcon(
  { icon }: Pick<SiteConfig, "icon">,
  current: readonly SitePicture[],
  found: FoundPicture | undefined,
): PictureChange[] {
  if (!found) return [];
  const { picture, origin } = found;
  const own = current.find(({ file }) => icon !== undefined && file === `public${icon}`);
  if (own?.bytes.equals(picture.bytes)) return [];
  const path = `/icon.${extensionOf(picture)}`;
  const named = icon === path ? own : current.find(({ file }) => file === `public${path}`);
  // A file with the right extension is replaced, whatever its name, unless it is the placeholder.
  const isReplaced =
    own !== undefined && icon?.endsWith(`.${extensionOf(picture)}`) && !/placeholder/.test(icon);
  const replaced = isReplaced ? own : named;
  const write = {
    file: replaced?.file ?? `public${path}`,
    before: replaced?.bytes,
    after: picture.bytes,
    isNewScreenshot: false,
  };
  const change = { origin, without: [], picture: write };
  return isReplaced || icon === path
    ? [{ ...change, path: [write.file], before: own && say(own.bytes.length), after: sayPicture(picture) }]
    : [{ ...change, path: ["icon"], before: icon, after: path }];
}

/** The screenshots that the site lacks. Each replaces one that the sources no longer have, or is added. */
export function planScreenshotChanges(
  current: readonly SitePicture[],
  pictures: readonly FoundPicture[],
): PictureChange[] {
  const isFound = ({ bytes }: SitePicture) => pictures.some(({ picture }) => picture.bytes.equals(bytes));
  const stale = current.filter((own) => !isFound(own));
  const missing = pictures.filter(({ picture }) => !current.some(({ bytes }) => bytes.equals(picture.bytes)));
  const names = new Set(current.map(({ file }) => file));
  return missing.map(({ picture, origin }) => {
    const ending = `.${extensionOf(picture)}`;
    const place = stale.findIndex(({ file }) => file.endsWith(ending));
    const [old] = place < 0 ? [] : stale.splice(place, 1);
    const file = old?.file ?? freeName(names, picture.format);
    names.add(file);
    return {
      path: [file],
      before: old && say(old.bytes.length),
      after: sayPicture(picture),
      origin,
      without: [],
      picture: { file, before: old?.bytes, after: picture.bytes, isNewScreenshot: old === undefined },
    };
  });
}

const extensionOf = ({ format }: ReadPicture) => (format === "jpeg" ? "jpg" : format);
const say = (bytes: number) => `${bytes} bytes`;
const sayPicture = ({ width, height, bytes }: ReadPicture) => `${width} × ${height}, ${say(bytes.length)}`;

function freeName(taken: ReadonlySet<string>, format: string): string {
  const stems = new Set([...taken].map((file) => file.replace(/\.\w+$/, "")));
  for (let index = 0; ; index++) {
    const file = `${screenshotFolder}/${pictureName(index, format)}`;
    if (!stems.has(file.replace(/\.\w+$/, ""))) return file;
  }
}

/** Adds a screenshot to the end of the list in `pages/_screenshots/index.ts`; undefined if the list is not literal. */
export function listScreenshot(text: string, file: string): string | undefined {
  const list = /^export const screenshots\b[^=]*= \[([\s\S]*?)\n?\];?[^\S\n]*$/m.exec(text);
  if (!list) return undefined;
  const names = new Set(text.match(/\bscreen\d+\b/g));
  let number = 1;
  while (names.has(`screen${number}`)) number++;
  const frameless = /frameless: true \}?,?\n/.test(list[0]) ? ", frameless: true" : "";
  const entry = `  { image: screen${number}${frameless} },\n`;
  const end = list.index + list[0].lastIndexOf("]");
  const before = text.slice(0, end).replace(/\s+$/, "");
  const whole = `${before.endsWith("[") || before.endsWith(",") ? before : `${before},`}\n${entry}${text.slice(end)}`;
  const name = file.slice(file.lastIndexOf("/") + 1);
  return `import screen${number} from ${JSON.stringify(`./${name}`)};\n${whole}`;
}
