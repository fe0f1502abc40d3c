import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { AddressForm } from "../text/address-form.js";
import type { Discovered } from "./discovered.js";
import type { ReadPicture } from "./listings/read-picture.js";
import { flawOfIcon, flawOfScreenshot, readUsable } from "./listings/usable-picture.js";
import type { Look } from "./look.js";
import { chooseBrand, plainBrand } from "./plan/choose-brand.js";
import type { PackageManager } from "./plan/package-manager.js";
import type { SpokenLanguage } from "./plan/plan-messages.js";
import { planProject } from "./plan/plan-project.js";
import { type ProjectFiles, writeProject } from "./write-project.js";

export interface ScaffoldOptions {
  /** The new site's folder, absolute. */
  readonly folder: string;
  /** The folder as messages name it. */
  readonly shown: string;
  /** The files of `starter/`. */
  readonly starter: ProjectFiles;
  readonly dependencies: Readonly<Record<string, string>>;
  /** A CSS hex colour; undefined to take the icon's. */
  readonly brand: string | undefined;
  /** How the landing page is composed; undefined to choose by what there is. */
  readonly look: Look | undefined;
  /** How readers are addressed, where their language has a choice. */
  readonly form: AddressForm;
  /** The languages of the pages, the first one first; none for the one that its sources tell. */
  readonly languages: readonly SpokenLanguage[];
  /** What its README is written for. */
  readonly manager: PackageManager;
  /** Whether the project's own PRIVACY.md and TERMS.md are published. */
  readonly isOwnLegal: boolean;
  /** The day as `2026-11-21`. */
  readonly today: string;
  /** The app's own project, relative to the folder; undefined if none was named. */
  readonly project: string | undefined;
}

export interface Scaffolded {
  /** Paths of what was written, relative to the folder. */
  readonly files: readonly string[];
  readonly standIns: readonly string[];
  readonly brand: string;
  /** The source of the brand, as shown to the author. */
  readonly brandOrigin: string;
  /** Whether the legal documents are in English on pages of another language. */
  readonly isUntranslated: boolean;
}

export const mostScreenshots = 10;

/** Makes a new site of what was found of an app. Reports; undefined if it could not be written. */
export async function scaffoldSite(
  found: Discovered,
  {
    folder,
    shown,
    starter,
    dependencies,
    brand: asked,
    look,
    form,
    languages,
    manager,
    isOwnLegal,
    today,
    project,
  }: ScaffoldOptions,
  log: Diagnostics,
): Promise<Scaffolded | undefined> {
  const icon = found.icon && (await readUsable(found.icon.value, log, flawOfIcon));
  const wanted = found.screenshots?.value.slice(0, mostScreenshots) ?? [];
  const screenshots: ReadPicture[] = [];
  for (const picture of wanted) {
    const read = await readUsable(picture, log, flawOfScreenshot);
    if (read) screenshots.push(read);
  }
  const ofIcon = asked === undefined && icon ? await chooseBrand(icon.bytes) : undefined;
  const brand = asked ?? ofIcon ?? plainBrand;
  const parts = {
    starter,
    icon,
    screenshots,
    brand,
    look,
    form,
    manager,
    isOwnLegal,
    today,
    project,
    dependencies,
    languages,
  };
  const planned = planProject(found, parts, log);
  if (!writeProject(folder, planned.files, { shown, log })) return undefined;
  return {
    files: [...planned.files.keys()],
    standIns: planned.standIns,
    isUntranslated: planned.isUntranslated,
    brand,
    brandOrigin: asked !== undefined ? "--brand" : ofIcon !== undefined ? "icon" : "none found",
  };
}
