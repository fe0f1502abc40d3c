import { describe, expect, test } from "vitest";
import {
  canonicalUrl,
  folderIndexOf,
  isAddressPart,
  isBasePath,
  normaliseBase,
  outputFileOf,
  posixPath,
  slugOf,
  withBase,
  withoutBase,
} from "./addresses.js";

const bases = ["/", "/some-repo/", "/a/b/"];
const paths = ["/", "/icon.svg", "/privacy-policy", "/a/b", "/#features", "/a?b=c#d"];

test.each([
  ["/", "index.html", undefined],
  ["/404", "404.html", undefined],
  ["/privacy-policy", "privacy-policy.html", "privacy-policy/index.html"],
  ["/a/b", "a/b.html", "a/b/index.html"],
  ["/a/404", "a/404.html", "a/404/index.html"],
])("%s is served from %s and %s", (routePath, file, twin) => {
  expect(outputFileOf(routePath)).toBe(file);
  expect(folderIndexOf(routePath)).toBe(twin);
});

test.each([
  ["", "/"],
  ["/", "/"],
  ["some-repo", "/some-repo/"],
  ["/some-repo", "/some-repo/"],
  ["/some-repo/", "/some-repo/"],
  ["//a/b//", "/a/b/"],
])("the base %j is normalised to %s", (path, base) => {
  expect(normaliseBase(path)).toBe(base);
  expect(normaliseBase(base)).toBe(base);
});

describe("withBase and withoutBase", () => {
  test("are inverse", () => {
    for (const base of bases)
      for (const path of paths) expect(withoutBase(base, withBase(base, path))).toBe(path);
  });

  test("never double a slash", () => {
    for (const base of bases) for (const path of paths) expect(withBase(base, path)).not.toContain("//");
    expect(withBase("/", "icon.svg")).toBe("/icon.svg");
  });

  test("reject a path outside the base", () => {
    expect(withoutBase("/some-repo/", "/some-repo")).toBe("/");
    expect(withoutBase("/some-repo/", "/some-repository/x")).toBeUndefined();
    expect(withoutBase("/some-repo/", "/")).toBeUndefined();
  });
});

test("a canonical URL contains the base path once", () => {
  const site = { origin: "https://me.example", base: "/some-repo/" };
  expect(canonicalUrl(site, "/")).toBe("https://me.example/some-repo/");
  expect(canonicalUrl(site, "/terms")).toBe("https://me.example/some-repo/terms");
});

test.each(["", "/", "/some-repo/", "repo", "/a/b.c~d_e-f", "/gr%C3%B6%C3%9Fe/", "/a%20b/", "/100%25/"])(
  "%j can be a base",
  (path) => expect(isBasePath(path)).toBe(true),
);

test.each([
  ...[
    "/%00/",
    "/%zz/",
    "/a%2fb/",
    "/a%2Fb/",
    "/a%5cb/",
    "/%C3/",
    "/%",
    "/..",
    "/a/./b",
    "/%2e%2e/",
    "/a//b",
    "/a b/",
  ],
  ...["/a?b", "/a#b", "/a'b", "/%7f/", "/%c2%85/"],
])("%j cannot be a base", (path) => expect(isBasePath(path)).toBe(false));

test("a Windows path becomes posix, and a backslash elsewhere is kept", () => {
  expect(posixPath("pages\\_shared\\logo.tsx", "\\")).toBe("pages/_shared/logo.tsx");
  expect(posixPath("public/a\\b.txt", "/")).toBe("public/a\\b.txt");
});

test.each([
  ["Política-de-Privacidade", true],
  ["隐私", true],
  ["v2.0", true],
  ["a b", false],
  ["..", false],
  ["a.", false],
  ["", false],
])("%j is valid as a path segment: %s", (part, may) => {
  expect(isAddressPart(part)).toBe(may);
});

test.each([
  ["Example Serif", "example-serif"],
  ["  A -- b  ", "a-b"],
  ["Größe 2", "gr-e-2"],
  ["a", "a"],
  ["***", "unnamed"],
  ["", "unnamed"],
])("the name %j becomes the slug %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
