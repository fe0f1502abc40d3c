import { describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import { hostOf } from "../hosts/hosts.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { HostName } from "../model/hosts/serving.js";
import { planRedirects } from "./plan-redirects.js";

function plan(redirects: NonNullable<SiteConfig["redirects"]>, host?: HostName) {
  const { log } = collect();
  const site = exampleSite({ url: "https://me.example/", redirects });
  const context = {
    site,
    host: hostOf(host),
    routePaths: ["/", "/terms", "/404"],
    files: new Set(["icon.svg", "a/b.pdf"]),
  };
  const planned = planRedirects(context, log);
  return { planned, found: log.sorted().map(({ code, place }) => [code, place.seek]) };
}

const at = (from: string) => ({ kind: "config-key", path: ["redirects", from] });

test.each([
  ["/old", "/terms", { from: "/old", to: "/terms", status: 301 }],
  ["/old/", "/terms#a", { from: "/old", to: "/terms#a", status: 301 }],
  ["/old.html", "/?a=1", { from: "/old.html", to: "/?a=1", status: 301 }],
  [
    "/a/b/c",
    "https://elsewhere.example/x",
    { from: "/a/b/c", to: "https://elsewhere.example/x", status: 301 },
  ],
  ["/old", "https://me.example/terms", { from: "/old", to: "/terms", status: 301 }],
  ["/old", "/icon.svg", { from: "/old", to: "/icon.svg", status: 301 }],
  ["/größe", { to: "/terms", status: 307 as const }, { from: "/größe", to: "/terms", status: 307 }],
])("%s leads to %j", (from, to, expected) => {
  expect(plan({ [from]: to })).toEqual({ planned: [expected], found: [] });
});

describe.each([
  ["a URL of another site", { "https://other.example/old": "/terms" }, "plan/redirect-source"],
  ["a URL of this site", { "https://me.example/old": "/terms" }, "plan/redirect-source"],
  ["a text that is not a path", { old: "/terms" }, "plan/redirect-source"],
  ["another host without a scheme", { "//other.example/old": "/terms" }, "plan/redirect-source"],
  ["a pattern", { "/old/*": "/terms" }, "plan/redirect-source"],
  ["a path with a query", { "/old?a": "/terms" }, "plan/redirect-source"],
  ["a path with ..", { "/../old": "/terms" }, "plan/redirect-source"],
  ["a page", { "/terms": "/" }, "plan/redirect-shadow"],
  ["a page with a slash", { "/terms/": "/" }, "plan/redirect-shadow"],
  ["a page's file", { "/terms.html": "/" }, "plan/redirect-shadow"],
  ["a page's twin", { "/terms/index.html": "/" }, "plan/redirect-shadow"],
  ["the landing page", { "/": "/terms" }, "plan/redirect-shadow"],
  ["a public file", { "/a/b.pdf": "/terms" }, "plan/redirect-shadow"],
  ["a path to itself", { "/old": "/old" }, "plan/redirect-loop"],
  ["a path to itself with a slash", { "/old": "/old/#a" }, "plan/redirect-loop"],
])("a redirect from %s", (_, redirects, code) => {
  test("is an error at its line", () => {
    expect(plan(redirects as Record<string, string>).found).toEqual([
      [code, at(Object.keys(redirects)[0] ?? "")],
    ]);
  });
});

test("a loop is reported once, and a chain for each of its redirects but the last", () => {
  const loop = plan({ "/a": "/b", "/b": "/c", "/c": "/b" });
  expect(loop.found).toEqual([["plan/redirect-loop", at("/b")]]);
  const chain = plan({ "/a": "/b", "/b": "/c", "/c": "/terms" });
  expect(chain.found).toEqual([
    ["plan/redirect-chain", at("/a")],
    ["plan/redirect-chain", at("/b")],
  ]);
});

test("a second redirect from the same path is reported", () => {
  expect(plan({ "/old": "/terms", "/Old/": "/" }).found).toEqual([["plan/redirect-shadow", at("/Old/")]]);
});

describe("a redirect is reported if the host cannot serve it", () => {
  test.each([
    ["firebase", { "/old": { to: "/terms", status: 308 as const } }, 1],
    ["azure-static-web-apps", { "/old": { to: "/terms", status: 307 as const } }, 1],
    ["netlify", { "/old": { to: "/terms", status: 308 as const } }, 0],
    ["vercel", { "/.well-known/change-password": "/terms" }, 1],
    ["vercel", { "/old.html": "/terms" }, 1],
    ["netlify", { "/.well-known/change-password": "/terms" }, 0],
    ["github-pages", { "/old.pdf": "/terms" }, 1],
    ["github-pages", { "/old.html": { to: "/terms", status: 308 as const } }, 0],
    [undefined, { "/old.pdf": "/terms" }, 1],
    ["nginx", { "/old.pdf": "/terms" }, 0],
  ] as const)("%s: %j", (host, redirects, count) => {
    const { found } = plan(redirects, host);
    expect(found.filter(([code]) => code === "plan/host-cannot")).toHaveLength(count);
  });
});
