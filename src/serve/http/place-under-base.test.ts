import { expect, test } from "vitest";
import { hostOf } from "../../hosts/hosts.js";
import { placeUnderBase } from "./place-under-base.js";

const files = new Set(["index.html", "404.html", "press/index.html", "new york/index.html"]);
const place = (path: string, base = "/repo/") =>
  placeUnderBase(path, { base, files, host: hostOf("github-pages") });

test("the base path is removed", () => {
  expect(place("/repo/")).toMatchObject({ outputFile: "index.html", status: 200 });
  expect(place("/repo/x/y")).toMatchObject({ outputFile: "404.html", status: 404 });
});

test.each([
  ["/repo", "/repo/"],
  ["/repo/press", "/repo/press/"],
  ["/repo/new york", "/repo/new%20york/"],
])("%s redirects to %s", (path, location) => {
  expect(place(path)).toMatchObject({ reply: { status: 301, headers: { location } } });
});

test("a base path with encoded characters matches its decoded form", () => {
  const base = "/gr%C3%B6%C3%9Fe%20a/";
  expect(place("/größe a/", base)).toMatchObject({ outputFile: "index.html" });
  expect(place("/größe a", base)).toMatchObject({ reply: { status: 301, headers: { location: base } } });
  expect(place("/größe a/press", base)).toMatchObject({ reply: { headers: { location: `${base}press/` } } });
  expect(place("/", base)).toMatchObject({ reply: { status: 302, headers: { location: base } } });
  expect(place("/%zz/", "/%zz/")).toMatchObject({ outputFile: "index.html" });
});

test.each(["/repository/", "/Repo/", "//repo/", "//", "/index.html"])("%s is outside the site", (path) => {
  expect(place(path)).toMatchObject({ reply: { status: 404 } });
});

test("the root of the server redirects to the site temporarily", () => {
  expect(place("/")).toMatchObject({ reply: { status: 302, headers: { location: "/repo/" } } });
});

test("a site at the root has no path outside it", () => {
  expect(place("/", "/")).toMatchObject({ outputFile: "index.html" });
  expect(place("//press", "/")).toMatchObject({ outputFile: "404.html" });
});
