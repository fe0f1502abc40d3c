import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.js";

const directivesOf = (policy: string) =>
  new Map(policy.split(";").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));

test("a page without inline code may run and style nothing", () => {
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }));
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(directives.get("form-action")).toEqual(["'none'"]);
  expect(directives.has("script-src")).toBe(false);
  expect(directives.has("style-src")).toBe(false);
});

test("what a component can import is allowed from the site's own origin", () => {
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }));
  for (const kind of ["img-src", "font-src", "media-src", "manifest-src"]) {
    expect(directives.get(kind), kind).toEqual(["'self'"]);
  }
});

test("inline code is allowed by its hash only", () => {
  const code = { style: 'a::before{content:"é"}', script: "document.title='é'" };
  const directives = directivesOf(contentSecurityPolicy(code));
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
  expect(directives.get("style-src")).toEqual([hash(code.style)]);
  expect(directives.get("script-src")).toEqual([hash(code.script)]);
});

test("nothing unsafe and no other origin is allowed", () => {
  const policy = contentSecurityPolicy({ style: "a{}", script: "1" });
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  // Browsers ignore these directives in a <meta> and complain on the console.
  expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});

test("images in the text of the page's own style are allowed", () => {
  const style = "a{background:url(data:image/svg+xml,%3csvg/%3e)}";
  const directives = directivesOf(contentSecurityPolicy({ style, script: "" }));
  expect(directives.get("img-src")).toEqual(["'self'", "data:"]);
  expect(directives.get("font-src")).toEqual(["'self'"]);
});

test("what the page loads from an allowed origin is added to the directives that need it only", () => {
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

test("a form may be sent where the config says, and nowhere else", () => {
  const formActions = ["https://forms.example", "self", "self"];
  const directives = directivesOf(contentSecurityPolicy({ style: "", script: "" }, { formActions }));
  expect(directives.get("form-action")).toEqual(["https://forms.example", "'self'"]);
  expect(directives.get("default-src")).toEqual(["'none'"]);
});
