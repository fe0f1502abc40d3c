import type { Page } from "playwright-core";

/** Windows from a small phone to a large screen; no drawing or breakpoint is narrower than their steps. */
export const widths = Array.from({ length: 201 }, (_, step) => 320 + 8 * step);

/** The widths at which a page is wider than its window, each with how wide it is then. */
export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${wide} px at ${width}`);
  }
  return found;
}
