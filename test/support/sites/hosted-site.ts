import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostName } from "../../../src/model/hosts/serving.js";
import { runWarm } from "../cli/warm-cli.js";
import {
  expectedAnswer,
  type HostedSite,
  listPaths,
  readHosted,
  realAnswer,
} from "../network/host-answers.js";
import { type OnEnd, sitesFolder, tempSite } from "../temp-site.js";
import { siteAt } from "./edit-site.js";

/** A site with every kind of file that needs configuration on a host. */
export function hostedSite(host: HostName, onEnd: OnEnd): string {
  const root = tempSite(onEnd, join(sitesFolder, "whole"));
  const { read, write } = siteAt(root);
  const config = read("site.config.ts").replace(
    'language: "en",',
    `language: "en",
  redirects: {
    "/old": "/privacy-policy",
    "/deep/ol\\u00e9": "/privacy-policy#contact",
    "/away": { to: "https://elsewhere.example/x?y=1&z", status: 302 },
    ${host === "vercel" ? "" : '"/old.html": "/",'}
  },
  getLinks: ["/get"],
  appLinks: { paths: [{ path: "/event/draft/*", exclude: true }, "/event/*", "/away/*"] },
  hsts: { maxAge: 31536000, includeSubDomains: true },`,
  );
  const play =
    'googlePlay: { url: "https://play.google.com/store/apps/details?id=com.whole&hl=en" }, appStore';
  write(
    "site.config.ts",
    config
      .replace("appStore", play)
      .replace('id1234567890"', `id1234567890", bundleId: "com.whole", teamId: "ABCDE12345"`),
  );
  write("pages/get.tsx", getPage);
  write("pages/event.tsx", getPage.replaceAll("Get Whole", "Event").replaceAll("Where to get", "Event in"));
  // A file that CSS refers to is published under a name with a hash of its content.
  writeFileSync(
    join(root, "pages/_dot.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  );
  write("pages/index.css", `${read("pages/index.css")}main{background-image:url("./_dot.svg")}\n`);
  mkdirSync(join(root, "public/.well-known"), { recursive: true });
  writeFileSync(join(root, "public/.well-known/assetlinks.json"), "[]\n");
  writeFileSync(join(root, "public/site.webmanifest"), '{"name":"Whole"}\n');
  writeFileSync(join(root, "public/notes"), "Nothing of note.\n");
  const { status, stderr } = runWarm(["build", "--root", root, "--host", host]);
  expect(`${status} ${stderr}`).toMatch(/^0 /);
  return root;
}

const getPage = `export const meta = { title: "Get Whole", description: "Where to get Whole, for each phone." };
export default () => <main><h1>Get Whole</h1><a href="https://apps.apple.com/us/app/whole/id1234567890">App Store</a></main>;
`;

/** The phones that a host can recognise: an iPad identifies as a Mac. */
export const phones = {
  appStore: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  googlePlay:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
} as const;
export const noPhones = [
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/131.0.0.0 (compatible; Googlebot/2.1)",
  "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/120.6.1 like Chrome/120.0.0.0 Safari/537.36",
];

/** Requests the links that redirect phones to stores, as phones and as other devices. */
async function expectPhonesLed(origin: string, { serving, host, files }: HostedSite): Promise<void> {
  expect(serving.phones.map(({ store }) => store)).toEqual(
    host.configuration?.readsUserAgents ? ["appStore", "googlePlay"] : [],
  );
  const ask = (agent: string) =>
    fetch(`${origin}/get`, { redirect: "manual", headers: { "user-agent": agent } });
  for (const { store, to } of serving.phones) {
    const { status, headers } = await ask(phones[store]);
    expect([store, status, headers.get("location")]).toEqual([store, 302, to]);
  }
  for (const agent of [...noPhones, ...(serving.phones.length > 0 ? [] : Object.values(phones))]) {
    const response = await ask(agent);
    expect([agent, response.status]).toEqual([agent, 200]);
    expect(Buffer.from(await response.arrayBuffer()).equals(files.get("get.html") ?? Buffer.of())).toBe(true);
  }
}

/** The file that each link of the app shows. */
export const linksOfApp: readonly (readonly [link: string, outputFile: string | undefined])[] = [
  ["/event/5", "event.html"],
  ["/event/5.6/seats", "event.html"],
  ["/event/draft/5", "event.html"],
  ["/away/5", undefined],
];

/** Requests every URL of a site except some, and compares the answers. */
export async function expectAnswers(
  origin: string,
  root: string,
  except: readonly string[] = [],
): Promise<void> {
  const site = readHosted(root);
  const paths = listPaths(site).filter((path) => !except.includes(path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const expected = expectedAnswer(path, site);
    expect([path, await realAnswer(origin, path, expected)]).toEqual([path, expected]);
  }
  // A link of the app shows the page above it; without such a page, or on a host that cannot show it, the not-found page.
  for (const [link, page] of linksOfApp) {
    const { status, body } = await realAnswer(origin, link, expectedAnswer(link, site));
    expect([link, status]).toEqual([link, page === undefined ? 404 : 200]);
    if (page) expect(body).toBe(Buffer.from(site.files.get(page) ?? []).toString("latin1"));
  }
  await expectPhonesLed(origin, site);
}
