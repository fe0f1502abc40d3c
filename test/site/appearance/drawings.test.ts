import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readPicture, unpack } from "../../support/appearance/pixels.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/*
 * The drawings on the landing page: tickets with an edge, the bar that marks the current section, the phone that plays when it is
 * visible.
 */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

const desktop = { width: 1440, height: 900 };

/** Tests of motion and of pixels take long: a thorough run includes them. */
const testThorough = test.runIf(isThorough);

const schemes = ["light", "dark"] as const;

testThorough.each(schemes)(
  "tickets have an edge with a contrast of 3:1 in the %s scheme",
  async (colorScheme) => {
    const { page, close } = await openPage(browser, {
      viewport: desktop,
      colorScheme,
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    await page.goto(site.home);
    const picture = await readPicture(await page.screenshot({ fullPage: true }));
    const tickets = await page.locator(".ticket").evaluateAll((list) =>
      list.map((ticket) => {
        const { left, top, right, bottom } = ticket.getBoundingClientRect();
        return { left, top: top + scrollY, right, bottom: bottom + scrollY };
      }),
    );
    expect(tickets).toHaveLength(4);
    for (const { left, top, right, bottom } of tickets) {
      const across = Math.round((left * 0.3 + right * 0.7) / 1);
      // From outside to inside, across the upper and the lower edge.
      for (const [from, to] of [
        [Math.round(top) - 6, Math.round(top) + 6],
        [Math.round(bottom) - 6, Math.round(bottom) + 6],
      ] as const) {
        const lights = [];
        for (let y = from; y < to; y++) lights.push(luminance(picture.at(across, y)));
        const [dark, light] = [Math.min(...lights), Math.max(...lights)];
        expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test.each(isThorough ? [390, 1440] : [1440])(
  "the bar marks only the current section, at %i px",
  async (width) => {
    const { page, close } = await openPage(browser, {
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    await page.goto(site.home);
    const marked = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...document.querySelectorAll(".menu a")]
          .filter((link) => getComputedStyle(link, "::after").opacity === "1")
          .map((link) => link.getAttribute("href"));
      });
    if (width < 720) await page.getByRole("button", { name: "Menu" }).click();
    expect(await marked()).toEqual([]);
    for (const id of ["why-join", "features", "connect", "features"]) {
      await page.evaluate(
        (target) => document.getElementById(target)?.scrollIntoView({ behavior: "instant" }),
        id,
      );
      expect(await marked()).toEqual([`#${id}`]);
    }
  },
);

testThorough(
  "the phone plays each phase when it becomes visible, and is complete without JavaScript",
  async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 664 } });
    onTestFinished(close);
    await page.goto(site.home);
    const last = page.locator(".phase").last();
    const state = () =>
      last
        .locator("p")
        .evaluateAll((list) => list.map((message) => getComputedStyle(message).animationPlayState));
    expect(await state()).toEqual(["paused", "paused"]);
    expect(await last.locator(".mine").evaluate((message) => getComputedStyle(message).opacity)).toBe("0");
    await last.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector(".phase:nth-last-child(2) .mine") as Element).opacity === "1",
    );

    const plain = await openPage(browser, {
      viewport: { width: 390, height: 664 },
      javaScriptEnabled: false,
    });
    onTestFinished(plain.close);
    await plain.page.goto(site.home);
    await expect
      .poll(() =>
        plain.page
          .locator(".phase .mine")
          .last()
          .evaluate((message) => getComputedStyle(message).opacity),
      )
      .toBe("1");
  },
);

test("the phone and the drawings of the features show the same event", async () => {
  const { page, close } = await openPage(browser, { viewport: desktop, reducedMotion: "reduce" });
  onTestFinished(close);
  await page.goto(site.home);
  const text = async (selector: string) => (await page.locator(selector).innerText()).replaceAll(/\s+/g, " ");
  expect(await text(".phone")).toMatch(
    /^\d:\d\d Picnic by the river Saturday at 3, by the willow You’re in Before /,
  );
  expect(await page.locator(".status-bar svg").isVisible()).toBe(true);
  expect(await page.locator(".who .faces svg").count()).toBe(4);
  expect(await text(".category-drawing")).toContain("Picnic by the river Saturday at 3");
  expect(await page.locator(".category-drawing .faces svg").count()).toBe(4);
  const spoken = await text(".room-drawing");
  expect(spoken).toMatch(/Before.*During.*After Frisbee tomorrow\?/);
  expect(await text(".activity-drawing")).toMatch(/Frisbee in the park Going Picnic by the river Went/);
});

test("tickets have a stub with their number, and different lengths", async () => {
  const { page, close } = await openPage(browser, { viewport: desktop, reducedMotion: "reduce" });
  onTestFinished(close);
  await page.goto(site.home);
  const stubs = await page
    .locator(".stub")
    .evaluateAll((list) =>
      list.map((stub) => [(stub as HTMLElement).innerText.trim(), getComputedStyle(stub).backgroundColor]),
    );
  expect(stubs.map(([number]) => number)).toEqual(["1", "2", "3", "4"]);
  expect(new Set(stubs.map(([, colour]) => colour)).size).toBe(4);
  const widths = await page
    .locator(".ticket")
    .evaluateAll((list) => list.map((ticket) => Math.round(ticket.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(4);
});

testThorough("each stop has a view of the city in the four colours, by day and in the evening", async () => {
  const colours = {
    light: ["#c8231a", "#ed8b00", "#00703a", "#003da5"],
    dark: ["#ff7a6b", "#ffb04a", "#5bd08f", "#8fb4ff"],
  };
  for (const colorScheme of schemes) {
    const { page, close } = await openPage(browser, {
      viewport: desktop,
      colorScheme,
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    await page.goto(site.home);
    const scenes = page.locator(":is(#hero, #why-join, #features, #connect) .scene");
    expect(await scenes.count()).toBe(4);
    const seen = new Set<number>();
    let lit = 0;
    for (const scene of await scenes.all()) {
      await scene.scrollIntoViewIfNeeded();
      expect(await scene.isVisible()).toBe(true);
      const picture = await readPicture(await scene.screenshot());
      for (let y = 0; y < picture.height; y++)
        for (let x = 0; x < picture.width; x++) seen.add(picture.at(x, y));
      lit += await scene.locator(".lit").count();
    }
    for (const colour of colours[colorScheme])
      expect(seen, `${colour} in the ${colorScheme} scheme`).toContain(Number.parseInt(colour.slice(1), 16));
    // In the evening the windows are lit; by day they have the paper's colour.
    expect(lit).toBeGreaterThan(0);
    const windows = await page
      .locator("#connect .scene .lit")
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
    expect(windows).toBe(colorScheme === "dark" ? "rgb(255, 176, 74)" : "rgb(251, 246, 236)");
  }
});

testThorough(
  "the drawings next to the line play once as the train passes, and not with reduced motion",
  async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { page, close } = await openPage(browser, { viewport: desktop, reducedMotion });
      onTestFinished(close);
      await page.goto(site.home);
      const played = (id: string) =>
        page
          .locator(`#${id} .scene`)
          .evaluate((scene) => scene.getAnimations({ subtree: true }).map(({ playState }) => playState));
      for (const id of ["why-join", "features", "connect"]) {
        const scene = page.locator(`#${id} .scene`);
        const { height } = desktop;
        // Revealed, but before the train arrives.
        await scene.evaluate(
          (one, from) => scrollBy({ top: one.getBoundingClientRect().top - from, behavior: "instant" }),
          height - 150,
        );
        const isStill = reducedMotion === "reduce";
        expect(new Set(await played(id)), id).toEqual(new Set(isStill ? [] : ["paused"]));
        await scene.evaluate(
          (one, from) => scrollBy({ top: one.getBoundingClientRect().top - from, behavior: "instant" }),
          height / 2 - 40,
        );
        await expect.poll(async () => await played(id), { message: id }).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        expect(await played(id), id).toEqual([]);
      }
    }
  },
);

testThorough("content fades as it scrolls below the bar", async () => {
  const { page, close } = await openPage(browser, { viewport: desktop, reducedMotion: "reduce" });
  onTestFinished(close);
  await page.goto(site.home);
  // A dark sign half below the bar.
  const x = await page.evaluate(() => {
    const sign = document.querySelector("#features h2") as HTMLElement;
    scrollBy({ top: sign.getBoundingClientRect().top - 20, behavior: "instant" });
    return Math.round(sign.getBoundingClientRect().left) + 8;
  });
  const picture = await readPicture(await page.screenshot());
  const lights = Array.from({ length: 36 }, (_, index) => luminance(picture.at(x, 50 + index)));
  expect(Math.max(...lights) - Math.min(...lights), "the sign is there").toBeGreaterThan(0.7);
  const steps = lights.slice(1).map((light, index) => Math.abs(light - (lights[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.25);
});

test.each(["", "privacy-policy", "terms-of-service", "nowhere"])(
  "/%s has no straight apostrophe or quotation mark",
  async (path) => {
    const { page, close } = await openPage(browser, { viewport: desktop });
    onTestFinished(close);
    await page.goto(site.home + path);
    const straight = await page.evaluate(() => document.body.innerText.match(/.{0,20}['"].{0,20}/g) ?? []);
    expect(straight).toEqual([]);
  },
);

/** The luminance of a colour as one number. Source: WCAG 2.2, relative luminance. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = unpack(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
