import { usePage } from "handbill";
import { screenshots } from "./index.ts";
import type { Screenshot } from "./screenshot.ts";

/** The screenshots as a page in `language` shows them. */
export const screenshotsIn = (language: string): readonly Screenshot[] =>
  screenshots.map((screen) => ({ ...screen, image: screen.translations?.[language] ?? screen.image }));

export const useScreenshots = (): readonly Screenshot[] => screenshotsIn(usePage().language);
