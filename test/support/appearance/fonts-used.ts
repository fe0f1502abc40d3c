import type { Page } from "playwright-core";
import { openSession } from "../browser/browser.js";

/** How many glyphs of an element the browser drew with each published font, and with other fonts. */
export async function fontsUsed(page: Page, selector: string): Promise<Record<string, number>> {
  const session = await openSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return Object.fromEntries(
      fonts.map(({ familyName, isCustomFont, glyphCount }) => [
        isCustomFont ? familyName : "of the system",
        glyphCount,
      ]),
    );
  } finally {
    await session.detach();
  }
}
