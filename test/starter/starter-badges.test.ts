import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { makeScreenshot } from "../support/network/lookup-service.js";
import { startStaticHost } from "../support/network/static-host.js";
import { buildStarter } from "../support/sites/build-starter.js";
import { isThorough } from "../support/thorough.js";

test("official store badges replace the plain links for each store with a badge in the page's language", async () => {
  const apple = 'appStore: { file: "/app-store.png", width: 250, height: 83 }';
  const google = 'googlePlay: { file: "/google-play.png", width: 280, height: 83 }';
  const buildWith = async (badges: string) => {
    const { root, build } = buildStarter([["pages/_badges.ts", "> = {};", `> = { ${badges} };`]]);
    writeFileSync(join(root, "public/app-store.png"), await makeScreenshot("#000000", 250, 83));
    writeFileSync(join(root, "public/google-play.png"), await makeScreenshot("#000000", 280, 83));
    return { root, read: build() };
  };
  const landingWith = async (badges: string) => (await buildWith(badges)).read("index");
  const { root, read } = await buildWith(`en: { ${apple}, ${google} }`);
  const landing = read("index");
  expect(landing).toMatch(
    /<a [^>]*class="badge"[^>]*><img src="\/app-store\.png"[^>]*alt="Get it on the App Store"/,
  );
  expect(landing).toMatch(/<img src="\/google-play\.png"[^>]*alt="Get it on Google Play"/);
  expect(landing).not.toContain('class="store-link"');
  if (isThorough) expect(await landingWith(`EN: { ${apple}, ${google} }`)).toContain('class="badge"');
  for (const badges of [`en: { ${apple} }`, ...(isThorough ? [`de: { ${apple}, ${google} }`] : [])])
    expect(await landingWith(badges), badges).not.toContain('class="badge"');

  const [host, browser] = await Promise.all([startStaticHost(join(root, "dist"), "/"), startBrowser()]);
  onTestFinished(async () => void (await Promise.all([browser.close(), host.close()])));
  for (const width of isThorough ? [320, 390, 1280] : [320, 1280]) {
    const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(host.origin);
    const { files, heights, free } = await page.evaluate(measureBadges);
    expect(files.slice(0, 2), `${width} px`).toEqual(["app-store.png", "google-play.png"]);
    expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
    // Apple asks for 40 px on screens; both stores ask for free space of a quarter of the height.
    expect(heights[0]).toBeGreaterThanOrEqual(40);
    expect(free, `${width} px`).toBeGreaterThanOrEqual((heights[0] ?? 0) / 4);
    await close();
  }
});

/** The badges of a page in order, their heights, and the smallest distance between one of them and another or a visible text. */
function measureBadges() {
  const images = [...document.querySelectorAll<HTMLImageElement>(".badge img")];
  const boxes = images.map((image) => image.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const others: DOMRect[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest(".visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    others.push(...[...range.getClientRects()].filter(({ width, height }) => width * height > 1));
  }
  const distance = (one: DOMRect, other: DOMRect) =>
    Math.hypot(
      Math.max(0, other.left - one.right, one.left - other.right),
      Math.max(0, other.top - one.bottom, one.top - other.bottom),
    );
  const distances = boxes.flatMap((box) =>
    [...boxes, ...others].filter((other) => other !== box).map((other) => distance(box, other)),
  );
  return {
    files: images.map(({ src }) => src.split("/").at(-1)),
    heights: boxes.map(({ height }) => height),
    free: Math.min(...distances),
  };
}
