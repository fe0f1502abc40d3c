// Over 300 lines: its tests share one start of each browser engine, which takes long.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { layoutFlaws } from "../../support/appearance/layout-flaws.js";
import {
  browserNames,
  startTabs,
  type Tab,
  type TabBrowser,
  triedBrowsers,
} from "../../support/browser/tab.js";
import { startStaticHost } from "../../support/network/static-host.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/*
 * What differs between engines: the headline, the menu and what appears, which use recent features; the focus, which follows the
 * visitor; the legal documents as pages for reading; a late font; and the dark scheme, less motion, large text and no script. Browsers
 * read these settings when they start, and starting takes long. A thorough run starts each in both ways. Otherwise WebKit, the engine of
 * every iPhone, starts as usual, and Chromium, which most other tests use, with these settings.
 */

const documents = ["privacy-policy", ...(isThorough ? ["terms-of-service"] : [])];
/** Two documents share one page; the other is tested in a thorough run. */
const paths = ["", ...documents, "nowhere/at/all"];

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

/** Opens pages of a browser that starts before the tests of a group, and ends after them. */
function useBrowser(...settings: Parameters<typeof startTabs>) {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await startTabs(...settings);
  });
  afterAll(() => browser.close());
  return async (path: string, width: number, height: number) => {
    const tab = await browser.open({ width, height });
    onTestFinished(tab.close);
    await tab.goto(path.startsWith("http:") ? path : site.home + path);
    await tab.evaluate(async () => void (await document.fonts.ready));
    return tab;
  };
}

describe.each(triedBrowsers)("in %s", (name) => {
  const open = useBrowser(name);

  test("the headline is copied as one line, and struck from end to end", async () => {
    const tab = await open("", 1280, 800);
    for (const width of [1280, 390]) {
      await tab.resize(width, 800);
      const seen = () =>
        tab.evaluate(() => {
          const title = document.querySelector("h1") as HTMLElement;
          getSelection()?.selectAllChildren(title);
          const strokes = [...document.querySelectorAll(".stroke")].map((one) => one.getBoundingClientRect());
          const unstruck = [...document.querySelectorAll(".word")].filter((word) => {
            const { left, right, top, height } = word.getBoundingClientRect();
            return !strokes.some((stroke) => {
              const middle = stroke.top + stroke.height / 2;
              const crosses = middle > top + height * 0.4 && middle < top + height * 0.8;
              return crosses && stroke.left <= left + 2 && stroke.right >= right;
            });
          });
          return {
            text: title.innerText.trim(),
            copied: String(getSelection()).trim(),
            unstruck: unstruck.map((word) => word.textContent),
            // As large as a headline, with the call to action below it in the window.
            size: Number.parseFloat(getComputedStyle(title).fontSize) > 40,
            below:
              (document.querySelector(".download")?.getBoundingClientRect().bottom ?? Infinity) <=
              innerHeight,
          };
        });
      const sentence = "Turn maybe later into see you tomorrow";
      // The stroke is drawn before the visitor's eyes.
      await expect
        .poll(seen, { message: `${width} px` })
        .toEqual({ text: sentence, copied: sentence, unstruck: [], size: true, below: true });
    }
  });

  test("the menu opens and closes by its button and by Escape, and returns the focus to the button", async () => {
    const tab = await open("", 390, 800);
    const isOpen = (open: boolean) =>
      document.getElementById("menu")?.matches(":popover-open") === open &&
      document.querySelector('.menu [href="#features"]')?.checkVisibility() === open;
    await tab.until(isOpen, false);
    await tab.click(".menu-button");
    await tab.until(isOpen, true);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await tab.click(".menu-button");
    await tab.until(isOpen, false);
    await tab.evaluate(() => document.querySelector<HTMLElement>(".menu-button")?.focus());
    await tab.press("Enter");
    await tab.until(isOpen, true);
    // Its links come next, in order, followed by the page.
    const reached: (string | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await tab.press("Tab");
      reached.push(await tab.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(reached).toEqual(["Why join", "Features", "Let’s connect", "Download Hubbub on iOS"]);
    await tab.press("Shift+Tab");
    await tab.press("Escape");
    await tab.until(isOpen, false);
    await tab.until(() => document.activeElement?.className === "menu-button");
  });

  // Each way in one engine at least; a thorough run takes all of each.
  const sections = ["why-join", "features", "connect"].flatMap((id) => [
    [id, "the mouse"],
    [id, "the keyboard"],
  ]);
  const first = 1 + 3 * triedBrowsers.indexOf(name);
  test.each(isThorough ? sections : sections.slice(first % 6).slice(0, 1))(
    "after choosing #%s with %s, the focus is on the menu's button and continues from there",
    async (id, by) => {
      const tab = await open("", 390, 800);
      const link = `.menu a[href="#${id}"]`;
      const press = async (selector: string) => {
        if (by === "the mouse") return await tab.click(selector);
        await tab.evaluate((target) => document.querySelector<HTMLElement>(target)?.focus(), selector);
        await tab.press("Enter");
      };
      await press(".menu-button");
      await tab.until((selector) => document.querySelector(selector)?.checkVisibility() === true, link);
      await press(link);
      await tab.until(() => document.activeElement?.className === "menu-button");
      await tab.until((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? 9999;
        return top > -100 && top < 200;
      }, id);
      await standStill(tab);
      // A browser that moves the focus late has had enough time.
      expect(
        await tab.evaluate(() => [location.hash, document.activeElement?.className, innerWidth]),
      ).toEqual([`#${id}`, "menu-button", 390]);
      expect(await tab.evaluate(() => document.getElementById("menu")?.checkVisibility())).toBe(false);

      await tab.press("Tab");
      const next = await tab.evaluate((target) => {
        const order = [...document.querySelectorAll("a[href], button")];
        const section = document.getElementById(target) as HTMLElement;
        const expected = order.find(
          (element) => section.contains(element) || section.compareDocumentPosition(element) & 4,
        );
        return document.activeElement === expected;
      }, id);
      expect(next).toBe(true);
    },
  );

  const sizes = [
    [390, 700],
    [320, 800],
    [1280, 700],
  ] as const;
  test.runIf(isThorough).each(sizes)(
    "the focused element is always visible, at %i × %i",
    async (width, height) => {
      const tab = await open("", width, height);
      const controls = await tab.evaluate(
        () =>
          [...document.querySelectorAll("a[href], button")].filter((element) => element.checkVisibility())
            .length,
      );
      expect(controls).toBeGreaterThan(10);
      for (let stop = 0; stop < controls; stop++) {
        await tab.evaluate(() => document.activeElement?.setAttribute("data-left", ""));
        await tab.press("Tab");
        await tab.until(() => document.activeElement?.hasAttribute("data-left") === false);
        await standStill(tab);
        // A browser may start to scroll some frames after the focus has moved.
        await expect.poll(() => tab.evaluate(unseenFocus)).toEqual([]);
      }
    },
  );

  test("elements below the window appear when they are scrolled into view", async () => {
    const tab = await open("", 390, 800);
    expect(await tab.evaluate(() => document.querySelectorAll(".waiting").length)).toBeGreaterThan(2);
    await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await tab.until(() => document.querySelector(".waiting") === null);
    await tab.until(() =>
      [...document.querySelectorAll('[data-reveal="rise"] > *')].every(
        (element) => getComputedStyle(element).opacity === "1",
      ),
    );
  });

  test.each(documents)("/%s is readable, with its contents list, at each size", async (path) => {
    const tab = await open(path, 390, 844);
    // It begins in a phone's first window: the contents unfold on demand.
    const look = () =>
      tab.evaluate(() => {
        const text = document.querySelector(".legal-text > p")?.getBoundingClientRect();
        return {
          links: document.querySelector(".contents a")?.checkVisibility(),
          textInWindow: (text?.bottom ?? Infinity) < innerHeight,
        };
      });
    expect(await look()).toEqual({ links: false, textInWindow: true });
    await tab.click(".contents summary");
    await tab.until(() => document.querySelector(".contents a")?.checkVisibility() === true);
    await tab.click(".contents li:last-child a");
    await tab.until(() => {
      const last = [...document.querySelectorAll(".legal-text h2")].at(-1)?.getBoundingClientRect();
      return last !== undefined && last.top >= 0 && last.top < innerHeight;
    });

    await tab.resize(1440, 900);
    await tab.goto(site.home + path);
    const { lengths, ...seen } = await tab.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
      const sections = document.querySelectorAll(".legal-text h2").length;
      return {
        links: shown(".contents a") === sections,
        summary: shown(".contents summary"),
        heading: shown(".contents h2"),
        lengths: [...document.querySelectorAll(".legal-text > p")].flatMap((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
          // The last line may end anywhere.
          return lines.size > 2 ? [(paragraph.textContent?.length ?? 0) / (lines.size - 0.5)] : [];
        }),
      };
    });
    expect(seen).toEqual({ links: true, summary: 0, heading: 1 });
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(52);
    expect(mean).toBeLessThan(66);
  });
});

describe.each(isThorough ? browserNames : (["chromium"] as const))(
  "in %s with a dark scheme and less motion",
  (name) => {
    // 32 px is text at 200 %: WCAG 2.2, success criterion 1.4.4. What fits then fits with less, too. WebKit enlarges text together with
    // everything else, which equals a narrow window, and Chromium needs a start of its own for it, in a thorough run.
    const textSize = isThorough && name !== "webkit" ? 32 : 16;
    const open = useBrowser(name, { scheme: "dark", reducedMotion: true, textSize });

    test.each(paths)("/%s is complete without horizontal overflow", async (path) => {
      const tab = await open(path, 1440, 800);
      const size = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe(`${textSize}px`);
      for (const width of isThorough ? [320, 390, 768, 1024, 1440] : [320, 768, 1440]) {
        await tab.resize(width, 800);
        expect(await tab.evaluate(() => innerWidth)).toBe(width);
        expect(await tab.evaluate(layoutFlaws), `${width} px`).toEqual([]);
        expect(await tab.evaluate(linesOfCode), `${width} px`).toBe(path.startsWith("nowhere") ? 1 : 0);
      }
      expect(await tab.evaluate(unlit)).toEqual([]);
    });

    // Documents have no script: what they need is in the style only.
    test.each(isThorough ? ["", "privacy-policy"] : [""])(
      "/%s is complete without its script",
      async (path) => {
        const file = path === "" ? "index.html" : `${path}.html`;
        const html = readFileSync(`${site.dist}/${file}`, "utf8");
        const bare = html.replaceAll(/<script type="module">.*?<\/script>/gs, "");
        expect(bare === html).toBe(path !== "");
        const host = await startStaticHost(site.dist, "/", {
          replace: (asked) => (asked === file ? bare : undefined),
        });
        onTestFinished(host.close);
        const tab = await open(`${host.origin}/${path}`, 390, 800);
        expect(await tab.evaluate(unlit)).toEqual([]);
        if (path === "") {
          await tab.click(".menu-button");
          await tab.until(
            () => document.querySelector('.menu [href="#features"]')?.checkVisibility() === true,
          );
        }
      },
    );

    // WebKit reports a font that is still loading as usable, so there is no right moment to check. Chromium's own shifts, which
    // late-font.test.ts sums, show everything that these boxes do.
    test.runIf(isThorough && name !== "webkit").each(paths)(
      "/%s has no layout shift when the font is late",
      async (path) => {
        for (const width of [390, 1440]) {
          let release = () => {};
          const released = new Promise<void>((done) => {
            release = done;
          });
          const beforeReply = (asked: string) => (asked.endsWith(".woff2") ? released : Promise.resolve());
          const host = await startStaticHost(site.dist, "/", { beforeReply });
          onTestFinished(host.close);
          const tab = await open("nowhere", width, 900);
          await tab.goto(`${host.origin}/${path}`, "read");
          await tab.until(() => !document.fonts.check("800 16px 'Bricolage Grotesque'"));
          const before = await tab.evaluate(boxes);
          release();
          await tab.until(() => document.fonts.check("800 16px 'Bricolage Grotesque'"));
          expect(before.length).toBeGreaterThan(10);
          expect(await tab.evaluate(boxes), `${width} px`).toEqual(before);
        }
      },
    );
  },
);

/** Elements that are hidden or light although the scheme is dark and motion is reduced. Runs in the page. */
function unlit(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  const hidden = [...document.querySelectorAll("[data-reveal], [data-reveal] > *")].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).opacity !== "1",
  );
  return [
    ...(matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : ["motion is not reduced"]),
    ...(paper.slice(0, 3).every((part) => part < 64) ? [] : [`the paper is ${paper}`]),
    ...hidden.map((element) => element.outerHTML.slice(0, 60)),
  ];
}

/** Waits until scrolling has ended. */
async function standStill(tab: Tab) {
  await tab.evaluate(
    () =>
      new Promise<void>((done) => {
        let [at, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === at ? frames + 1 : 0;
          at = scrollY;
          if (frames > 8) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Why the focused element is not visible, in words. Runs in the page. */
function unseenFocus(): string[] {
  const element = document.activeElement as HTMLElement;
  const name = element.innerText;
  const { top, bottom } = element.getBoundingClientRect();
  const flaws: string[] = [];
  if (element === document.body) flaws.push("nothing has the focus");
  if (top < -1 || bottom > innerHeight + 1) flaws.push(`${name} is outside the window: ${top} to ${bottom}`);
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (Number(getComputedStyle(one).opacity) < 1) flaws.push(`${name} is not opaque`);
  }
  return flaws;
}

/** The number of lines of the not-found page's number; 0 on other pages. Runs in the page. */
function linesOfCode(): number {
  const code = document.querySelector(".code");
  if (!code) return 0;
  const range = document.createRange();
  range.selectNodeContents(code);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** The top and the height of each block, in whole pixels. Runs in the page. */
function boxes(): string[] {
  const blocks = [
    ...document.querySelectorAll("main, section, header, footer, nav, h1, h2, h3, p, ul, ol, li, a"),
  ];
  return blocks
    .filter((element) => getComputedStyle(element).display !== "inline" && element.checkVisibility())
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${Math.round(top)} ${Math.round(height)}`;
    });
}
