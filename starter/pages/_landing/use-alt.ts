import { useMessages, useSite } from "handbill";
import type { Screenshot } from "../_screenshots/screenshot.ts";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";

/** The description of a screenshot, or its number if its text is empty or there are no texts yet. */
export function useAlt(): (screen: Screenshot) => string {
  const { app } = useSite();
  const t = useMessages();
  const screenshots = useScreenshots();
  // A screenshot that is listed twice is described once.
  const files = [...new Set(screenshots.map(({ image }) => image.href))];
  const texts = t.list("shared.screens");
  if (texts.length > 0 && texts.length !== files.length)
    throw new Error(
      `shared.screens in messages/ has ${texts.length} of ${files.length} texts, one for each screenshot in pages/_screenshots/index.ts; write "" for one that only has a number`,
    );
  return ({ image }) => {
    const index = files.indexOf(image.href);
    return texts[index] || t("shared.screen", { app: app.name, number: index + 1 });
  };
}
