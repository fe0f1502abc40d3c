import { expect, test } from "vitest";
import type { PathRule } from "../model/site/site.js";
import { hostOf } from "./hosts.js";
import { listAppPages } from "./list-app-pages.js";

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
  [
    "nothing for patterns of another form",
    [rule("/event/*/seats"), rule("/event/?"), rule("/*"), rule("*")],
    [],
  ],
  ["nothing for what stays in the browser", [rule("/event/*", true)], []],
  [
    "the page above a part that stays in the browser too",
    [rule("/event/a/*", true), rule("/event/*")],
    ["/event"],
  ],
])("%s", (_, paths, expected) => {
  expect(listed("netlify", ...paths)).toEqual(expected);
});

test("a host whose rules win over files has none for a page with others below it", () => {
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
