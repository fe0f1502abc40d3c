import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

describe("checkInlineCode", () => {
  test.each([
    '<p style="color:red">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p class="style" data-on="x"></p><a href="/javascript:"></a>',
    `${policy("default-src 'none'; style-src 'unsafe-inline'")}<p style="a:b">`,
    `${policy("default-src 'none'; style-src-attr 'Unsafe-Inline'")}<p style="a:b">`,
    `${policy("img-src 'self'")}<p style="a:b" onclick="a()">`,
    `${policy("script-src 'unsafe-hashes' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")}<p onclick="a()">`,
    `${policy("script-src 'unsafe-inline'")}<a href="javascript:a()">x</a>`,
  ])("lets %s pass", (html) => {
    expect(findings(rules["inline-code"], html)).toEqual([]);
  });

  test.each([
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p style="color:red">',
      [["check/blocked-by-csp", { what: 'the attribute style="color:red" of <p>' }]],
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><button onclick="a()" onfocus="b()">',
      [
        ["check/blocked-by-csp", {}],
        ["check/blocked-by-csp", {}],
      ],
    ],
    [
      `${policy("style-src 'unsafe-inline' 'sha256-YQ=='")}<p style="a:b">`,
      [["check/blocked-by-csp", { what: 'the attribute style="a:b" of <p>' }]],
    ],
    [
      `${policy("style-src 'unsafe-inline'; script-src 'self'")}<p style="a:b" onclick="a()">`,
      [["check/blocked-by-csp", { what: "the attribute onclick of <p>" }]],
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><a href="javascript:a()">x</a>',
      [["check/blocked-by-csp", {}]],
    ],
    [
      `${policy("img-src 'self'")}${policy("style-src 'self'")}${policy("default-src 'none'")}<p style="a:b">`,
      [["check/blocked-by-csp", { what: 'the attribute style="a:b" of <p>' }]],
    ],
  ])("finds %s", (html, expected) => {
    expect(findings(rules["inline-code"], html)).toMatchObject(expected);
  });
});

test("a blocked attribute is reported as it is, a javascript: address by its element", () => {
  const none = policy("default-src 'none'");
  expect(findings(rules["inline-code"], `${none}<a href="javascript:a()">x</a>`)).toEqual([
    ["check/blocked-by-csp", { what: "the javascript: address of <a>", inline: "yes", form: undefined }],
  ]);
});

test.each(["href", "src", "action", "formaction"])("a javascript: address in %s is code", (attribute) => {
  const html = (name: string) => `${policy("script-src 'self'")}<p ${name}=" JavaScript:a()">x</p>`;
  expect(findings(rules["inline-code"], html(attribute))).toHaveLength(1);
  for (const name of [`data-${attribute}`, `${attribute}-x`])
    expect(findings(rules["inline-code"], html(name))).toEqual([]);
});

test("a javascript: address is what the directive for script elements says", () => {
  const html = (text: string) => `${policy(text)}<a href="javascript:a()">x</a>`;
  const strict = "default-src 'unsafe-inline'; script-src-elem 'self'";
  expect(findings(rules["inline-code"], html(strict))).toHaveLength(1);
  expect(findings(rules["inline-code"], html("script-src-elem 'unsafe-inline'; script-src 'self'"))).toEqual(
    [],
  );
});

test("a hash is for an attribute only where the policy says so, and for its own code only", () => {
  const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
  const html = (sources: string, code: string) => `${policy(`script-src ${sources}`)}<p onclick="${code}">`;
  expect(findings(rules["inline-code"], html(`'unsafe-hashes' ${hash}`, "a()"))).toEqual([]);
  expect(findings(rules["inline-code"], html(hash, "a()"))).toHaveLength(1);
  expect(findings(rules["inline-code"], html(`'unsafe-hashes' ${hash}`, "b()"))).toHaveLength(1);
});

test("code in an attribute is looked for by its element", () => {
  const html = `${policy("default-src 'self'")}<p style="color:red">x</p><a href="javascript:a()">x</a>`;
  expect(placesFound(rules["inline-code"], html)).toEqual([
    "pages/.tsx p with style",
    "pages/.tsx a with href",
  ]);
});
