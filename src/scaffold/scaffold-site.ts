import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Discovered } from "./discovered.js";
import { hasStatusBar } from "./listings/has-status-bar.js";
import { readIcon, readScreenshot } from "./listings/usable-picture.js";
import { chooseBrand, plainBrand } from "./plan/choose-brand.js";
import type { LanguageFacts } from "./plan/plan-messages.js";
import { type PlannedProject, type ProjectParts, planProject } from "./plan/plan-project.js";
import type { FoundScreen } from "./plan/plan-screenshots.js";
import { writeProject } from "./write-project.js";

interface ScaffoldOptions extends Omit<ProjectParts, "icon" | "screenshots" | "brand"> {
  /** The new site's folder, absolute. */
  readonly folder: string;
  /** The folder as messages name it. */
  readonly shown: string;
  /** A CSS hex colour; undefined to use the icon's. */
  readonly brand: string | undefined;
}

export interface Scaffolded extends Pick<PlannedProject, "placeholders" | "isUntranslated" | "isFormal"> {
  /** Paths of the written files, relative to the folder. */
  readonly files: readonly string[];
  readonly brand: string;
  /** The source of the brand, as shown to the author. */
  readonly brandOrigin: string;
  /** Whether the screenshots have a caption or a device of their own, so that pages draw none around them. */
  readonly isFrameless: boolean;
}

export const maxScreenshots = 10;

/** Creates a new site from the facts about an app. Reports problems; undefined if it could not be written. */
export async function scaffoldSite(
  discovered: Discovered,
  { folder, shown, brand: wanted, ...parts }: ScaffoldOptions,
  log: Diagnostics,
): Promise<Scaffolded | undefined> {
  const icon = discovered.icon && (await readIcon(discovered.icon.value, log));
  const screenshots = await readScreens(discovered.screenshots, parts.languages, log);
  const ofIcon = wanted === undefined && icon ? await chooseBrand(icon.bytes) : undefined;
  const brand = wanted ?? ofIcon ?? plainBrand;
  const planned = planProject(discovered, { ...parts, icon, screenshots, brand }, log);
  if (!writeProject(folder, planned.files, { shown, log })) return undefined;
  return {
    files: [...planned.files.keys()],
    placeholders: planned.placeholders,
    isUntranslated: planned.isUntranslated,
    isFormal: planned.isFormal,
    isFrameless: screenshots.some((screen) => screen.isFrameless),
    brand,
    brandOrigin: wanted !== undefined ? "--brand" : ofIcon !== undefined ? "icon" : "default",
  };
}

/** Reads the screenshots. Those of further languages replace the ones at the same position in the project's first language. */
async function readScreens(
  found: Discovered["screenshots"],
  languages: readonly LanguageFacts[],
  log: Diagnostics,
): Promise<FoundScreen[]> {
  const others = languages.slice(1).flatMap(({ tag, discovered }) => {
    const { origin, value } = discovered?.screenshots ?? {};
    return value && origin !== found?.origin ? [{ tag, value }] : [];
  });
  const screens: FoundScreen[] = [];
  for (const [index, shot] of (found?.value ?? []).slice(0, maxScreenshots).entries()) {
    const picture = await readScreenshot(shot, log);
    if (!picture) continue;
    const translations: Record<string, typeof picture> = {};
    for (const { tag, value } of "file" in shot ? others : []) {
      const other = value[index] && (await readScreenshot(value[index], log));
      if (other && !other.bytes.equals(picture.bytes)) translations[tag] = other;
    }
    screens.push({ picture, translations });
  }
  const bars = await Promise.all(screens.map(({ picture }) => hasStatusBar(picture.bytes)));
  const isFrameless = bars.filter((has) => has === false).length > screens.length / 2;
  return isFrameless ? screens.map((screen) => ({ ...screen, isFrameless })) : screens;
}
