import { useMessages, useSite } from "handbill";
import { screenshots } from "../_screenshots/index.ts";
import type { Screenshot } from "../_screenshots/screenshot.ts";

/** The description of a screenshot, or its number if it has none. */
export function useAlt(): (screen: Screenshot) => string {
  const { app } = useSite();
  const t = useMessages();
  // One that is listed twice is described once.
  const files = [...new Set(screenshots.map(({ image }) => image.href))];
  return ({ image }) => {
    const index = files.indexOf(image.href);
    return t.list("shared.screens")[index] ?? t("shared.screen", { app: app.name, number: index + 1 });
  };
}
