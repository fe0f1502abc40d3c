import { describe, expect, test } from "vitest";
import type { HostName } from "../core/host.js";
import { answerPath } from "./answer-path.js";
import { hostOf } from "./hosts.js";

const names = ["index.html", "about.html", "legal.html", "legal/index.html", "press/index.html", "icon.svg"];
const files = new Set([...names, "404.html", ".well-known/apple-app-site-association"]);

/** `200 file`, `404 file`, `301 path` or `nothing`. */
function told(path: string, host: HostName, among = files): string {
  const answer = answerPath(path, among, hostOf(host));
  if (answer.kind === "nothing") return "nothing";
  return `${answer.status} ${answer.kind === "file" ? answer.outputFile : answer.path}`;
}

describe.each([
  // path, GitHub Pages, Netlify, Cloudflare Pages
  ["/", "200 index.html", "200 index.html", "200 index.html"],
  ["/index.html", "200 index.html", "200 index.html", "308 /"],
  ["/index", "200 index.html", "200 index.html", "308 /"],
  ["/about", "200 about.html", "200 about.html", "200 about.html"],
  ["/about/", "404 404.html", "301 /about", "308 /about"],
  ["/about.html", "200 about.html", "200 about.html", "308 /about"],
  ["/legal", "200 legal.html", "200 legal.html", "200 legal.html"],
  ["/legal/", "200 legal/index.html", "301 /legal", "200 legal/index.html"],
  ["/legal/index.html", "200 legal/index.html", "200 legal/index.html", "308 /legal/"],
  ["/press", "301 /press/", "301 /press/", "308 /press/"],
  ["/press/", "200 press/index.html", "200 press/index.html", "200 press/index.html"],
  ["/icon.svg", "200 icon.svg", "200 icon.svg", "200 icon.svg"],
  ["/icon.svg/", "404 404.html", "404 404.html", "404 404.html"],
  ["/Icon.svg", "404 404.html", "404 404.html", "404 404.html"],
  ["/About", "404 404.html", "404 404.html", "404 404.html"],
  ["/.well-known/apple-app-site-association", ...Array(3).fill("200 .well-known/apple-app-site-association")],
  ["/a/b/c", "404 404.html", "404 404.html", "404 404.html"],
  ["/../icon.svg", "404 404.html", "404 404.html", "404 404.html"],
  ["//icon.svg", "404 404.html", "404 404.html", "404 404.html"],
])("%s", (path, github, netlify, cloudflare) => {
  test("on GitHub Pages", () => expect(told(path, "github-pages")).toBe(github));
  test("on Netlify", () => expect(told(path, "netlify")).toBe(netlify));
  test("on Cloudflare Pages", () => expect(told(path, "cloudflare-pages")).toBe(cloudflare));
});

test("without a 404.html Cloudflare Pages answers with the landing page, the others with nothing", () => {
  const without = new Set(["index.html"]);
  expect(told("/x", "cloudflare-pages", without)).toBe("200 index.html");
  expect(told("/x", "github-pages", without)).toBe("nothing");
  expect(told("/x", "netlify", without)).toBe("nothing");
});
