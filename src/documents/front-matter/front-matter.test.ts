import { describe, expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import { checkContentFront, checkLegalFront } from "./document-front.js";
import { parseFrontMatter } from "./front-matter.js";

const file = "legal/privacy.md";

function parse(text: string) {
  const { log, found } = collect();
  const split = parseFrontMatter(text, file, log);
  const data = split && checkLegalFront(split, file, log);
  const document = data && { data, body: split.body };
  return { document, found: found(), log };
}
const withFront = (front: string, body = "Text.") => parse(`---\n${front}\n---\n${body}\n`);
const whole = "title: T\ndescription: D";

test("front matter and text are split, and the text's lines keep their numbers", () => {
  const { document, found } = parse(`---\n${whole}\nstates: [legal.courts]\n---\n\n# Heading\n`);
  expect(found).toEqual([]);
  expect(document?.data).toMatchObject({
    title: "T",
    description: "D",
    date: undefined,
    keepsHtml: false,
    duties: { states: ["legal.courts"], anchors: {} },
  });
  expect(document?.body.split("\n")[6]).toBe("# Heading");
  expect(document?.body.trim()).toBe("# Heading");
});

test("anchors are ids with the id of a heading", () => {
  const { document } = withFront(`${whole}\nanchors: { contact: reach-us, "2": two }`);
  expect(document?.data.duties.anchors).toEqual({ contact: "reach-us", "2": "two" });
  for (const value of ["contact", "[a]", "{ a: 1 }", "{ a: [b] }", '{ a: "" }', "2"])
    expect(withFront(`${whole}\nanchors: ${value}`)).toMatchObject({
      document: undefined,
      found: [`${file}:4:1 read/front-matter-value`],
    });
});

test("a line --- in the text is a thematic break, and --- in a value is part of it", () => {
  const { document, found } = withFront("title: a --- b\ndescription: D", "One.\n\n---\n\nTwo.");
  expect(found).toEqual([]);
  expect(document?.data.title).toBe("a --- b");
  expect(document?.body).toContain("---");
  expect(document?.body).toContain("Two.");
});

describe("front matter is YAML only", () => {
  test.each(["js", "javascript", "json", "coffee", "toml", " js", "js yaml", "YAML js"])(
    "---%s is rejected",
    (language) => {
      const { document, found } = parse(`---${language}\n{ title: (globalThis.ran = true) }\n---\nText.\n`);
      expect(document).toBeUndefined();
      expect(found).toEqual([`${file}:1:4 read/front-matter-language`]);
      expect(globalThis).not.toHaveProperty("ran");
    },
  );

  test("---yaml is accepted", () => {
    expect(parse(`---yaml\n${whole}\n---\nText.\n`)).toMatchObject({
      found: [],
      document: { data: { title: "T" } },
    });
  });

  test("a YAML tag for code or a class is rejected", () => {
    const { document, found } = withFront(
      `title: !!js/function "function () { globalThis.ran = true }"\ndescription: D`,
    );
    expect(document).toBeUndefined();
    expect(found).toHaveLength(1);
    expect(globalThis).not.toHaveProperty("ran");
  });
});

describe("a value that is not a text is rejected", () => {
  test.each([
    ["010", "a number"],
    ["1e3", "a number"],
    ["true", "a boolean"],
    ["null", "nothing"],
    ["", "nothing"],
    ["'  '", "spaces"],
    ["[a]", "a list"],
  ])("%s is %s", (value) => {
    expect(withFront(`title: ${value}\ndescription: D`).found).toEqual([
      `${file}:2:1 read/front-matter-value`,
    ]);
    expect(withFront(`${whole}\nstates: [${value || "null"}]`).found).toEqual([
      `${file}:4:1 read/front-matter-value`,
    ]);
  });

  test.each(["12:30", "2025-08-17", "0x", "yes"])("%s is accepted as a text", (value) => {
    expect(withFront(`title: ${value}\ndescription: D`)).toMatchObject({
      found: [],
      document: { data: { title: value } },
    });
  });

  test.each(["12:30", "010", "2025-08-17", "true"])("'%s' in quotes is a text", (value) => {
    expect(withFront(`title: '${value}'\ndescription: D`)).toMatchObject({
      found: [],
      document: { data: { title: value } },
    });
  });
});

describe("missing or invalid front matter", () => {
  test.each([
    ["no front matter", "# Privacy\n", ":1:1 read/front-matter-missing"],
    ["four hyphens", `----\n${whole}\n----\nText.\n`, ":1:1 read/front-matter-missing"],
    ["a line before it", `\n---\n${whole}\n---\nText.\n`, ":1:1 read/front-matter-missing"],
    ["no second line ---", `---\n${whole}\n\nText.\n`, ":1:1 read/front-matter-unclosed"],
    ["no text", `---\n${whole}\n---\n\n`, ":4:1 read/empty-document"],
    ["a list", "---\n- title\n---\nText.\n", ":2:1 read/front-matter-not-object"],
    ["a text", "---\ntitle\n---\nText.\n", ":2:1 read/front-matter-not-object"],
    ["an unclosed bracket", "---\ntitle: T\ndescription: [a\n---\nText.\n", ":3:16 read/front-matter"],
    ["a duplicate key", `---\n${whole}\ntitle: U\n---\nText.\n`, ":4:1 read/front-matter"],
    ["a line ---more", `---\n${whole}\n---more\nstates: [a]\n---\nText.\n`, ":4:1 read/front-matter"],
  ])("is reported at its place: %s", (_, text, expected) => {
    const { document, found } = parse(text);
    expect(document).toBeUndefined();
    expect(found).toEqual([file + expected]);
  });

  test.each(["", "# a comment"])("of %j has no keys", (front) => {
    expect(withFront(front).found).toEqual([`${file}:2:1 read/front-matter-not-object`]);
  });

  test("reports a missing title and a missing description", () => {
    expect(withFront("states: []").found).toEqual([
      `${file}:1:1 read/front-matter-value`,
      `${file}:1:1 read/front-matter-value`,
    ]);
  });

  test("gives the same findings when parsed again", () => {
    const text = "---\ntitle: [a\n---\nText.\n";
    expect(parse(text).found).toEqual(parse(text).found);
    expect(parse(text).found).toHaveLength(1);
  });

  test("50,000 unknown keys take linear time", () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}: x # y`);
    const { document, found } = withFront(`${whole}\n${keys.join("\n")}`);
    expect(found).toEqual([]);
    expect(Object.keys(document?.data.own ?? {})).toHaveLength(50_000);
  });

  test("reports all problems at once, and an unknown key with the nearest known one", () => {
    const { found, log } = withFront("titel: T\ndescription: 1\nstates: a");
    expect(found).toEqual([
      `${file}:2:1 read/front-matter-key`,
      `${file}:3:1 read/front-matter-value`,
      `${file}:4:1 read/front-matter-value`,
    ]);
    expect(log.sorted()[0]?.args).toEqual({ key: "titel", near: "title" });
  });

  test("accepts a key named like a property of every object as the site's own", () => {
    expect(Object.keys(withFront(`${whole}\ntoString: x`).document?.data.own ?? {})).toEqual(["toString"]);
    expect(withFront("__proto__:\n  title: T\n  description: D").document).toBeUndefined();
  });
});

test.each([
  ["2025-08-17", "2025-08-17"],
  ['"2024-02-29"', "2024-02-29"],
  ["2025-08-17 # last change", "2025-08-17"],
])("a document's own date %s is %s", (written, day) => {
  const { document, found } = withFront(`${whole}\neffectiveDate: ${written}`);
  expect(found).toEqual([]);
  expect(document?.data.date).toBe(day);
});

test("a date that does not exist is an error", () => {
  expect(withFront(`${whole}\neffectiveDate: 2025-02-30`).found).toEqual([`${file}:4:16 read/no-such-day`]);
});

test.each(["2025/08/17", "2025-08-17T10:00:00Z", "soon", "20250817", ""])(
  "a date in another format is an error: %s",
  (written) => {
    expect(withFront(`${whole}\neffectiveDate: ${written}`).found).toEqual([
      "legal/privacy.md:4:1 read/front-matter-value",
    ]);
  },
);

test("the hint shows the author's value and the correct form", () => {
  const hintOf = (front: string) => {
    const log = new Diagnostics();
    parseFrontMatter(`${front}\nText.\n`, file, log);
    return log.sorted().map((diagnostic) => wordsOf(diagnostic).hint)[0];
  };
  expect(hintOf('---\ntitle: "New" and so on\n---')).toContain(`title: '"New" and so on'`);
  expect(hintOf(`---\ntitle: "It's" so\n---`)).toContain(`title: "\\"It's\\" so"`);
  expect(hintOf("---\ntitle: New: better\n---")).toContain('title: "New: better"');
  expect(hintOf("---\ntitle: New\n\torder: 3\n---")).toContain("spaces");
  expect(hintOf("\n---\ntitle: New\n---")).toContain("above");
  expect(hintOf("New\n---\ntitle: New\n---")).toContain("begin the file");
});

test("a number is shown as written: 1.0 in quotes is not 1", () => {
  const log = new Diagnostics();
  const split = parseFrontMatter("---\ntitle: 1.0\n---\nText.\n", file, log);
  if (split) checkContentFront(split, log);
  expect(log.sorted().map((diagnostic) => wordsOf(diagnostic).hint)).toEqual([
    expect.stringContaining('title: "1.0"'),
  ]);
});
