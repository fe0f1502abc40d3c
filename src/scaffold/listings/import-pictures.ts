import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { orNothing } from "../../util/or-nothing.js";
import { readBounded } from "../app/read-bounded.js";
import type { Discovered } from "../discovered.js";
import {
  type FoundPicture,
  listScreenshot,
  type PictureChange,
  planIcon,
  planScreenshotChanges,
  type SitePicture,
} from "../plan/plan-pictures.js";
import { screenshotFolder } from "../plan/plan-screenshots.js";
import { addFile, replaceFile, writeOver } from "../replace-file.js";
import { maxScreenshots } from "../scaffold-site.js";
import { readIcon, readScreenshot } from "./usable-picture.js";

const maxBytes = 20_000_000;
const indexFile = `${screenshotFolder}/index.ts`;

/** The images that differ from the site's. Reports unusable ones. */
export async function readPictureChanges(
  root: string,
  config: SiteConfig,
  { discovered, log }: { readonly discovered: Discovered; readonly log: Diagnostics },
): Promise<PictureChange[]> {
  const icon = discovered.icon && (await readIcon(discovered.icon.value, log));
  const own = [config.icon, "/icon.png", "/icon.jpg", "/icon.webp", "/icon.svg"];
  const icons = [...new Set(own)].flatMap((path) =>
    path === undefined ? [] : readOwn(root, `public${path}`),
  );
  const names = listPictures(root);
  const screenshots: FoundPicture[] = [];
  // Skipped for a site with its screenshots in another place.
  const shots = names === undefined ? [] : (discovered.screenshots?.value.slice(0, maxScreenshots) ?? []);
  for (const shot of shots) {
    const picture = await readScreenshot(shot, log);
    if (picture) screenshots.push({ picture, origin: discovered.screenshots?.origin ?? "" });
  }
  const there = (names ?? []).flatMap((name) => readOwn(root, `${screenshotFolder}/${name}`));
  return [
    ...planIcon(config, icons, icon && { picture: icon, origin: discovered.icon?.origin ?? "" }),
    ...planScreenshotChanges(there, screenshots),
  ];
}

function readOwn(root: string, file: string): SitePicture[] {
  const bytes = orNothing(() => readBounded(join(root, file), maxBytes));
  return bytes ? [{ file, bytes }] : [];
}

function listPictures(root: string): string[] | undefined {
  return orNothing(() =>
    readdirSync(join(root, screenshotFolder))
      .filter((name) => /\.(?:png|jpe?g|webp)$/i.test(name))
      .sort(),
  );
}

/** Writes an image into the site, and adds it to its list; reports a failure and returns false. */
export function writePicture(
  root: string,
  { picture: { file, before, after, isNewScreenshot } }: PictureChange,
  { log }: { readonly log: Diagnostics },
): boolean {
  const path = join(root, file);
  if (!isNewScreenshot) writeOver(path, { before, after });
  else {
    const index = join(root, indexFile);
    const text = readFileSync(index, "utf8");
    const listed = listScreenshot(text, file);
    if (listed === undefined) {
      const reason = "the list of screenshots is not a literal";
      const args = { key: file, value: `an import of ${file}`, reason };
      log.add("scaffold/cannot-edit", args, { file: indexFile });
      return false;
    }
    addFile(path, after);
    replaceFile(index, { before: text, after: listed });
    addEmptyDescriptions(root);
  }
  return true;
}

/** A list of descriptions that the author has begun has an entry for each screenshot. With an empty one, pages show its number. */
function addEmptyDescriptions(root: string): void {
  for (const name of orNothing(() => readdirSync(join(root, "messages"))) ?? []) {
    const path = join(root, "messages", name);
    const before = orNothing(() => readFileSync(path, "utf8")) ?? "";
    const after = before.replace(
      /(\bscreens: \[(?:\s*"(?:[^"\\]|\\.)*",?)*?\s*"(?:[^"\\]|\\.)*"),?(\s*\])/,
      '$1, ""$2',
    );
    if (after !== before) replaceFile(path, { before, after });
  }
}
