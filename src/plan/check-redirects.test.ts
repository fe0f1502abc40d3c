import { expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import { hostOf } from "../hosts/hosts.js";
import type { HostName } from "../model/hosts/serving.js";
import { checkRedirects } from "./check-redirects.js";
import { planRedirects } from "./plan-redirects.js";

/** The findings about redirects once all files are known, including files that no author writes. */
function check(redirects: Readonly<Record<string, string>>, host?: HostName) {
  const { log } = collect();
  const site = exampleSite({ url: "https://me.example/", redirects: { ...redirects } });
  const common = { site, host: hostOf(host), routePaths: ["/", "/terms"] };
  const planned = planRedirects({ ...common, files: new Set(["icon.svg"]) }, log);
  expect(log.sorted()).toEqual([]);
  checkRedirects(planned, { ...common, files: new Set(["icon.svg", "sitemap.xml", "a/b.html"]) }, log);
  return log.sorted().map(({ code, place }) => [code, place.seek]);
}

const at = (from: string) => ({ kind: "config-key", path: ["redirects", from] });

test.each([
  "/terms#a",
  "/terms/?a=1",
  "/icon.svg",
  "/sitemap.xml",
  "https://elsewhere.example/",
  "/a/b.html",
])("a redirect can lead to %s", (to) => {
  expect(check({ "/old": to }, "netlify")).toEqual([]);
  expect(check({ "/old": to })).toEqual([]);
});

test("a redirect to a missing page is reported at its line", () => {
  expect(check({ "/old/": "/nothing" })).toEqual([["plan/redirect-nowhere", at("/old/")]]);
  expect(check({ "/old": "/sitemap.xmlx" }, "nginx")).toEqual([["plan/redirect-nowhere", at("/old")]]);
});

test("a redirect from a derived file is reported at its line", () => {
  expect(check({ "/sitemap.xml": "/terms" }, "netlify")).toEqual([
    ["plan/redirect-shadow", at("/sitemap.xml")],
  ]);
});
