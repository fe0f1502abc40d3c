// Over 300 lines: its tests share the sites of three looks, which take long to make.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readPicture, somePixel } from "../support/appearance/pixels.js";
import { setTextFace, textFaces } from "../support/appearance/text-faces.js";
import { tooWide, widths } from "../support/appearance/too-wide.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { browserNames, startTabs } from "../support/browser/tab.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { type LookupService, startLookupService } from "../support/network/lookup-service.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { crossed, isThorough } from "../support/thorough.js";

/* The layouts that `init` chooses between: with the app's screens, and with its name and icon. */

const longName = "Vereinigte Kreditbank Oberschwaben Spar- und Giro mobil";
const looks = {
  showcase: ["--app-store", "1234567890"],
  poster: ["--name", longName, "--language", "de", "--google-play", "de.kreditbank"],
  story: ["--app-store", "1234567890", "--look", "story"],
};
const paths = ["", "support", "press", "nowhere/at/all"];
/** Each text font is used for one page of a layout, and another page of the next layout. The widest shows the most. */
const facesOf = (index: number) => (isThorough ? textFaces : index === 0 ? textFaces.slice(-1) : []);
const facedLooks = Object.entries(looks).map(
  ([look, args], index) =>
    [look, args, crossed(facesOf(index), [...paths.slice(index), ...paths.slice(0, index)])] as const,
);
/** Whether motion is reduced. */
const motions = [false, true];
const fewWidths = widths.filter((_, index) => index % (isThorough ? 8 : 24) === 0);

let browser: Browser;
let service: LookupService;
beforeAll(async () => {
  [browser, service] = await Promise.all([startBrowser(), startLookupService()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), service.close()]);
});

/** Creates a site with the command line; returns its folder. */
async function makeLook(args: readonly string[], onEnd: Parameters<typeof tempFolder>[0]): Promise<string> {
  const root = join(tempFolder(onEnd), "site");
  const env = { HANDBILL_APP_STORE_SERVICE: service.origin };
  const { status, stderr } = await runWarmAsync(["init", root, "--yes", ...args], { env });
  expect(status, stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  return root;
}

describe.each(facedLooks)("%s", (look, args, facedPaths) => {
  let site: BuiltSite;
  let clear = () => {};
  beforeAll(async () => {
    const root = await makeLook(args, (end) => {
      clear = end;
    });
    site = await serveBuiltSite("/", root);
  });
  afterAll(async () => {
    await site.close();
    clear();
  });

  async function open(path: string, width = 390, height = 844) {
    const { page, close } = await openPage(browser, {
      viewport: { width, height },
      colorScheme: "dark",
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    onTestFinished(close);
    await page.goto(site.home + path);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test.runIf(isThorough || look !== "story")(
    "is chosen by the available material, and its first window shows name, picture and stores",
    async () => {
      for (const [width, height] of [
        [390, 844],
        [1280, 720],
      ] as const) {
        const page = await open("", width, height);
        // The other app has no texts yet.
        const shown =
          look === "poster"
            ? ["h1 svg", ".store-link", ".big-icon"]
            : ["h1 svg", ".sentence", ".store-link", ".device img"];
        const tops = await page.evaluate(
          (selectors) =>
            selectors.map(
              (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
            ),
          shown,
        );
        for (const top of tops) expect(top, `${width} px: ${tops}`).toBeLessThan(height - 80);
      }
    },
  );

  test.runIf(isThorough || look === "poster")(
    "sets the name from edge to edge without cutting off a letter",
    async () => {
      for (const width of [390, 1440]) {
        const page = await open("", width, 900);
        const { left, top, right, bottom } = await page.evaluate(() => {
          const drawn = [...document.querySelectorAll("h1 svg")].find((svg) => svg.clientWidth > 0);
          return (drawn as Element).getBoundingClientRect().toJSON() as DOMRect;
        });
        const picture = await readPicture(await page.screenshot());
        const field = picture.at(2, Math.round(top));
        const isInked = (from: number, to: number) =>
          somePixel([from, top, to - from, bottom - top], picture, (x, y) => picture.at(x, y) !== field);
        expect(isInked(left - 8, left - 1.5), `${width} px`).toBe(false);
        expect(isInked(left, left + 0.006 * width + 1), `${width} px`).toBe(true);
        expect(isInked(right + 1.5, right + 8), `${width} px`).toBe(false);
        expect(isInked(right - 0.006 * width - 1, right), `${width} px`).toBe(true);
      }
    },
  );

  test.each(facedPaths)(
    "set in %s, /%s fits its window, and breaks no word of titles at twice the text size",
    async (face, path) => {
      const page = await open(path);
      await setTextFace(page, face);
      expect(await tooWide(page, fewWidths)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await brokenWords(page)).toEqual([]);
      const header = await page.evaluate(() => document.querySelector("header")?.clientHeight);
      expect(header).toBeLessThan(400);
    },
  );

  /** The tabs and the header have the same style in each layout: the one with the long name shows the most. */
  const testOnce = test.runIf(isThorough || look === "poster");

  testOnce("has tabs that are hardly taller than their text, with any name", async () => {
    const page = await open("");
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll(".tab a")].map((tab) => tab.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(300);
  });

  testOnce(
    "has wide tabs with horizontal text, and a torn tab that does not look like an empty one",
    async () => {
      const page = await open("");
      for (const width of [390, 600]) {
        await page.setViewportSize({ width, height: 844 });
        const { torn, tabs, modes } = await page.evaluate(() => ({
          torn: document.querySelector(".torn")?.clientWidth ?? Number.NaN,
          tabs: document.querySelector(".tab")?.clientWidth ?? Number.NaN,
          modes: [...document.querySelectorAll(".tab a")].map((tab) => getComputedStyle(tab).writingMode),
        }));
        expect(torn, `${width} px`).toBeLessThan(tabs / 2);
        expect(new Set(modes)).toEqual(new Set([tabs < 120 ? "vertical-rl" : "horizontal-tb"]));
      }
    },
  );

  testOnce("has a header of at most two rows on a phone with two more links, and a small icon", async () => {
    const page = await open("support");
    const height = await page.evaluate(() => {
      const [list] = document.querySelectorAll(".ways");
      for (const item of [...(list?.children ?? [])]) list?.append(item.cloneNode(true));
      const texts = ["Support", "Press", "Blog", "A year of tides"];
      for (const [index, link] of document.querySelectorAll(".ways a").entries())
        link.textContent = texts[index] ?? "";
      for (const name of document.querySelectorAll(".mark")) name.textContent = "Tidebook";
      return document.querySelector("header")?.clientHeight;
    });
    expect(height).toBeLessThan(140);
    const icon = await page.evaluate(() => document.querySelector(".stamp")?.getAttribute("src"));
    expect(icon).toBe(look === "poster" ? "/placeholder-icon.svg" : "/icon-192.png");
  });

  testOnce("has QR codes that are dark on light in the dark scheme too", async () => {
    const page = await open("", 1280, 800);
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll(".tab-code")].map((code) => {
        const { color, backgroundColor } = getComputedStyle(code);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0) on rgb(255, 255, 255)"]));
  });

  test.runIf(look === "story" || (isThorough && look === "showcase"))(
    "breaks no word of the name next to the last store links",
    async () => {
      const page = await open("", 768, 1024);
      await page.evaluate(() => {
        for (const name of document.querySelectorAll(".last-call bdi")) name.textContent = "Marginalia";
      });
      await page.addStyleTag({ content: ".stores { width: 23rem }" });
      expect(await brokenWords(page)).toEqual([]);
    },
  );

  test.runIf(look === "showcase")(
    "shows the whole width of the first screenshot on a tablet and in print",
    async () => {
      for (const [media, width, height] of [
        ["print", 1100, 800],
        ["screen", 768, 1024],
      ] as const) {
        const page = await open("", width, height);
        await page.emulateMedia({ media });
        const shapes = await page.evaluate(() => {
          const image = document.querySelector<HTMLImageElement>(".hero .device img");
          return image && [image.clientWidth / image.clientHeight, image.naturalWidth / image.naturalHeight];
        });
        expect(shapes?.[0], media).toBeCloseTo(shapes?.[1] ?? 0, 2);
      }
    },
  );

  test.runIf(look === "showcase")(
    "sets features without a screenshot in panels that fill their row, with clear gaps between titles",
    async () => {
      const page = await open("", 1280, 800);
      const measure = () =>
        page.evaluate(() => {
          const width = document.querySelector(".bands")?.clientWidth ?? Number.NaN;
          const panels = [...document.querySelectorAll(".band")].map((panel) => ({
            share: Math.round((100 * panel.clientWidth) / width),
            background: getComputedStyle(panel).backgroundColor,
          }));
          const title = document.querySelector("#features-title") as HTMLElement;
          const space = document.createRange();
          space.setStart(title.firstChild as Text, 4);
          space.setEnd(title.firstChild as Text, 5);
          const em = Number.parseFloat(getComputedStyle(title).fontSize);
          return { panels, space: space.getBoundingClientRect().width / em };
        });
      const { panels, space } = await measure();
      expect(panels.map(({ share }) => share)).toEqual([100, 49, 49]);
      expect(new Set(panels.map(({ background }) => background)).size).toBe(1);
      expect(space).toBeGreaterThan(0.24);
      await page.evaluate(() => document.querySelector(".band:last-child")?.remove());
      expect((await measure()).panels.map(({ share }) => share)).toEqual([100, 100]);
    },
  );

  test.runIf(look === "showcase" || (isThorough && look === "story"))(
    "has a background behind each icon on the app's colour, because an icon may be transparent",
    async () => {
      const grounds: string[] = [];
      for (const path of ["", "get"]) {
        const page = await open(path, 1280, 800);
        const ofPage = await page.evaluate(() =>
          [...document.images]
            .filter(({ src }) => src.includes("/icon"))
            .map((icon) => getComputedStyle(icon).backgroundColor),
        );
        grounds.push(...ofPage);
      }
      expect(grounds.length).toBeGreaterThan(2);
      expect(new Set(grounds).size).toBe(1);
      expect(grounds[0]).not.toContain("rgba");
    },
  );

  test.runIf(look === "story")("lists the page's features in a wide first window", async () => {
    const page = await open("", 1440, 900);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>(".ahead a")].map((link) => ({
        says: link.textContent,
        opens: document.querySelector(`${link.hash} h2`)?.textContent,
        bottom: link.getBoundingClientRect().bottom,
      })),
    );
    expect(links.map(({ says }) => says)).toEqual(links.map(({ opens }) => opens));
    expect(links).toHaveLength(3);
    for (const { bottom } of links) expect(bottom).toBeLessThan(900);
    // On a tablet, no word is broken.
    await page.setViewportSize({ width: 768, height: 1024 });
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll(".ahead a")].map((link) => {
        link.textContent = "Customizable";
        return link.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });

  // Engines without such animations do what Chromium does with less motion: a thorough run includes them.
  test
    .runIf(look === "story")
    .each(isThorough ? crossed(browserNames, motions) : crossed(["chromium"] as const, motions))(
    "changes the screen of a sticky device, or shows each screen in its place, in %s, with less motion: %s",
    async (name, reducedMotion) => {
      const tabs = await startTabs(name, { reducedMotion });
      onTestFinished(tabs.close);
      for (const width of [390, 1280]) {
        const tab = await tabs.open({ width, height: 720 });
        await tab.goto(site.home);
        const canStay = await tab.evaluate(() =>
          CSS.supports("(animation-timeline: view()) and (timeline-scope: --a)"),
        );
        const stays = canStay && !reducedMotion;
        const devices = () =>
          tab.evaluate(() =>
            [...document.querySelectorAll(".story .device")].map((device) => ({
              top: Math.round(device.getBoundingClientRect().top),
              opacity: Number(getComputedStyle(device).opacity),
            })),
          );
        const where = `${width} px, stays: ${stays}`;
        await expect
          .poll(async () => (await devices()).map(({ opacity }) => opacity), { message: where })
          .toEqual([1, stays ? 0 : 1]);
        const [first, second] = await devices();
        expect(second?.top === first?.top, where).toBe(stays);
        await tab.evaluate(() =>
          document.querySelector(".moment h2")?.scrollIntoView({ block: "center", behavior: "instant" }),
        );
        await expect.poll(async () => (await devices())[1]?.opacity, { message: where }).toBe(1);
        const [before, after] = await devices();
        expect(after?.top === before?.top, where).toBe(stays);
        expect(after?.top, where).toBeGreaterThanOrEqual(0);
        await tab.close();
      }
    },
  );

  test.runIf(isThorough || look !== "story")(
    "links from the not-found page to the home page, support and the store",
    async () => {
      const page = await open("nowhere/at/all");
      const ways = await page.evaluate(() =>
        [...document.querySelectorAll("main a")].map((way) => way.getAttribute("href") ?? ""),
      );
      expect(ways.slice(0, 2)).toEqual(["/", "/support"]);
      if (look !== "poster") expect(ways[2]).toBe("/get");
    },
  );
});

// The texts are the same in each layout.
test.each(isThorough ? Object.keys(looks) : ["showcase"])(
  "%s has no overflow and no broken word in titles at 320 px and twice the text size, in each language",
  async (look) => {
    // The longest words, and another script; a thorough run takes all.
    const languages = readdirSync(join(repository, "starter/languages"))
      .map((one) => one.replace(/\..*/, ""))
      .filter((one) => isThorough || ["de", "zh-Hans"].includes(one));
    const args = ["--app-store", "1234567890", "--look", look, "--languages", ["en", ...languages].join()];
    const site = await serveBuiltSite("/", await makeLook(args, onTestFinished));
    onTestFinished(site.close);
    const { page, close } = await openPage(browser, {
      viewport: { width: 320, height: 800 },
      bypassCSP: true,
    });
    onTestFinished(close);
    // The landing page has the longest titles.
    for (const [language, path] of [
      ...languages.map((one) => [one, ""] as const),
      ...(isThorough ? crossed(languages, ["support", "press"]) : []),
    ]) {
      const where = `/${[language.toLowerCase(), path].filter(Boolean).join("/")}`;
      expect((await page.goto(site.home + where.slice(1)))?.status(), where).toBe(200);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(320);
      expect(await outside(page), where).toEqual([]);
      if (!/^(?:ja|zh|ko)/.test(language)) expect(await brokenWords(page), where).toEqual([]);
    }
    for (const path of ["de/privacy-policy", "de/terms-of-service"]) {
      await page.goto(site.home + path);
      expect(await page.locator("h1").evaluate((title) => title.clientHeight), path).toBeLessThan(40);
    }
  },
);

test("--look chooses another layout than the material would", async () => {
  const root = join(tempFolder(onTestFinished), "site");
  const env = { HANDBILL_APP_STORE_SERVICE: service.origin };
  const args = ["init", root, "--json", "--app-store", "1234567890", "--look", "poster"];
  const { status, stdout } = await runWarmAsync(args, { env });
  expect(status, stdout).toBe(0);
  const { files } = JSON.parse(stdout) as { files: string[] };
  expect(files).toContain("pages/_poster/landing.tsx");
  expect(files.filter((file) => /^pages\/_(?:showcase|story|device)\//.test(file))).toEqual([]);
});

test("a long name is omitted from titles, and missing material leaves no empty section", async () => {
  const root = join(tempFolder(onTestFinished), "site");
  await runWarmAsync(["init", root, "--yes", "--name", longName, "--language", "de", "--look", "story"]);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  const { stdout } = await runWarmAsync(["build", "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  expect(diagnostics.map(({ code }) => code)).toEqual(["check/placeholder"]);
  const read = (page: string) => readFileSync(join(root, `dist/${page}.html`), "utf8");
  expect(read("index")).toContain('class="sheet sheet-bare');
  expect(read("help")).toContain('class="asked"');
  // A few questions need no search.
  expect(read("help")).not.toContain('id="find"');
  expect(read("support")).toContain(`<title>Support | ${longName}</title>`);
  expect(read("privacy-policy")).toContain("<title>Datenschutzerklärung</title>");
});

test("titles of features whose letters the font lacks use the system's font", async () => {
  const folder = tempFolder(onTestFinished);
  const texts = join(folder, "app/fastlane/metadata/en-US");
  mkdirSync(texts, { recursive: true });
  writeFileSync(join(texts, "name.txt"), "Delta");
  const hasFont = async (root: string, features: string) => {
    writeFileSync(join(texts, "description.txt"), `A calculator.\n\n${features}`);
    await runWarmAsync(["init", root, "--yes", "--from", join(folder, "app")]);
    return readFileSync(join(root, "site.config.ts"), "utf8").includes("Archivo");
  };
  expect(await hasFont(join(folder, "latin"), "• One: less\n• Two: more\n")).toBe(true);
  expect(await hasFont(join(folder, "greek"), "• Δ and Ж: less\n• Two: more\n")).toBe(false);
});

test("bullets below a heading become a list, next to a device that is no longer than its screenshot", async () => {
  const texts = join(tempFolder(onTestFinished), "fastlane/metadata/android/en-US");
  const pictures = join(texts, "images/phoneScreenshots");
  mkdirSync(pictures, { recursive: true });
  const picture =
    "test/apps/android-variants/app-metadata/com.example.tidepool/en-US/images/phoneScreenshots/1.png";
  for (const name of ["1.png", "2.png"]) copyFileSync(join(repository, picture), join(pictures, name));
  writeFileSync(join(texts, "title.txt"), "Delta");
  const long = Array.from({ length: 7 }, (_, index) => `- ${index}: counts what you see on the way home\n`);
  const lists = [`Fast\n${long.join("")}`, "Free\n• No ads\n• No accounts\n", "Small\n- A megabyte\n"];
  writeFileSync(join(texts, "full_description.txt"), `A calculator.\n\n${lists.join("\n")}`);
  const root = await makeLook(["--from", join(texts, "../../../..")], onTestFinished);
  const { dist, home, close } = await serveBuiltSite("/", root);
  onTestFinished(close);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toContain(
    '<ul><li dir="auto">No ads</li><li dir="auto">No accounts</li></ul>',
  );
  for (const width of isThorough ? [390, 768, 1280] : [390, 1280]) {
    const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
    onTestFinished(close);
    await page.goto(home);
    const missing = await page.evaluate(() => {
      const bottom = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
      return bottom(".band .device") - bottom(".band .device img");
    });
    expect(missing, `${width} px`).toBeLessThan(16);
  }
});

/** Texts that begin or end outside the window, where visitors cannot scroll. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest("svg, script, style, .visually-hidden, .skip")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < 0 || right > innerWidth)) found.push(text.textContent ?? "");
    }
    return found;
  });
}

/** Words in headings that break across lines without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll("h1, h2, h3")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest("svg, .visually-hidden")) continue;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
    }
    return broken;
  });
}
