import type { Page } from "playwright-core";

/** Widths from a small phone to a large screen; no drawing or breakpoint falls between two of them. */
export const widths = Array.from({ length: 201 }, (_, step) => 320 + 8 * step);

/** The widths at which a page is wider than its window, each with the page's width. */
export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${wide} px at ${width}`);
  }
  return found;
}
