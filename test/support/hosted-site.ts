import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostName } from "../../src/model/host-name.js";
import { siteAt } from "./edit-site.js";
import { expectedAnswer, listPaths, readHosted, realAnswer } from "./host-answers.js";
import { type OnEnd, sitesFolder, tempSite } from "./temp-site.js";
import { runWarm } from "./warm-cli.js";

/** A site with every kind of file that a host must be told of. */
export function hostedSite(host: HostName, onEnd: OnEnd): string {
  const root = tempSite(onEnd, join(sitesFolder, "whole"));
  const { read, write } = siteAt(root);
  const config = read("site.config.ts").replace(
    'language: "en",',
    `language: "en",
  redirects: {
    "/old": "/privacy-policy",
    "/deep/ol\\u00e9": "/privacy-policy#x",
    "/away": { to: "https://elsewhere.example/x?y=1&z", status: 302 },
    ${host === "vercel" ? "" : '"/old.html": "/",'}
  },
  hsts: { maxAge: 31536000, includeSubDomains: true },`,
  );
  write("site.config.ts", config);
  // Style that names a file has it published under a name that tells its content.
  writeFileSync(
    join(root, "pages/_dot.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  );
  write("pages/index.css", `${read("pages/index.css")}main{background-image:url("./_dot.svg")}\n`);
  mkdirSync(join(root, "public/.well-known"), { recursive: true });
  writeFileSync(join(root, "public/.well-known/apple-app-site-association"), '{"applinks":{"details":[]}}\n');
  writeFileSync(join(root, "public/.well-known/assetlinks.json"), "[]\n");
  writeFileSync(join(root, "public/site.webmanifest"), '{"name":"Whole"}\n');
  writeFileSync(join(root, "public/notes"), "Nothing of note.\n");
  const { status, stderr } = runWarm(["build", "--root", root, "--host", host]);
  expect(`${status} ${stderr}`).toMatch(/^0 /);
  return root;
}

/** Asks a server for every address of a site but some, and compares. */
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
}
