import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readPage } from "../../page/read-page.js";
import { allowsAddress, allowsHashOf, parsePolicy, policyReader, sourcesOf } from "./policy.js";

describe("a policy", () => {
  test("is parsed with names, keywords and schemes in lower case, and the rest unchanged", () => {
    const text =
      " Img-Src  'SELF'\n HTTPS: https://A.dev/B ;; script-src 'Nonce-AbC' 'SHA256-AbC='; img-src *;font-src";
    expect([...parsePolicy(text)]).toEqual([
      ["img-src", ["'self'", "https:", "https://A.dev/B"]],
      ["script-src", ["'Nonce-AbC'", "'SHA256-AbC='"]],
      ["font-src", []],
    ]);
    expect([...parsePolicy("")]).toEqual([]);
  });

  test("is read from each meta element with its name in the head", () => {
    const meta = (name: string) => `<meta http-equiv="${name}" content="img-src 'none'">`;
    const found = (html: string) => policyReader()(readPage(html)).length;
    expect(found(`<head>${meta("content-security-policy")}${meta("Content-Security-Policy")}</head>`)).toBe(
      2,
    );
    expect(found(meta("refresh"))).toBe(0);
    expect(found('<meta name="x" content="img-src">')).toBe(0);
    expect(found(`<body><p>${meta("content-security-policy")}</p></body>`)).toBe(0);
  });

  test.each([
    ["script-src-elem", "script-src 'self'; default-src *", ["'self'"]],
    ["script-src-attr", "default-src *", ["*"]],
    ["style-src-elem", "style-src-elem 'none'; style-src 'self'", ["'none'"]],
    ["style-src-attr", "style-src 'self'", ["'self'"]],
    ["frame-src", "default-src *", ["*"]],
    ["img-src", "default-src *", ["*"]],
    ["img-src", "script-src *", undefined],
    ["base-uri", "default-src *", undefined],
    ["form-action", "default-src *", undefined],
  ])("has sources for %s: %s", (directive, text, sources) => {
    expect(sourcesOf(parsePolicy(text), directive)).toEqual(sources);
  });
});

test("a hash allows its own code with each of the three algorithms", () => {
  for (const algorithm of ["sha256", "SHA384", "sha512"]) {
    const digest = createHash(algorithm.toLowerCase()).update("a()").digest("base64");
    expect(allowsHashOf(["'self'", `'${algorithm}-${digest}'`], "a()")).toBe(true);
    expect(allowsHashOf([`'${algorithm}-${digest}'`], "b()")).toBe(false);
    expect(allowsHashOf([`${algorithm}-${digest}`], "a()")).toBe(false);
    expect(allowsHashOf([`x'${algorithm}-${digest}'`], "a()")).toBe(false);
    expect(allowsHashOf([`'${algorithm}-${digest}'x`], "a()")).toBe(false);
  }
  expect(allowsHashOf([], "a()")).toBe(false);
});

describe("a list of sources", () => {
  const own = "https://me.dev";

  test.each([
    ["*", "https://a.dev/x"],
    ["*", "http://a.dev/x"],
    ["'self'", "https://me.dev/x"],
    ["https:", "https://a.dev/x"],
    ["data:", "data:,x"],
    ["a.dev", "https://a.dev/x"],
    ["A.dev", "https://a.dev/x"],
    ["https://a.dev", "https://a.dev/x"],
    ["HTTPS://a.dev", "https://a.dev/x"],
    ["*.a.dev", "https://b.a.dev/x"],
    ["*.A.dev", "https://c.b.a.dev/x"],
    ["https://*", "https://a.dev/x"],
    ["a.dev:8080", "https://a.dev:8080/x"],
    ["a.dev:*", "https://a.dev:8080/x"],
    ["a.dev:*", "https://a.dev/x"],
    ["https://a.dev:443", "https://a.dev/x"],
    ["http://a.dev:80", "http://a.dev/x"],
    ["a.dev/x", "https://a.dev/x"],
    ["a.dev/x/", "https://a.dev/x/y"],
    ["a.dev/", "https://a.dev/x/y"],
  ])("with %s allows %s", (source, address) => {
    expect(allowsAddress(["'none'", source], new URL(address), own)).toBe(true);
  });

  test.each([
    ["*", "data:,x"],
    ["*", "blob:https://a.dev/x"],
    ["'self'", "https://a.dev/x"],
    ["'self'", "http://me.dev/x"],
    ["https:", "data:,https:"],
    ["'none'", "https://a.dev/x"],
    ["'unsafe-inline'", "https://a.dev/x"],
    ["a.dev", "https://b.dev/x"],
    ["a.dev", "https://b.a.dev/x"],
    ["https://a.dev", "ftp://a.dev/x"],
    ["*.a.dev", "https://a.dev/x"],
    ["*.a.dev", "https://ba.dev/x"],
    ["b*.a.dev", "https://b.a.dev/x"],
    ["a.dev:8080", "https://a.dev/x"],
    ["a.dev:80", "https://a.dev/x"],
    ["a.dev:443", "http://a.dev/x"],
    ["a.dev", "https://a.dev:8080/x"],
    ["a.dev:8", "https://a.dev:8080/x"],
    ["a.dev/x", "https://a.dev/x/y"],
    ["a.dev/x", "https://a.dev/y"],
    ["a.dev/x/", "https://a.dev/x"],
    ["a.dev/X", "https://a.dev/x"],
    ["https://", "https://a.dev/x"],
  ])("with %s does not allow %s", (source, address) => {
    expect(allowsAddress([source], new URL(address), own)).toBe(false);
  });

  test("that is empty allows nothing", () => {
    expect(allowsAddress([], new URL("https://me.dev/"), own)).toBe(false);
  });
});
