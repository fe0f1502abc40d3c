import { describe, expect, test } from "vitest";
import type { HostName } from "../model/hosts/serving.js";
import { answerPath } from "./answer-path.js";
import { hostOf } from "./hosts.js";

const names = ["index.html", "about.html", "legal.html", "legal/index.html", "press/index.html", "icon.svg"];
const files = new Set([...names, "404.html", ".well-known/apple-app-site-association"]);

const hosts = ["github-pages", "netlify", "cloudflare-pages", "vercel", "s3-cloudfront"] as const;
const redirects = [{ from: "/old", to: "/about#a", status: 302 as const }];

/** `200 file`, `404 file`, `301 path` or `nothing`. */
function answerOf(path: string, host: HostName, among = files): string {
  const answer = answerPath(path, { files: among, host: hostOf(host), redirects });
  if (answer.kind === "nothing") return "nothing";
  if (answer.kind === "configured redirect") return `${answer.status} ${answer.to}`;
  return `${answer.status} ${answer.kind === "file" ? answer.outputFile : answer.path}`;
}

describe.each<[string, ...string[]]>([
  // path, then the answer of each of `hosts`
  ["/", ...Array(5).fill("200 index.html")],
  ["/index.html", "200 index.html", "200 index.html", "308 /", "308 /", "200 index.html"],
  ["/about", ...Array(5).fill("200 about.html")],
  ["/about/", "404 404.html", "301 /about", "308 /about", "308 /about", "301 /about"],
  ["/about.html", "200 about.html", "200 about.html", "308 /about", "308 /about", "200 about.html"],
  ["/legal", ...Array(5).fill("200 legal.html")],
  ["/legal/", "200 legal/index.html", "301 /legal", "200 legal/index.html", "308 /legal", "301 /legal"],
  [
    "/legal/index.html",
    "200 legal/index.html",
    "200 legal/index.html",
    "308 /legal/",
    "308 /legal",
    "200 legal/index.html",
  ],
  ["/press", "301 /press/", "301 /press/", "308 /press/", "200 press/index.html", "404 404.html"],
  ["/press/", ...Array(3).fill("200 press/index.html"), "308 /press", "301 /press"],
  ["/icon.svg", ...Array(5).fill("200 icon.svg")],
  ["/icon.svg/", ...Array(5).fill("404 404.html")],
  ["/Icon.svg", ...Array(5).fill("404 404.html")],
  ["/About", ...Array(5).fill("404 404.html")],
  ["/.well-known/apple-app-site-association", ...Array(5).fill("200 .well-known/apple-app-site-association")],
  ["/a/b/c", ...Array(5).fill("404 404.html")],
  ["/../icon.svg", ...Array(5).fill("404 404.html")],
  ["//icon.svg", ...Array(5).fill("404 404.html")],
  ["/old", ...Array(5).fill("302 /about#a")],
  ["/old/", "404 404.html", ...Array(4).fill("302 /about#a")],
])("the response to a request for %s", (path, ...expected) => {
  test.each(hosts.map((host, index) => [host, expected[index]] as const))("on %s is %s", (host, answer) => {
    expect(answerOf(path, host)).toBe(answer);
  });
});

test("without a 404.html Cloudflare Pages responds with the landing page, and the others with nothing", () => {
  const without = new Set(["index.html"]);
  expect(answerOf("/x", "cloudflare-pages", without)).toBe("200 index.html");
  expect(answerOf("/x", "github-pages", without)).toBe("nothing");
  expect(answerOf("/x", "netlify", without)).toBe("nothing");
});
