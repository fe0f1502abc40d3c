import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalRegistry, registrySettings, startRegistry } from "../../scripts/test/local-registry.mjs";
import { linkPackages, pack } from "../../scripts/test/packed.mjs";
import { computePalette } from "../../src/model/site/brand-palette.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { RunningCli } from "../support/cli/running-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { type LookupService, startLookupService } from "../support/network/lookup-service.js";
import { type StaticHost, startStaticHost } from "../support/network/static-host.js";
import { serveBuiltSite } from "../support/sites/built-site.js";
import { siteAt } from "../support/sites/edit-site.js";
import { findTraces, listFiles, listTraces, type Traces } from "../support/sites/sample-traces.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The whole journey of another app, tide times for iOS and Android, published from Lisbon: from an empty folder to a page in Chromium
 * without any trace of handbill's sample sites. In a thorough run, npm installs the packed package.
 */

const brand = "#0f7490";
let folder: string;
/** Of a thorough run. */
let registry: LocalRegistry | undefined;
let service: LookupService;
let browser: Browser;
let host: StaticHost;
let env: NodeJS.ProcessEnv;
let site: ReturnType<typeof siteAt>;
let traces: Traces;
/** The built folders of handbill's sample sites. */
let samples: Readonly<Record<"this repository's site" | "the starter", string>>;

beforeAll(async () => {
  const packed = isThorough ? pack() : undefined;
  folder = packed?.folder ?? mkdtempSync(join(tmpdir(), "handbill-journey-"));
  registry =
    packed &&
    (await startRegistry({
      tarballs: [packed.tarball, packed.starterTarball],
      installed: join(repository, "node_modules"),
      folder,
    }));
  [service, browser] = await Promise.all([startLookupService(), startBrowser()]);
  const home = join(folder, "home");
  const begun = join(folder, "begun");
  for (const path of [home, begun]) mkdirSync(path);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST)/i.test(name));
  env = {
    ...Object.fromEntries(inherited),
    ...registrySettings(registry?.origin ?? "http://127.0.0.1:9", home),
    HANDBILL_APP_STORE_SERVICE: service.origin,
    NODE_ENV: undefined,
    // The author's own machine, whose builds add to the record of URLs.
    CI: undefined,
  };
  site = siteAt(join(folder, "site"));

  writeFileSync(join(begun, "package.json"), '{ "private": true }\n');
  await install(begun, "handbill");
  const listing = "https://apps.apple.com/pt/app/mare-cheia/id1234567890";
  const [program = "", ...npx] = isThorough ? ["npx", "--no-install", "handbill"] : [installed(begun)];
  await succeed(
    begun,
    program,
    ...[...npx, "init", site.root, "--yes", "--app-store", listing],
    ...["--google-play", "pt.marecheia.app", "--email", "ola@marecheia.pt", "--url", "https://marecheia.pt"],
  );
  await install(site.root);
  writeWhatIsTheirs();
  await runScript("build", "--strict");
  host = await startStaticHost(join(site.root, "dist"), "/");
  traces = await listTracesOfSamples();
});

afterAll(async () => {
  await Promise.all([browser.close(), host?.close(), registry?.close(), service.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Installs packages from the registry; without it, links those of this repository. */
async function install(cwd: string, ...names: readonly string[]): Promise<string> {
  if (registry) return await succeed(cwd, "npm", "install", ...names);
  const packages = join(cwd, "node_modules");
  linkPackages(packages);
  symlinkSync(repository, join(packages, "handbill"), "dir");
  mkdirSync(join(packages, ".bin"));
  symlinkSync("../handbill/bin/handbill.cjs", join(packages, ".bin/handbill"));
  symlinkSync("../typescript/bin/tsc", join(packages, ".bin/tsc"));
  return "";
}

/** The command that is installed in a folder. */
const installed = (cwd: string) => join(cwd, "node_modules/.bin/handbill");

/** Runs a script of the site's package.json; without npm, which first-site.test.ts runs, the command of the same name. */
function runScript(name: "build" | "check", ...flags: readonly string[]): Promise<string> {
  if (isThorough) return succeed(site.root, "npm", "run", name, "--", ...flags);
  return succeed(site.root, installed(site.root), name, ...flags);
}

/** Writes the values that `init` lists as placeholders, and those that no listing has. */
function writeWhatIsTheirs() {
  const config = site.read("site.config.ts");
  site.write("site.config.ts", config.replace(/ {2}placeholders: \{[\s\S]*?\n {2}\},\n/, ""));
  const replace = (from: string, to: string) => site.replace("site.config.ts", from, to);
  const email = 'email: "ola@marecheia.pt"';
  replace(email, `${email}, address: ["Rua do Alecrim 26", "1200-018 Lisboa"]`);
  const collected = '{ place: { title: "Where you are", items: ["the harbour that you chose"] } }';
  replace("legal: {", `legal: { minimumAge: 16, collected: ${collected},`);
  replace('purposes: ""', 'purposes: "so that the app can show the tide at your harbour"');
  replace('retention: ""', 'retention: "until you choose another harbour"');
  replace('security: ""', 'security: "kept on your own phone"');
  replace("california: true", "california: false");
  replace("days: 30", "days: 7");
  site.replace("messages/en.ts", 'title: ""', 'title: "The tide, wherever you are"');
  site.replace(
    "messages/en.ts",
    "screens: []",
    'screens: ["The tide at Cascais over a day", "The moon over Sagres"]',
  );
}

async function listTracesOfSamples(): Promise<Traces> {
  const starterOut = join(folder, "starter");
  const { status, stderr } = runWarm(["build", "--root", join(repository, "starter"), "--out", starterOut]);
  expect(status, stderr).toBe(0);
  const own = await serveBuiltSite("/");
  await own.close();
  samples = { "this repository's site": own.dist, "the starter": starterOut };
  const built = Object.values(samples);
  const read = (file: string) => readFileSync(join(repository, file), "utf8");
  const starter = ["pages", "legal", "content"].flatMap((part) =>
    listFiles(join(repository, "starter", part)),
  );
  const kept = starter.filter(
    (file) => /\.(tsx?|css|md)$/.test(file) && !/messages\/en\.ts$|_screenshots/.test(file),
  );
  // As pages show them: without the URLs of their links, each with its own text, and its title in a sentence.
  const documents = listFiles(join(repository, "starter/content/help")).map((file) => {
    const text = readFileSync(file, "utf8").replace(/\]\([^)]*\)/g, "]");
    return `${text} help/${basename(file, ".md")}. ${/^title: (.*)$/m.exec(text)?.[1]} – the answer, from the help for`;
  });
  const palette = Object.values(computePalette(brand)).flatMap((scheme) => Object.values(scheme) as string[]);
  // The structure of files for programs comes from handbill; their values do not.
  const forms = ["robots.txt", "site.webmanifest", "sitemap.xml", ".well-known/security.txt"].map((file) =>
    built
      .map((out) => join(out, file))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf8").replaceAll(/levain|hubbub/gi, ""))
      .join("\n"),
  );
  return listTraces({
    built,
    configs: ["site.config.ts", "starter/site.config.ts", "starter/messages/en.ts"].map(read),
    given: [
      "User-agent. Get it on the App Store. Get it on Google Play. It is on the App Store and Google Play.",
      // Texts on both sides of a passage that depends on a fact.
      "This site sets no cookies and loads nothing from other sites. Its host may log requests.",
      "the store that you got it from. You may not reverse-engineer the app or sell it. You may not use it to",
      ...documents,
      ...forms,
      ...kept.map((file) => readFileSync(file, "utf8")),
    ],
    own: ["site.config.ts", "messages/en.ts", "pages/_screenshots/index.ts"].map(site.read),
    allowedColours: ["#000000", "#ffffff", ...palette],
  });
}

/** Runs a command like an author, while this process serves its requests. */
async function succeed(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { exit, output } = await run(cwd, command, ...args);
  expect(exit, output).toBe(0);
  return output;
}

async function run(cwd: string, command: string, ...args: readonly string[]) {
  const running = new RunningCli(command, args, env, cwd);
  const exit = await running.exit;
  return { exit, output: running.output };
}

test.runIf(isThorough)(
  "npm installs the site's packages from the registry without a build script to approve",
  async () => {
    const output = await succeed(site.root, "npm", "install");
    expect(output).not.toMatch(/install-scripts|approve/);
    for (const name of ["handbill", "react", "react-dom", "typescript"])
      expect(registry?.requests).toContain(name);
  },
);

test("the site passes check, and its types are correct", async () => {
  await runScript("check", "--offline", "--strict");
  // starter-source.test.ts checks the types of such a site.
  if (isThorough) await succeed(site.root, "npm", "run", "typecheck");
});

// watch-browser.test.ts does so with a small site.
test.runIf(isThorough)("watch shows an edit of a message in the browser", async () => {
  const words = "messages/en.ts";
  const before = site.read(words);
  const watching = new RunningCli(installed(site.root), ["watch", "--port", "0"], env, site.root);
  try {
    const [, origin = ""] = await watching.printed(/serving (http:\/\/[^/\s]+)\//);
    const { page, close } = await openPage(browser);
    await page.goto(origin);
    site.replace(words, "Your own harbours", "Every beach you love");
    await page.getByText("Every beach you love").waitFor();
    await close();
  } finally {
    watching.child.kill("SIGTERM");
    await watching.exit;
    site.write(words, before);
  }
});

describe("the built site in Chromium", () => {
  const pages = ["", "support", "delete-account", "press", "privacy-policy", "terms-of-service", "no/such"];

  test.each(pages)(
    "shows the app's name on /%s, without complaints or requests to other hosts",
    async (path) => {
      const { page, complaints, requests, close } = await openPage(browser);
      await page.goto(`${host.origin}/${path}`);
      expect(await page.title()).toMatch(/Maré Cheia/);
      expect(await page.locator("html").innerText()).toContain("Maré Cheia");
      // The 404 answer itself is a complaint.
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
      expect(requests.filter((url) => !url.startsWith(host.origin))).toEqual([]);
      await close();
    },
  );

  test("links to both stores on the landing page, in the colour of the icon", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(host.origin);
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toContain("https://apps.apple.com/pt/app/id1234567890");
    expect(links).toContain("https://play.google.com/store/apps/details?id=pt.marecheia.app");
    const text = await page.locator("body").innerText();
    for (const words of ["Tide times for every harbour of Portugal.", "Made in Lisbon", "High and low"])
      expect(text).toContain(words);
    const field = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--brand-field"),
    );
    expect(field.trim()).toBe(brand);
    await close();
  });
});

describe("in the built site", () => {
  const kinds = ["phrases", "words", "figures", "colours", "pictures"] as const;

  test("no word, colour, figure or picture of the samples is left", () => {
    const found = findTraces(join(site.root, "dist"), traces);
    expect(found).toEqual({ phrases: [], words: [], figures: [], colours: [], pictures: [] });
  });

  test.each(["this repository's site", "the starter"] as const)(
    "the search for traces finds those of %s in its own site",
    (name) => {
      const found = findTraces(samples[name], traces);
      for (const kind of kinds) expect(found[kind].length, kind).toBeGreaterThan(0);
    },
  );

  test("no file contains a name of the samples", () => {
    const files = listFiles(join(site.root, "dist"));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const bytes = readFileSync(file, "latin1");
      expect(/hubbub|levain|boston|massachusetts|sourdough/i.exec(bytes)?.[0], file).toBeUndefined();
    }
    expect(readdirSync(join(site.root, "dist"))).toContain("index.html");
  });
});
