import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);

/**
 * The systems' fonts differ in width: a layout that fits in one only breaks for most visitors. From narrow to wide; the second has the
 * metrics of Arial, the third is close to those of Windows and macOS.
 */
export const textFaces = ["roboto-condensed", "arimo", "open-sans", "dejavu-sans"] as const;
export type TextFace = (typeof textFaces)[number];

/** Sets the text of a page in a font of the tests, independent of installed fonts. Lasts until the next navigation. */
export async function setTextFace(page: Page, face: TextFace): Promise<void> {
  const cuts = [400, 700].map((weight) => ({ weight: String(weight), data: dataOf(face, weight) }));
  await page.evaluate(async (cuts) => {
    // Neither is fetched, so the page's policy does not block them.
    for (const { weight, data } of cuts) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace("Given by the test", bytes, { weight }).load());
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { font-family: "Given by the test", sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, cuts);
}

/**
 * The HTML of a page with its text in a test font, and with the fallback of its display font made from Arial's metrics, so that a page
 * that waits for its font looks the same on each machine. Needs a window with `bypassCSP`.
 */
export function withTextFace(html: string, face: TextFace): string {
  const source = (name: TextFace, weight: number) =>
    `src:url(data:font/woff2;base64,${dataOf(name, weight)})`;
  const cuts = [400, 700].map(
    (weight) => `@font-face{font-family:"Given by the test";font-weight:${weight};${source(face, weight)}}`,
  );
  const body = 'body{font-family:"Given by the test",sans-serif!important}';
  return html
    .replaceAll(/src:local\("Roboto Bold"\)[^;]*/g, 'src:local("nowhere")')
    .replaceAll(/src:local\("Arial Bold"\)[^;]*/g, source("arimo", 700))
    .replace("</head>", `<style>${cuts.join("")}${body}</style></head>`);
}

/** The file of a font weight in base 64. */
function dataOf(face: TextFace, weight: number): string {
  const folder = dirname(require.resolve(`@fontsource/${face}/package.json`));
  return readFileSync(join(folder, "files", `${face}-latin-${weight}-normal.woff2`), "base64");
}
