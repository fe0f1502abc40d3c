import { join } from "node:path";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { chooseLanguage, nearestLanguage } from "../../text/choose-language.js";
import { compareNatural } from "../../util/compare.js";
import type { AppFiles } from "../app/app-file-kinds.js";
import { type Finding, languageOf } from "../app/finding.js";
import { dataAt, parseJsonData, textOf } from "../app/parse-data.js";
import { pathInside, readSourceText } from "../app/read-source-text.js";
import type { Discovered, Found, Picture } from "../discovered.js";
import { isTemplateIcon } from "../icons/is-template-icon.js";
import { NotUsable } from "../not-usable.js";
import type { ReadTargets } from "../read-targets.js";
import { readPicture } from "./read-picture.js";
import { readIcon } from "./usable-picture.js";

interface Wanted {
  readonly language: string | undefined;
  /** The icon in Expo's config. */
  readonly icon: Finding | undefined;
  readonly targets: Pick<ReadTargets, "appleIcon" | "androidIcon" | "nearness">;
}

/** Finds the icon and the screenshots in an app's project, in the language of the texts. */
export async function findPictures(
  root: string,
  files: AppFiles,
  { language, icon, targets }: Wanted,
  log: Diagnostics,
): Promise<Pick<Discovered, "icon" | "screenshots">> {
  const listings = [files.appleScreenshot, files.androidScreenshot];
  const inLanguage = listings.filter(
    (paths) => language !== undefined && nearestLanguage(tagsOf(paths), language),
  );
  const shots = [...inLanguage, ...listings]
    .map((paths) => ofLanguage(paths, language))
    .find(({ length }) => length > 0);
  const [first] = shots ?? [];
  return {
    ...(await findIcon()),
    ...(shots &&
      first !== undefined && {
        screenshots: { value: shots.map((file) => ({ file: join(root, file) })), origin: folderOf(first) },
      }),
  };

  /** The icon that the project names: alternate icons are next to it. */
  function iconSets(): string[] {
    const named = (name: string) => files.appleIcon.filter((file) => file.includes(`/${name}.appiconset/`));
    return [targets.appleIcon ?? "AppIcon", "AppIcon"].map(named).find(({ length }) => length > 0) ?? [];
  }

  /** The app's own files, or else shared ones; never those of another application or of an extension. */
  function nearest(all: readonly string[]): string[] {
    const own = all.filter((file) => targets.nearness(file) === 0);
    return own.length > 0 ? own : all.filter((file) => targets.nearness(file) === 1);
  }

  async function findIcon(): Promise<{ icon?: Found<Picture> }> {
    const places: readonly (() => readonly string[])[] = [
      () => ofLanguage(files.androidIcon, language),
      () => (icon ? namedIcon(icon) : []),
      () => phoneIcons(root, nearest(iconSets())),
      composerIcons,
      () => nearest(launcherIcons()),
    ];
    for (const place of places) {
      const [file] = await largest(root, ownIcons(place()));
      const picture = file !== undefined && { file: join(root, file) };
      if (picture && (await readIcon(picture, log))) return { icon: { value: picture, origin: file } };
    }
    return {};
  }

  /** The sizes of an icon, unless it is that of a new project; reports it once. */
  function ownIcons(sizes: readonly string[]): readonly string[] {
    const template = sizes.find((file) => isTemplateIcon(join(root, file)));
    if (template === undefined) return sizes;
    const reason = "it is the default icon of a framework, not the app's";
    log.add("scaffold/picture-not-used", { picture: template, reason });
    return [];
  }

  function composerIcons(): string[] {
    return nearest(
      files.composerIcon.filter((file) => file.endsWith(`${targets.appleIcon ?? "AppIcon"}.icon/icon.json`)),
    );
  }

  function launcherIcons(): string[] {
    const name = targets.androidIcon ?? "ic_launcher";
    return files.launcherIcon.filter((file) => nameOf(file).replace(/\.\w+$/, "") === name);
  }

  function namedIcon({ value, origin }: Finding): string[] {
    const inside = pathInside(root, value);
    if (inside !== undefined) return [inside];
    log.add("scaffold/file-not-used", { reason: `${value} is outside the folder` }, origin);
    return [];
  }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);

const tagOf = (file: string) => {
  const [, shots, images = ""] = /\/screenshots\/([^/]+)\/|([^/]+)\/(?:images|graphics)\//.exec(file) ?? [];
  return languageOf(shots ?? images);
};

const tagsOf = (files: readonly string[]) => [...new Set(files.flatMap((file) => tagOf(file) ?? []))];

/** The iPhone in the name of fastlane's screenshots: `iPhone 15 Pro Max-01.png`, or `0_APP_IPHONE_67_0.png` with the inches of its screen. */
const iPhonesOf = (file: string) =>
  nameOf(file)
    .match(/iphone(?:_\d+|[^-_.]*)/i)
    ?.map((name) => name.trim()) ?? [];

/** The images of one language; those of one iPhone if there are any, since the images of all devices are in the same folder. */
function ofLanguage(files: readonly string[], wanted: string | undefined): string[] {
  const tag = chooseLanguage(tagsOf(files), wanted);
  const [first] = files.filter((file) => tagOf(file) === tag);
  const together = files.filter((file) => first !== undefined && folderOf(file) === folderOf(first));
  const ofPhone = together.filter((file) => iPhonesOf(file).length > 0);
  const phones = ofPhone.flatMap(iPhonesOf);
  const newest = phones
    .filter((phone, index) => phones.indexOf(phone) !== index)
    .sort(compareNatural)
    .at(-1);
  if (newest !== undefined) return ofPhone.filter((file) => iPhonesOf(file).includes(newest));
  return ofPhone.length > 0 ? ofPhone : together;
}

/** The icons of a phone in light mode, without dark and tinted ones, and those of a watch and a Mac. */
function phoneIcons(root: string, files: readonly string[]): string[] {
  const others = new Set(
    [...new Set(files.map(folderOf))].flatMap((folder) => {
      const source = readSourceText(root, `${folder}/Contents.json`, new Diagnostics());
      const images = dataAt(source && parseJsonData(source, new Diagnostics()), "images")?.entries.values();
      return [...(images ?? [])].flatMap((image) => {
        const isOther =
          dataAt(image, "appearances") !== undefined ||
          /^(?:mac|watch)/.test(textOf(dataAt(image, "idiom")) ?? "") ||
          /^(?:macos|watchos)/.test(textOf(dataAt(image, "platform")) ?? "");
        const file = textOf(dataAt(image, "filename"));
        return isOther && file !== undefined ? [`${folder}/${file}`] : [];
      });
    }),
  );
  const own = files.filter((file) => !others.has(file));
  return own.length > 0 ? own : [...files];
}

/** The largest size of an icon, the first of several; if it is unusable, the others are not tried. */
async function largest(root: string, files: readonly string[]): Promise<readonly string[]> {
  if (files.length <= 1) return files;
  let best: { readonly file: string; readonly width: number } | undefined;
  for (const file of files) {
    try {
      const { width } = await readPicture({ file: join(root, file) });
      if (!best || width > best.width) best = { file, width };
    } catch (error) {
      if (!(error instanceof NotUsable)) throw error;
    }
  }
  return best ? [best.file] : files.slice(0, 1);
}
