import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const strict = (more = "") => policy(`default-src 'none';${more}`);

const blockedIn = (html: string) =>
  findings(rules.policy, html).map(([, args]) => {
    const { what = "", example = "" } = args as { what?: string; example?: string };
    return what + example;
  });

describe("a content security policy", () => {
  test.each([
    `${strict(`style-src ${hash("a{}")}`)}<style>a{}</style>`,
    `${strict(`script-src ${hash("a<b")}`)}<script>a<b</script>`,
    `${strict("img-src 'self'")}<img src="/a.png" srcset="/b.png 2x"><link rel="icon" href="/i.svg">`,
    // The rule about origins reports those that the config does not allow.
    `${strict("img-src 'self'")}<img src="https://cdn.example/a.png">`,
    `${strict("img-src https://cdn.example/pictures/")}<img src="https://cdn.example/pictures/a.png">`,
    `${strict()}<script type="application/ld+json">{}</script>`,
    `${strict()}<a href="https://elsewhere.example/">x</a>`,
    `${strict("img-src 'SELF'")}<img src="/a.png">`,
  ])("allows %s", (html) => {
    expect(findings(rules.policy, html)).toEqual([]);
  });

  test.each([
    `${strict()}<style>a{}</style>`,
    `${strict(`style-src ${hash("a{}")}`)}<style>a{} </style>`,
    `${strict()}<script>a()</script>`,
    `${strict()}<script type="speculationrules">{}</script>`,
    `${strict("img-src 'self'")}<img src="data:image/png;base64,AA==">`,
    `${strict()}<link rel="stylesheet" href="/a.css">`,
    `${strict(`style-src ${hash("a{b:url(/f.woff2)}")}`)}<style>a{b:url(/f.woff2)}</style>`,
    `${strict("form-action 'none'")}<form action="/x"></form>`,
    `${strict("img-src https://me.example/Pictures/")}<img src="https://me.example/pictures/a.png">`,
  ])("blocks the content of %s", (html) => {
    expect(findings(rules.policy, html)).toMatchObject([["check/blocked-by-csp", {}]]);
  });

  test.each([
    [`${strict("img-src 'self'")}${strict()}<img src="/a.png">`, '/a.png of <img src="/a.png"> (img-src)'],
    [
      `${strict(`style-src ${hash("a{}")}`)}${strict()}<style>a{}</style>`,
      "an inline <style>: its hash is not in the policy",
    ],
  ])("also applies after another policy: %s", (html, expected) => {
    expect(blockedIn(html)).toEqual([expected]);
  });

  test("in the body is ignored", () => {
    const body = `<body>${policy("img-src 'none'")}<img src="/a.png"></body>`;
    expect(findings(rules.policy, `<head>${strict("img-src 'self'")}</head>${body}`)).toEqual([]);
    expect(findings(rules.policy, body)).toEqual([]);
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
  ])("such as %s is allowed", (html) => {
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
  ])("such as %s is blocked, with the value that allows it", (html, allowed) => {
    expect(findings(rules.policy, html)).toMatchObject([["check/blocked-by-csp", { form: allowed }]]);
  });
});

describe("the directive for blocked content", () => {
  test.each([
    ['<img srcset="/a.png 1x" alt="">', "img-src"],
    ['<video poster="/a.png"></video>', "img-src"],
    ['<video src="/a.mp4"></video>', "media-src"],
    ['<source src="/a.mp4">', "media-src"],
    ['<audio src="/a.mp3"></audio>', "media-src"],
    ['<track src="/a.vtt">', "media-src"],
    ['<iframe src="/a"></iframe>', "frame-src"],
    ['<embed src="/a">', "object-src"],
    ['<object data="/a"></object>', "object-src"],
    ['<script src="/a.js"></script>', "script-src-elem"],
    ['<link rel="shortcut ICON" href="/a.ico">', "img-src"],
    ['<link rel="apple-touch-icon" href="/a.png">', "img-src"],
    ['<link rel="manifest" href="/a">', "manifest-src"],
    ['<link rel="alternate stylesheet" href="/a.css">', "style-src-elem"],
    ['<link rel="preload" as="font" href="/a.woff2">', "font-src"],
    ['<link rel="preload" as="image" href="/a.png">', "img-src"],
    ['<link rel="preload" as="style" href="/a.css">', "style-src-elem"],
    ['<link rel="preload" as="script" href="/a.js">', "script-src-elem"],
  ])("for %s is %s", (html, directive) => {
    expect(blockedIn(strict() + html)).toEqual([expect.stringContaining(` (${directive})`)]);
    expect(blockedIn(`${strict(`${directive} 'self'`)}${html}`)).toEqual([]);
  });

  test.each([
    '<a href="/a">x</a>',
    '<area href="/a" alt="">',
    '<link rel="alternate" href="/a">',
    '<link rel="icons" href="/a">',
    '<link rel="preload" href="/a">',
    '<link href="/a">',
    '<base href="/">',
    '<p title="x"></p>',
  ])("for %s does not exist", (html) => {
    expect(blockedIn(strict() + html)).toEqual([]);
  });

  test("for the base element is base-uri", () => {
    expect(blockedIn(`${strict("base-uri 'none'")}<base href="/">`)).toEqual([
      '/ of <base href="/"> (base-uri)',
    ]);
  });

  test.each([
    ["/f.woff2", "font-src"],
    ["/f.woff", "font-src"],
    ["/f.TTF?v=1", "font-src"],
    ["/f.otf#x", "font-src"],
    ["/f.eot", "font-src"],
    ["/f.woff2.png", "img-src"],
    ["/f.png", "img-src"],
  ])("for %s in a style is %s", (url, directive) => {
    const css = `a{b:url(${url})}`;
    const style = `<style>${css}</style>`;
    expect(blockedIn(strict(`style-src ${hash(css)}`) + style)).toEqual([
      expect.stringContaining(` (${directive})`),
    ]);
    expect(blockedIn(strict(`style-src ${hash(css)}; ${directive} 'self'`) + style)).toEqual([]);
  });

  test("does not apply to fragments of the page itself", () => {
    const css = "a{fill:url(#b)}";
    expect(blockedIn(`${strict(`style-src ${hash(css)}`)}<style>${css}</style>`)).toEqual([]);
  });

  test("is reported once for each URL, with its place", () => {
    const html = `${strict()}<img src="/a.png" alt=""><img src="/a.png" id="b" alt="">`;
    expect(blockedIn(html)).toEqual(['/a.png of <img src="/a.png"> (img-src)']);
    expect(placesFound(rules.policy, html)).toEqual(["pages/.tsx /a.png"]);
  });

  test("for a script depends on its type or its hash", () => {
    for (const type of [
      "",
      " module ",
      "importmap",
      "SpeculationRules",
      "text/javascript",
      "application/ecmascript",
    ])
      expect(blockedIn(`${strict()}<script type="${type}">a()</script>`)).toHaveLength(1);
    for (const type of ["text/plain", "modules", "x-module", "text/javascripts", "application/json"])
      expect(blockedIn(`${strict()}<script type="${type}">a()</script>`)).toEqual([]);
    expect(blockedIn(`${strict("script-src 'self'")}<script src="/a.js">a()</script>`)).toEqual([]);
    expect(blockedIn(`${policy("img-src 'self'")}<script>a()</script><style>a{}</style>`)).toEqual([]);
  });

  test("for inline code is reported as such", () => {
    const example = "an inline <style>: its hash is not in the policy";
    expect(findings(rules.policy, `${strict()}<style>a{}</style>`)).toEqual([
      ["check/blocked-by-csp", { what: "", example, inline: "yes", form: undefined }],
    ]);
  });
});

describe("blocked forms", () => {
  const none = strict("form-action 'none'");
  const forms = (html: string, policies = none) =>
    findings(rules.policy, policies + html).map(([, args]) => (args as { what: string }).what);

  test("are reported once for each URL", () => {
    const html = '<form action="/a" id="i"></form><form action=" /a "></form><form action="/b"></form>';
    expect(forms(html)).toEqual(['sending <form id="i">', "sending <form>"]);
  });

  test("are located by their distinguishing attributes", () => {
    const place = (html: string) => placesFound(rules.policy, none + html);
    expect(place('<form action="/a" id="i"></form>')).toEqual(["pages/.tsx /a"]);
    expect(place('<form id="i" name="n" class="c"></form>')).toEqual(["pages/.tsx i"]);
    expect(place('<form name="n" class="c"></form>')).toEqual(["pages/.tsx n"]);
    expect(place('<form class="c"></form>')).toEqual(["pages/.tsx c"]);
    expect(place("<form></form>")).toEqual(["pages/.tsx"]);
  });

  test("are reported if any of several policies blocks them", () => {
    expect(forms("<form></form>", strict("form-action 'self'") + none)).toHaveLength(1);
    expect(forms("<form></form>", strict("form-action 'self'") + strict())).toEqual([]);
  });

  test.each([
    ['<form method="Dialog"></form>', 0],
    ['<form method="dialogue"></form>', 1],
    ['<form method="x-dialog"></form>', 1],
    ['<form method="dialog"><button formaction="/a">Go</button></form>', 1],
    ['<form method="dialog"><button>Go</button><input></form>', 0],
    ['<form action="https://"></form>', 0],
  ])("are counted in %s: %s", (html, count) => {
    expect(forms(html)).toHaveLength(count);
  });

  test("without an action are sent to their own page", () => {
    const html = `${strict("form-action https://me.example/a")}<form></form>`;
    expect(findings(rules.policy, { "/a": html })).toEqual([]);
    expect(findings(rules.policy, { "/b": html })).toHaveLength(1);
  });
});
