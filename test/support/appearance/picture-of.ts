import type { Page } from "playwright-core";
import { openSession } from "../browser/browser.js";

/**
 * A PNG of the window or of the whole page, with 1 px for each CSS pixel. The pixels are those of Playwright's own screenshots, but
 * encoding takes half the time.
 */
export async function pictureOf(
  page: Page,
  { fullPage = false }: { fullPage?: boolean } = {},
): Promise<Buffer> {
  const client = await openSession(page);
  try {
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    const { data } = await client.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(fullPage && { captureBeyondViewport: true, clip: { x: 0, y: 0, ...size, scale: 1 } }),
    });
    return Buffer.from(data, "base64");
  } finally {
    await client.detach();
  }
}
