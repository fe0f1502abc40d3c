import type { Page } from "playwright-core";

/** A screenshot of a page, as small as possible while its content can be recognised. */
export interface PagePicture {
  readonly webp: Uint8Array;
  /** CSS pixels of the page that it shows, from the top, and those that there are. */
  readonly shown: number;
  readonly height: number;
}

/** What comes further down is text, as a rule, and would be most of a report's weight. */
const mostShown = 5000;
/** Twice the size that a report shows it in, more or less: phones are shown larger. */
const scaleOf = (width: number) => (width < 600 ? 0.5 : 0.4);

/** Pictures a page from its top. playwright's own screenshots are PNG or JPEG, three times as heavy. */
export async function savePicture(page: Page, width: number): Promise<PagePicture> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const height = Math.ceil(cssContentSize.height);
  const shown = Math.min(height, mostShown);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 30,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: shown, scale: scaleOf(width) },
  });
  await session.detach();
  return { webp: Buffer.from(data, "base64"), shown, height };
}
