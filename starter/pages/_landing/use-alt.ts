import { useMessages, useSite } from "handbill";
import type { Screenshot } from "../_screenshots/screenshot.ts";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";

/** The description of a screenshot, or its number if it has none. */
export function useAlt(): (screen: Screenshot) => string {
  const { app } = useSite();
  const t = useMessages();
  const screenshots = useScreenshots();
  // A screenshot that is listed twice is described once.
  const files = [...new Set(screenshots.map(({ image }) => image.href))];
  return ({ image }) => {
    const index = files.indexOf(image.href);
    return t.list("shared.screens")[index] ?? t("shared.screen", { app: app.name, number: index + 1 });
  };
}
