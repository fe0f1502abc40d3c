import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Discovered } from "./discovered.js";
import type { ReadPicture } from "./listings/read-picture.js";
import { readIcon, readScreenshot } from "./listings/usable-picture.js";
import { chooseBrand, plainBrand } from "./plan/choose-brand.js";
import { type PlannedProject, type ProjectParts, planProject } from "./plan/plan-project.js";
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
}

export const maxScreenshots = 10;

/** Creates a new site from the facts about an app. Reports problems; undefined if it could not be written. */
export async function scaffoldSite(
  discovered: Discovered,
  { folder, shown, brand: asked, ...parts }: ScaffoldOptions,
  log: Diagnostics,
): Promise<Scaffolded | undefined> {
  const icon = discovered.icon && (await readIcon(discovered.icon.value, log));
  const wanted = discovered.screenshots?.value.slice(0, maxScreenshots) ?? [];
  const screenshots: ReadPicture[] = [];
  for (const picture of wanted) {
    const read = await readScreenshot(picture, log);
    if (read) screenshots.push(read);
  }
  const ofIcon = asked === undefined && icon ? await chooseBrand(icon.bytes) : undefined;
  const brand = asked ?? ofIcon ?? plainBrand;
  const planned = planProject(discovered, { ...parts, icon, screenshots, brand }, log);
  if (!writeProject(folder, planned.files, { shown, log })) return undefined;
  return {
    files: [...planned.files.keys()],
    placeholders: planned.placeholders,
    isUntranslated: planned.isUntranslated,
    isFormal: planned.isFormal,
    brand,
    brandOrigin: asked !== undefined ? "--brand" : ofIcon !== undefined ? "icon" : "default",
  };
}
