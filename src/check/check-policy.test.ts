import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const strict = (more = "") => policy(`default-src 'none';${more}`);

describe("a content security policy", () => {
  test.each([
    `${strict(`style-src ${hash("a{}")}`)}<style>a{}</style>`,
    `${strict(`script-src ${hash("a<b")}`)}<script>a<b</script>`,
    `${strict("img-src 'self'")}<img src="/a.png" srcset="/b.png 2x"><link rel="icon" href="/i.svg">`,
    `${strict("img-src https://cdn.example/pictures/")}<img src="https://cdn.example/pictures/a.png">`,
    `${strict()}<script type="application/ld+json">{}</script>`,
    `${strict()}<a href="https://elsewhere.example/">x</a>`,
    `${strict("img-src 'SELF'")}<img src="/a.png">`,
  ])("lets %s pass", (html) => {
    expect(findings(rules.policy, html)).toEqual([]);
  });

  test.each([
    `${strict()}<style>a{}</style>`,
    `${strict(`style-src ${hash("a{}")}`)}<style>a{} </style>`,
    `${strict()}<script>a()</script>`,
    `${strict()}<script type="speculationrules">{}</script>`,
    `${strict("img-src 'self'")}<img src="https://cdn.example/a.png">`,
    `${strict()}<link rel="stylesheet" href="/a.css">`,
    `${strict(`style-src ${hash("a{b:url(/f.woff2)}")}`)}<style>a{b:url(/f.woff2)}</style>`,
    `${strict("form-action 'none'")}<form action="/x"></form>`,
    `${strict("img-src https://cdn.example/Pictures/")}<img src="https://cdn.example/pictures/a.png">`,
  ])("blocks what is in %s", (html) => {
    expect(findings(rules.policy, html)).toMatchObject([["check/blocked-by-csp", {}]]);
  });

  test.each([
    "script-src 'unsafe-inline'",
    "script-src 'Unsafe-Inline'",
    "script-src 'unsafe-eval'",
    "img-src *",
    "img-src https://*",
    "img-src HTTPS:",
    "script-src data:",
  ])("is undone by %s", (directive) => {
    expect(findings(rules.policy, policy(directive))).toMatchObject([["check/unsafe-policy", {}]]);
  });

  test("blocks inline code in spite of 'unsafe-inline' if a hash stands beside it", () => {
    const html = `${policy(`style-src 'unsafe-inline' ${hash("a{}")}`)}<style>b{}</style>`;
    expect(findings(rules.policy, html)).toMatchObject([
      ["check/blocked-by-csp", {}],
      ["check/unsafe-policy", {}],
    ]);
  });

  test("allows what a wildcard with a scheme allows", () => {
    const html = `${policy("img-src https://*")}<img src="https://cdn.example/a.png">`;
    expect(findings(rules.policy, html)).toMatchObject([["check/unsafe-policy", {}]]);
  });

  test.each([
    [`${strict("img-src 'self'")}${strict()}<img src="/a.png">`, '/a.png of <img src="/a.png"> (img-src)'],
    [
      `${strict(`style-src ${hash("a{}")}`)}${strict()}<style>a{}</style>`,
      "an inline <style>: its hash is not in the policy",
    ],
  ])("counts though it is not the first: %s", (html, what) => {
    expect(findings(rules.policy, html)).toMatchObject([["check/blocked-by-csp", { what }]]);
  });

  test("is strict if one of several is", () => {
    expect(findings(rules.policy, `${policy("img-src *")}${strict("img-src 'self'")}`)).toEqual([]);
    expect(findings(rules.policy, `${policy("img-src *")}${policy("script-src 'self'")}`)).toMatchObject([
      ["check/unsafe-policy", { source: "*", directive: "img-src" }],
    ]);
  });

  test("is none in the body", () => {
    const body = `<body>${policy("img-src 'none'")}<img src="/a.png"></body>`;
    expect(findings(rules.policy, `<head>${strict("img-src 'self'")}</head>${body}`)).toEqual([]);
    expect(findings(rules.policy, body)).toEqual([["check/no-policy", {}]]);
  });

  test("is missed", () => {
    expect(findings(rules.policy, "<p>")).toEqual([["check/no-policy", {}]]);
  });
});

describe("a form", () => {
  const form = (attributes: string, content = "") =>
    `<form ${attributes}>${content}<button>Go</button></form>`;
  const policies = {
    none: strict("form-action 'none'"),
    self: strict("form-action 'self'"),
    other: strict("form-action https://forms.dev"),
    undecided: strict(),
  };

  test.each([
    policies.self + form(""),
    policies.self + form('action="/thanks" method="post"'),
    policies.other + form('action="https://forms.dev/abc"'),
    policies.none + form('method="dialog"'),
    policies.undecided + form(""),
  ])("%s is sent", (html) => {
    expect(findings(rules.policy, html)).toEqual([]);
  });

  test.each([
    [policies.none + form(""), "self"],
    [policies.none + form('data-netlify="true" method="post" name="list"'), "self"],
    [policies.none + form('action=""'), "self"],
    [policies.none + form('action="https://forms.dev/abc"'), "https://forms.dev"],
    [policies.self + form('action="https://forms.dev/abc"'), "https://forms.dev"],
    [policies.self + form("", '<input type="submit" formaction="https://forms.dev/">'), "https://forms.dev"],
    [policies.other + form('action="/thanks"'), "self"],
  ])("%s is blocked, and what allows it is told", (html, allowed) => {
    expect(findings(rules.policy, html)).toMatchObject([["check/blocked-by-csp", { form: allowed }]]);
  });
});
