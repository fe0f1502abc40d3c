import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

describe("checkInlineCode", () => {
  test.each([
    '<p style="color:red">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p class="style" data-on="x"></p><a href="/javascript:"></a>',
    `${policy("img-src 'self'")}<p style="a:b" onclick="a()">`,
    `${policy("script-src 'unsafe-hashes' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")}<p onclick="a()">`,
  ])("accepts %s", (html) => {
    expect(findings(rules["inline-code"], html)).toEqual([]);
  });

  test.each([
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p style="color:red">',
      [["check/blocked-by-csp", { example: 'the attribute style="color:red" of <p>' }]],
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><button onclick="a()" onfocus="b()">',
      [
        ["check/blocked-by-csp", {}],
        ["check/blocked-by-csp", {}],
      ],
    ],
    [
      `${policy("img-src 'self'")}${policy("style-src 'self'")}${policy("default-src 'none'")}<p style="a:b">`,
      [["check/blocked-by-csp", { example: 'the attribute style="a:b" of <p>' }]],
    ],
  ])("reports %s", (html, expected) => {
    expect(findings(rules["inline-code"], html)).toMatchObject(expected);
  });
});

test("a hash allows an attribute only with unsafe-hashes, and only its own code", () => {
  const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
  const html = (sources: string, code: string) => `${policy(`script-src ${sources}`)}<p onclick="${code}">`;
  expect(findings(rules["inline-code"], html(`'unsafe-hashes' ${hash}`, "a()"))).toEqual([]);
  expect(findings(rules["inline-code"], html(hash, "a()"))).toHaveLength(1);
  expect(findings(rules["inline-code"], html(`'unsafe-hashes' ${hash}`, "b()"))).toHaveLength(1);
});

test("code in an attribute is located by its element", () => {
  const html = `${policy("default-src 'self'")}<p style="color:red">x</p>`;
  expect(placesFound(rules["inline-code"], html)).toEqual(["pages/.tsx p with style"]);
});
