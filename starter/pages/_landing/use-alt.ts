import { useMessages, useSite } from "handbill";
import { screenshots } from "../_screenshots/index.ts";
import type { Screenshot } from "../_screenshots/screenshot.ts";

/** The description of a screenshot, or its number if it has none. */
export function useAlt(): (screen: Screenshot) => string {
  const { app } = useSite();
  const t = useMessages();
  return (screen) => {
    const index = screenshots.indexOf(screen);
    return t.list("shared.screens")[index] ?? t("shared.screen", { app: app.name, number: index + 1 });
  };
}
