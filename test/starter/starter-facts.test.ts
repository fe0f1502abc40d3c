import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { makeScreenshot } from "../support/network/lookup-service.js";
import { startStaticHost } from "../support/network/static-host.js";
import { linkPackages, repository, tempFolder } from "../support/temp-site.js";

/* The starter's content follows from its config: each section, link or row exists because of a fact. */

/** A build of the starter with parts of its files replaced; returns the text of its pages. */
function buildStarter(replaced: readonly (readonly [file: string, from: string | RegExp, by: string])[]) {
  const root = tempFolder(onTestFinished);
  cpSync(join(repository, "starter"), root, { recursive: true });
  linkPackages(root, ["@fontsource/archivo", "@takumi-rs/core", "@takumi-rs/helpers"]);
  for (const [file, from, by] of replaced) {
    const text = readFileSync(join(root, file), "utf8");
    expect(text.search(from), `${from} in ${file}`).not.toBe(-1);
    writeFileSync(join(root, file), text.replace(from, by));
  }
  return {
    root,
    build: () => {
      const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
      expect(status, stdout).toBe(0);
      return (page: string) => readFileSync(join(root, "dist", `${page}.html`), "utf8");
    },
  };
}

const headingsOf = (html: string) => [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
const config = "site.config.ts";

test("a section of the policy is there because its fact does", () => {
  const read = buildStarter([]).build();
  const policy = read("privacy-policy");
  expect(headingsOf(policy)).toEqual([
    "what-is-collected",
    "no-tracking",
    "who-else-receives-it",
    "how-it-is-protected",
    "how-long-it-is-kept",
    "how-to-have-it-deleted",
    "your-consent",
    "children",
    "your-rights-in-europe",
    "your-rights-in-california",
    "this-site",
    "changes",
    "contact",
  ]);
  expect(policy).toContain("crash data");
  expect(policy).not.toMatch(/lawyer/i);
  expect(headingsOf(read("terms-of-service"))).toEqual(expect.arrayContaining(["your-account", "law"]));
  expect(read("terms-of-service")).not.toMatch(/lawyer/i);
  expect(readFileSync(join(repository, "starter/legal/privacy-policy.md"), "utf8").slice(0, 400)).toMatch(
    /lawyer/,
  );

  const bare = buildStarter([
    [config, /collected: \{[\s\S]*?\n {4}\},\n/, ""],
    [config, "minimumAge: 13,", ""],
    [config, /governingLaw: .*\n/, ""],
    [config, "accounts: true", "accounts: false"],
    [config, "collectsNothing: false", "collectsNothing: true"],
    [config, /tracking: ""/, 'tracking: "We use the device ID to follow you."'],
    [config, /thirdParties: ".*"/, 'thirdParties: ""'],
    [config, /security: ".*"/, 'security: ""'],
    [config, /retention: ".*"/, 'retention: ""'],
    [config, "gdpr: true", "gdpr: false"],
    [config, "california: true", "california: false"],
    [config, "subscriptions: false", "subscriptions: true"],
  ]).build();
  expect(headingsOf(bare("privacy-policy"))).toEqual([
    "what-is-collected",
    "tracking",
    "your-consent",
    "this-site",
    "changes",
    "contact",
  ]);
  expect(bare("privacy-policy")).toContain("sends no data about you");
  expect(headingsOf(bare("terms-of-service"))).toContain("subscriptions");
  expect(headingsOf(bare("terms-of-service"))).not.toContain("law");
  expect(() => bare("delete-account")).toThrow("no such file");
  for (const page of ["index", "terms-of-service", "help/delete-account"])
    expect(bare(page)).not.toContain('href="/delete-account"');
  expect(bare("help/delete-account")).toContain("has no accounts");
});

test("a policy says of what nobody has told what holds of any app, and else nothing", () => {
  const unknown = buildStarter([
    [config, /thirdParties: ".*"/, 'thirdParties: ""'],
    [config, /security: ".*"/, 'security: ""'],
    [config, /retention: ".*"/, 'retention: ""'],
    [config, "accounts: true", "accounts: false"],
    [config, "noTracking: true", "noTracking: false"],
  ]).build();
  const policy = unknown("privacy-policy");
  expect(headingsOf(policy)).toEqual(
    expect.arrayContaining([
      "who-else-receives-it",
      "how-it-is-protected",
      "how-long-it-is-kept",
      "how-to-have-it-deleted",
    ]),
  );
  expect(headingsOf(policy)).not.toContain("no-tracking");
  expect(policy).not.toMatch(/do not sell|: \. | {2}\./);
  expect(policy).toContain("You can ask us at any time to delete");

  const open = buildStarter([[config, /collected: \{[\s\S]*?\n {4}\},\n/, ""]]).build();
  expect(headingsOf(open("privacy-policy"))).not.toContain("what-is-collected");
  expect(open("privacy-policy")).not.toContain("sends no data");
});

test("what is still to be written has no place in public", () => {
  const open = "placeholders: ['app.description', 'icon'],\n  copyrightYear";
  const { root, build } = buildStarter([
    [config, "copyrightYear", open],
    ["messages/en.ts", /sentence: ".*"/, 'sentence: ""'],
  ]);
  const read = build();
  const described = /<p class="(?:sentence|lead)"/;
  for (const page of ["index", "press"]) {
    expect(read(page), page).not.toMatch(described);
    expect(read(page), page).not.toContain("plans a sourdough");
  }
  expect(read("press")).not.toContain("icon.svg</a>");
  writeFileSync(
    join(root, config),
    readFileSync(join(root, config), "utf8").replace(/placeholders: .*\n/, ""),
  );
  const written = build();
  for (const page of ["index", "press"]) expect(written(page), page).toMatch(described);
  expect(written("press")).toContain("icon.svg</a>");
});

test("what an app has not is nowhere: no store, no e-mail, no links, no icon", () => {
  const read = buildStarter([
    [config, /stores: \{[\s\S]*?\n {2}\},\n/, ""],
    [config, /publisher: .*\n/, ""],
    [config, /links: .*\n/, ""],
    [config, /icon: .*\n/, ""],
    // They are made from the icon.
    [config, "icons: true,", ""],
    [config, "manifest: true,", ""],
  ]).build();
  for (const page of ["index", "support", "press", "delete-account", "privacy-policy", "terms-of-service"]) {
    const html = read(page);
    expect(html, page).not.toMatch(/mailto:|apps\.apple\.com|play\.google\.com|mastodon|undefined|\[object/i);
    expect(html, page).not.toContain('class="stamp"');
  }
  // It does not say that the app is not out yet, since that is unknown.
  expect(read("index")).not.toMatch(/not out|not yet|class="expected"/i);
  expect(read("help/where-to-get-it")).not.toMatch(/not out/i);
});

test("an app that is still to come says when, and where one can leave word; afterwards nothing of it is left", () => {
  const { root, build } = buildStarter([]);
  const live = readFileSync(join(root, config), "utf8");
  const soon =
    'stores: { appStore: { signUp: "https://levain.org/list", expected: "2027-03" }, googlePlay: { expected: "2027-05-01" } },\n';
  writeFileSync(join(root, config), live.replace(/stores: \{[\s\S]*?\n {2}\},\n/, soon));
  const before = build();
  const [landing, press] = [before("index"), before("press")];
  expect(landing).toMatch(
    /<a class="store-link" href="https:\/\/levain\.org\/list"[^>]*>Notify me when it is on the App Store</,
  );
  expect(landing).toContain('<span class="tab-title">Notify me</span>');
  for (const page of [landing, press]) {
    expect(page).toContain("App Store – expected March 2027");
    expect(page).toContain("Google Play – expected May 1, 2027");
    expect(page).not.toContain("apps.apple.com");
  }
  writeFileSync(join(root, config), live);
  const after = build();
  for (const page of ["index", "press", "support", "404", "get"])
    expect(/levain\.org|– expected|Notify me|[Nn]ot out/.exec(after(page)), page).toBeNull();
});

test("a store whose beta is out says when the app itself is expected", () => {
  const read = buildStarter([
    [
      config,
      /stores: \{[\s\S]*?\n {2}\},\n/,
      'stores: { appStore: { beta: "https://testflight.apple.com/join/AbCdEfGh", expected: "2027-03" } },\n',
    ],
  ]).build();
  expect(read("index")).toContain("Try the beta on TestFlight");
  expect(read("index")).toContain("App Store – expected March 2027");
});

test("a letter opens no tab, as a store does", () => {
  const letter = "mailto:hello@levain.org?subject=Word";
  const read = buildStarter([
    [config, /stores: \{[\s\S]*?\n {2}\},\n/, `stores: { googlePlay: { signUp: "${letter}" } },\n`],
  ]).build();
  const links = [
    ...read("index").matchAll(/<a [^>]*href="mailto:hello@levain\.org\?subject=Word"[^>]*>/g),
  ].map(String);
  expect(links).toHaveLength(2);
  expect(links.join()).not.toContain("_blank");
  expect(read("index").replace(/<wbr\/?>/g, "")).toContain(">hello@levain.org<");
  expect(buildStarter([]).build()("index")).toMatch(/<a [^>]*href="https:[^>]*target="_blank"/);
});

test("URLs in the text are links, except those on the site itself, which may not have such a page", () => {
  const text = "Guides at https://bakers.example/guides. News at http://levain.example/news.";
  const landing = buildStarter([
    ["messages/en.ts", /about: \[[^\]]*\]/, `about: [${JSON.stringify(text)}]`],
  ]).build()("index");
  expect(landing).toContain('<a href="https://bakers.example/guides"');
  expect(landing.replace(/<wbr\/?>/g, "")).toContain("News at http://levain.example/news.");
});

test("the not-found page explains links of the app and leads to the link for every phone, which has a card", () => {
  const read = buildStarter([
    [config, 'id0000000000"', 'id0000000000", bundleId: "example.levain", teamId: "ABCDE12345"'],
    [config, "  getLinks:", '  appLinks: { paths: ["/bake/*"] },\n  getLinks:'],
  ]).build();
  const gone = read("404");
  expect(gone).toContain("A link of the app opens there once the app is installed.");
  expect(gone).toContain('href="/get"');
  expect(gone).not.toContain("apps.apple.com");
  expect(read("get")).toMatch(/<meta property="og:image" content="[^"]*\/assets\/card-/);
});

test("a video takes the place of a screenshot in its device, shows it until it is started, and starts by itself nowhere", async () => {
  const { root, build } = buildStarter([
    ["pages/index.tsx", "_poster", "_showcase"],
    [
      "pages/_screenshots/index.ts",
      /^export const screenshots.*/m,
      'import week from "./week.png";\nimport video from "./week.mp4";\nexport const screenshots: readonly Screenshot[] = [{ image: week, alt: "A week", video }];',
    ],
  ]);
  writeFileSync(join(root, "pages/_screenshots/week.png"), await makeScreenshot("#000000"));
  writeFileSync(join(root, "pages/_screenshots/week.mp4"), "a video");
  const landing = build()("index");
  const [video = ""] = /<video[^>]*>/.exec(landing) ?? [];
  expect(video).toMatch(/src="\/assets\/week-[^"]*\.mp4"/);
  expect(video).toMatch(/poster="\/assets\/week-[^"]*\.png"/);
  expect(video).toContain('aria-label="A week"');
  expect(video).toContain("controls");
  expect(video).not.toContain("autoplay");
  expect(landing).toContain('class="device device-whole device-lit"');
});

test("the maker's own badges take the place of the plain links, where each store has one in the page's language", async () => {
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
  for (const badges of [`en: { ${apple} }`, `de: { ${apple}, ${google} }`])
    expect(await landingWith(badges), badges).not.toContain('class="badge"');

  const [host, browser] = await Promise.all([startStaticHost(join(root, "dist"), "/"), startBrowser()]);
  onTestFinished(async () => void (await Promise.all([browser.close(), host.close()])));
  for (const width of [320, 390, 1280]) {
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

/** The badges of a page in order, their heights, and the least distance from one of them to another or to a visible text. */
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
