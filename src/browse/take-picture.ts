import type { Page } from "playwright-core";

/** A screenshot of a page, as small as possible while its content is recognisable. */
export interface PagePicture {
  readonly webp: Uint8Array;
  /** The height that it shows, from the top of the page, in CSS pixels, and the height of the page. */
  readonly shown: number;
  readonly height: number;
}

/** Further down there is usually text, which would be most of a report's size. */
const maxShown = 5000;
/** About twice the size in the report, where phones are shown larger. */
const scaleOf = (width: number) => (width < 600 ? 0.5 : 0.4);

/** Takes a screenshot from the top of the page. playwright's own are PNG or JPEG, three times as large. */
export async function savePicture(page: Page, width: number): Promise<PagePicture> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const height = Math.ceil(cssContentSize.height);
  const shown = Math.min(height, maxShown);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 30,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: shown, scale: scaleOf(width) },
  });
  await session.detach();
  return { webp: Buffer.from(data, "base64"), shown, height };
}
