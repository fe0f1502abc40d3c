import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.js";

const directivesOf = (policy: string) =>
  new Map(policy.split(";").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));

test("a page without inline code allows no scripts and styles", () => {
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }));
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(directives.get("form-action")).toEqual(["'none'"]);
  expect(directives.has("script-src")).toBe(false);
  expect(directives.has("style-src")).toBe(false);
});

test("imported files are allowed from the site's own origin", () => {
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }));
  for (const kind of ["img-src", "font-src", "media-src", "manifest-src"]) {
    expect(directives.get(kind), kind).toEqual(["'self'"]);
  }
});

test("inline code is allowed only by its hash", () => {
  const code = { style: 'a::before{content:"é"}', script: "document.title='é'" };
  const directives = directivesOf(contentSecurityPolicy(code));
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
  expect(directives.get("style-src")).toEqual([hash(code.style)]);
  expect(directives.get("script-src")).toEqual([hash(code.script)]);
});

test("no unsafe source and no other origin is allowed", () => {
  const policy = contentSecurityPolicy({ style: "a{}", script: "1" });
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  // Browsers ignore these directives in a <meta> and complain on the console.
  expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});

test("data URLs of images are allowed if the page's style has some", () => {
  const style = "a{background:url(data:image/svg+xml,%3csvg/%3e)}";
  const directives = directivesOf(contentSecurityPolicy({ style, script: "" }));
  expect(directives.get("img-src")).toEqual(["'self'", "data:"]);
  expect(directives.get("font-src")).toEqual(["'self'"]);
});

test("an allowed origin is added only to the directives that the page needs", () => {
  const origins = ["https://cdn.example"];
  const foreign = new Map([
    ["img", origins],
    ["frame", origins],
    ["script", origins],
  ] as const);
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "1" }, { foreign }));
  expect(directives.get("img-src")).toEqual(["'self'", ...origins]);
  expect(directives.get("frame-src")).toEqual(origins);
  expect(directives.get("script-src")).toEqual([expect.stringMatching(/^'sha256-/), ...origins]);
  expect(directives.get("font-src")).toEqual(["'self'"]);
  expect(directives.has("style-src")).toBe(false);
});

test("a form action is allowed only where the config says so", () => {
  const formActions = ["https://forms.example", "self", "self"];
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }, { formActions }));
  expect(directives.get("form-action")).toEqual(["https://forms.example", "'self'"]);
  expect(directives.get("default-src")).toEqual(["'none'"]);
});
