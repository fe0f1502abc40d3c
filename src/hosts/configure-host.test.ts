import { expect, test } from "vitest";
import type { PathRule } from "../model/site/site.js";
import { listAppPages } from "./configure-host.js";
import { hostOf } from "./hosts.js";

const rule = (path: string, exclude = false): PathRule => ({ path, query: {}, fragment: undefined, exclude });
const files = ["event.html", "tide.html", "tide/lagos.html"].map((outputFile) => ({
  outputFile,
  bytes: new Uint8Array(),
}));
const listed = (name: Parameters<typeof hostOf>[0], ...paths: readonly PathRule[]) =>
  listAppPages({ appLinks: { paths, credentials: false } }, files, hostOf(name));

test.each([
  ["the page above a pattern", [rule("/event/*")], ["/event"]],
  ["a page once", [rule("/event/*"), rule("/event/*")], ["/event"]],
  ["nothing without such a page", [rule("/seat/*")], []],
  ["nothing for other patterns", [rule("/event/*/seats"), rule("/event/?"), rule("/*"), rule("*")], []],
  ["nothing for excluded paths", [rule("/event/*", true)], []],
  [
    "the page above a pattern with an excluded part",
    [rule("/event/a/*", true), rule("/event/*")],
    ["/event"],
  ],
])("the pages of app links: %s", (_, paths, expected) => {
  expect(listed("netlify", ...paths)).toEqual(expected);
});

test("a host whose rewrites precede files has no rewrite for a page with other pages below it", () => {
  for (const host of ["netlify", "vercel", "firebase", "nginx", "caddy"] as const)
    expect(listed(host, rule("/tide/*"))).toEqual(["/tide"]);
  for (const host of [
    "cloudflare-pages",
    "cloudflare-workers",
    "s3-cloudfront",
    "azure-static-web-apps",
  ] as const)
    expect([listed(host, rule("/tide/*")), listed(host, rule("/event/*"))]).toEqual([[], ["/event"]]);
  expect(listed("github-pages", rule("/event/*"))).toEqual([]);
  expect(listed(undefined, rule("/event/*"))).toEqual([]);
});
