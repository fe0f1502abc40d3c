// Over 300 lines: its tests read four new sites in common, which take long to build.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeScreenshot } from "../support/network/lookup-service.js";
import { buildStarter } from "../support/sites/build-starter.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The starter's content follows from its config: each section, link or row exists because of a fact. */

const headingsOf = (html: string) => [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
const headings2 = (html: string) => [...html.matchAll(/<h2>([^<]*)/g)].map(([, text]) => text);
const config = "site.config.ts";

type Read = ReturnType<ReturnType<typeof buildStarter>["build"]>;
/** The starter itself. */
let plain: Read;
/** With more facts, each with its own effect. */
let rich: Read;
/** With fewer facts. */
let open: Read;
/** With a screenshot that appears twice, and one with a video. */
let pictured: Read;
const ends: (() => void)[] = [];
beforeAll(async () => {
  const text = "Guides at https://bakers.example/guides. News at http://levain.example/news.";
  const onEnd = (end: () => void) => void ends.push(end);
  plain = buildStarter([], onEnd).build();
  rich = buildStarter(
    [
      [config, 'license: ""', 'license: "GPL-3.0"'],
      [config, 'transfers: ""', 'transfers: "Sentry keeps it in the United States."'],
      [config, 'host: ""', 'host: "GitHub, Inc., USA"'],
      [config, 'siteServices: ""', 'siteServices: "YouTube (videos)"'],
      [config, /publisher: \{ (?!address)/, 'publisher: { address: ["1 Mill Lane", "Whitby"], '],
      [config, 'id0000000000"', 'id0000000000", bundleId: "example.levain", teamId: "ABCDE12345"'],
      [config, "  getLinks:", '  appLinks: { paths: ["/bake/*"] },\n  getLinks:'],
      ["messages/en.ts", /about: \[[^\]]*\]/, `about: [${JSON.stringify(text)}]`],
    ],
    onEnd,
  ).build();
  const fewer = [
    [config, /collected: \{[\s\S]*?\n {4}\},\n/, ""],
    [config, /steps: \[.*\]/, "steps: []"],
  ] as const;
  open = buildStarter(fewer, onEnd).build();
  const { root, build } = buildStarter(
    [
      ["pages/index.tsx", "_poster", "_showcase"],
      [
        "pages/_screenshots/index.ts",
        /^export const screenshots.*/m,
        'import day from "./day.png";\nimport video from "./week.mp4";\nimport week from "./week.png";\nexport const screenshots: readonly Screenshot[] = [{ image: week, video }, { image: day }, { image: day }];',
      ],
      ["messages/en.ts", /screens: \[[^\]]*\]/, 'screens: ["A week", "A day"]'],
    ],
    onEnd,
  );
  writeFileSync(join(root, "pages/_screenshots/day.png"), await makeScreenshot("#ffffff"));
  writeFileSync(join(root, "pages/_screenshots/week.png"), await makeScreenshot("#000000"));
  writeFileSync(join(root, "pages/_screenshots/week.mp4"), "a video");
  pictured = build();
});
afterAll(() => {
  for (const end of ends) end();
});

test("the policy has a section for each fact", () => {
  const read = plain;
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
  expect(policy).toContain("loads nothing from other sites.");
  expect(policy).toContain('Write to <a href="mailto:hello@levain.example">');
  expect(policy).not.toContain("transfers");
  expect(rich("privacy-policy")).toContain("as this policy says. Sentry keeps it in the United States.");
  expect(policy).not.toMatch(/Some pages use|\(\)/);
  expect(rich("privacy-policy").replace(/\s+/g, " ")).toContain(
    "loads nothing from other sites. This site uses services that receive your IP address and, if they offer a form, what you enter into it: YouTube (videos). Its host (GitHub, Inc., USA) may log requests",
  );
  expect(rich("privacy-policy")).toMatch(/<p>[^<]*, 1 Mill Lane, Whitby<\/p>/);
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
    [config, "california: true", "california: false"],
    [config, "subscriptions: false", "subscriptions: true"],
    [config, "  copyrightYear", '  checks: { allowedOrigins: ["https://plausible.io"] },\n  copyrightYear'],
  ]).build();
  expect(headingsOf(bare("privacy-policy"))).toEqual([
    "what-is-collected",
    "tracking",
    "your-consent",
    "your-rights-in-europe",
    "this-site",
    "changes",
    "contact",
  ]);
  expect(bare("privacy-policy")).toContain("sends no data about you");
  // A policy that collects nothing gives no reason for using data.
  expect(bare("privacy-policy")).not.toContain("We use it because");
  expect(policy).toContain("We use it because");
  expect(bare("support")).toContain('href="/help"');
  expect(bare("privacy-policy")).toMatch(
    /This site sets no cookies of its own\. Services from which a page loads something may store data in your\sbrowser\. Its\shost/,
  );
  expect(headingsOf(bare("terms-of-service"))).toContain("subscriptions");
  expect(headingsOf(bare("terms-of-service"))).not.toContain("law");
  expect(() => bare("delete-account")).toThrow("no such file");
  for (const page of ["index", "terms-of-service", "help/delete-account"])
    expect(bare(page)).not.toContain('href="/delete-account"');
  expect(bare("help/delete-account")).toContain("has no accounts");
});

test("a policy without facts states only what holds for every app", () => {
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

  expect(headingsOf(open("privacy-policy"))).not.toContain("what-is-collected");
  expect(open("privacy-policy")).not.toContain("sends no data");
});

test.runIf(isThorough).each(["We do this.", "Syncing"])(
  "the policy reads well with %j as the answer to each question",
  (answer) => {
    const answers = [
      "purposes",
      "linked",
      "thirdParties",
      "partners",
      "siteServices",
      "security",
      "retention",
    ].map((key) => [config, new RegExp(`\\b${key}:\\s+".*"`), `${key}: "${answer}"`] as const);
    const read = buildStarter([...answers, [config, /kept: ".*"/, `kept: "${answer}"`]]).build();
    const text = read("privacy-policy").replace(/<[^>]*>/g, "");
    expect(text.split(answer)).toHaveLength(9);
    expect(text).not.toMatch(/\.\.|[\w,] (?:We do this|Syncing)/);
  },
);

test("the policy in each language puts a colon before the author's answers", () => {
  const files = fastGlob.sync("starter/{legal,languages/*/legal}/privacy-policy.md", { cwd: repository });
  expect(files).toHaveLength(13);
  const asked =
    /(.)\s*(?:\{\{#if [\w.]+\}\})?\{\{facts\.(?:privacy\.(?:purposes|thirdParties|partners|siteServices|security|retention)|deletion\.kept)\}\}/g;
  for (const file of files) {
    const text = readFileSync(join(repository, file), "utf8");
    const before = [...text.matchAll(asked)].map(([, character]) => character);
    expect(before, file).toHaveLength(7);
    expect(text, file).toMatch(/[(（]\{\{facts\.privacy\.host\}\}[)）]\{\{\/if\}\}/);
    expect(before.join(""), file).toMatch(/^[:：]+$/);
  }
});

test("pages state how to delete an account in the app, and the licence of the code, only if the config does", () => {
  const stated = rich;
  expect(stated("delete-account")).toContain('<li dir="auto">Choose Account, then Delete account.</li>');
  expect(stated("terms-of-service")).toContain("under the licence GPL-3.0");
  expect(stated("terms-of-service")).not.toContain("reverse-engineer");

  const page = open("delete-account");
  expect(headings2(page)).toEqual(["Without the app", "What is deleted", "What is kept"]);
  expect(page).not.toMatch(/<ol|Settings|signed out/);
  expect(open("terms-of-service")).toContain("reverse-engineer");
  // The config does not say how messages are answered, or where the app shows its version.
  expect(open("support")).not.toMatch(/person|settings/);
  expect(open("privacy-policy")).not.toMatch(/tell you in the app|delete your account in the app/);
});

test("texts that are still placeholders do not appear on pages", () => {
  const placeholders = "placeholders: ['app.description', 'icon'],\n  copyrightYear";
  const { root, build } = buildStarter([
    [config, "copyrightYear", placeholders],
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

test("without stores, e-mail address, links and icon, no page mentions them", () => {
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

test("an unreleased app says when it is expected and where to sign up, a released one does not", () => {
  const soon =
    'stores: { appStore: { signUp: "https://levain.org/list", expected: "2027-03" }, googlePlay: { expected: "2027-05-01" } },\n';
  const before = buildStarter([[config, /stores: \{[\s\S]*?\n {2}\},\n/, soon]]).build();
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
  for (const page of ["index", "press", "support", "404", "get"])
    expect(/levain\.org|– expected|Notify me|[Nn]ot out/.exec(plain(page)), page).toBeNull();
});

test("a listing with pre-orders has a pre-order button before its release day", () => {
  const url = "https://apps.apple.com/app/id1234567890";
  const stores = `stores: { appStore: { url: "${url}", signUp: "${url}", expected: "2999-03-01" } },\n`;
  const read = buildStarter([[config, /stores: \{[\s\S]*?\n {2}\},\n/, stores]]).build();
  expect(read("index")).toMatch(
    /<a class="store-link" href="[^"]*id1234567890"[^>]*>Pre-order on the App Store</,
  );
  expect(read("index")).toContain("App Store – expected March 1, 2999");
  for (const page of ["index", "404"]) expect(read(page)).not.toContain("Notify me");
});

test.runIf(isThorough)("a store with a beta says when the app is expected", () => {
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

test.runIf(isThorough)("an e-mail link opens in the same tab, and a link to a store in a new one", () => {
  const letter = "mailto:hello@levain.org?subject=Word";
  const read = buildStarter([
    [
      config,
      /stores: \{[\s\S]*?\n {2}\},\n/,
      `stores: { appStore: { signUp: "${letter}" }, googlePlay: { signUp: "${letter}" } },\n`,
    ],
  ]).build();
  const links = [
    ...read("index").matchAll(/<a [^>]*href="mailto:hello@levain\.org\?subject=Word"[^>]*>/g),
  ].map(String);
  // Both stores share the list, so it has one button and one tab.
  expect(links).toHaveLength(2);
  expect(read("index")).toMatch(/<a class="store-link"[^>]*>Notify me</);
  expect(read("404").match(/<a class="gone-way"[^>]*>Notify me</g)).toHaveLength(1);
  expect(links.join()).not.toContain("_blank");
  expect(read("index").replace(/<wbr\/?>/g, "")).toContain(">hello@levain.org<");
  expect(plain("index")).toMatch(/<a [^>]*href="https:[^>]*target="_blank"/);
});

test("URLs in the text become links, except those on the site itself", () => {
  const landing = rich("index");
  expect(landing).toContain('<a href="https://bakers.example/guides"');
  expect(landing.replace(/<wbr\/?>/g, "")).toContain("News at http://levain.example/news.");
});

test("the not-found page explains links of the app and links to /get, which has a card", () => {
  const gone = rich("404");
  expect(gone).toContain("Did a link to the app bring you here?");
  expect(gone).toContain('href="/get"');
  expect(gone).not.toContain("apps.apple.com");
  expect(rich("get")).toMatch(/<meta property="og:image" content="[^"]*\/assets\/card-/);
});

test("a video replaces a screenshot in its device, has it as its poster, and never plays by itself", () => {
  const landing = pictured("index");
  const [video = ""] = /<video[^>]*>/.exec(landing) ?? [];
  expect(video).toMatch(/src="\/assets\/week-[^"]*\.mp4"/);
  expect(video).toMatch(/poster="\/assets\/week-[^"]*\.png"/);
  expect(video).toContain('aria-label="A week"');
  expect(video).toContain("controls");
  expect(video).not.toContain("autoplay");
  expect(landing).toContain('class="device device-whole device-lit"');
});

test("a screenshot that the landing page shows twice appears once in the press kit", () => {
  const described = [...pictured("index").matchAll(/alt="(A [^"]*)"/g)].map(([, alt]) => alt);
  expect(described).toEqual(["A day", "A day"]);
  const offered = pictured("press").match(/download="screenshot-[^"]*"/g);
  expect(offered).toEqual(['download="screenshot-1.png"', 'download="screenshot-2.png"']);
});
