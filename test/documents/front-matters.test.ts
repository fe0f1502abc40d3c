import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { CodeEntry } from "../../src/diagnostics/codes/entry.js";
import { codes } from "../../src/diagnostics/codes.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostics.js";
import { buildSite } from "../support/flows.js";
import { contentSite } from "../support/sites/content-site.js";

/* Front matter with one mistake each: one build reports all of them, with line, problem and hint. */

const config = {
  imports: 'import * as v from "valibot";',
  collections: `{
    help: {
      schema: v.object({
        topic: v.string(),
        level: v.optional(v.picklist(["easy", "hard"])),
        since: v.optional(v.pipe(v.string(), v.isoDate())),
        minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        links: v.optional(v.array(v.strictObject({ label: v.string(), href: v.string() }))),
        video: v.optional(v.object({ file: v.string(), width: v.number() })),
      }),
    },
    plain: {},
  }`,
};

const whole = "title: How to sync\ntopic: Sync";
const under = (...lines: string[]) => `${whole}\n${lines.join("\n")}`;

/** The front matter, the file's name if it is not in the collection `help`, and the expected places and codes. */
const broken: Record<string, readonly [text: string, ...found: string[]]> = {
  "a misspelt title": ["---\ntitel: How to sync\ntopic: Sync\n---\nText", "2:1 read/front-matter-key"],
  // Missing front matter, or invalid YAML.
  "no front matter": ["Just text.", "1:1 read/front-matter-missing"],
  "a blank line before it": ["\n---\ntitle: A\n---\nText", "1:1 read/front-matter-missing"],
  "a longer line of hyphens": ["----\ntitle: A\n----\nText", "1:1 read/front-matter-missing"],
  "no end": ["---\ntitle: A\ntopic: B\n\nText", "1:1 read/front-matter-unclosed"],
  JavaScript: ["---js\n{ title: 'A' }\n---\nText", "1:4 read/front-matter-language"],
  "JSON with its name": ['---json\n{"title": "A"}\n---\nText', "1:4 read/front-matter-language"],
  "TOML with its name": ["---toml\ntitle = 'A'\n---\nText", "1:4 read/front-matter-language"],
  "TOML delimiters": ["+++\ntitle = 'A'\n+++\nText", "1:1 read/front-matter-language"],
  "no keys": ["---\n---\nText", "2:1 read/front-matter-not-object"],
  "a comment only": ["---\n# later\n---\nText", "2:1 read/front-matter-not-object"],
  "a list": ["---\n- title\n---\nText", "2:1 read/front-matter-not-object"],
  "a text": ["---\nHow to sync\n---\nText", "2:1 read/front-matter-not-object"],
  "a number": ["---\n42\n---\nText", "2:1 read/front-matter-not-object"],
  "a line that starts with hyphens": ["---\ntitle: A\n--- topic\n---\nText", "3:1 read/front-matter"],
  "an empty file": ["", " read/empty-document"],
  "blank lines only": ["\n\n  \n", " read/empty-document"],
  "a colon in a value": [`---\n${under("note: Sync: how")}\n---\nText`, "4:7 read/front-matter"],
  "a colon at a value's end": [`---\ntitle: Sync:\ntopic: A\n---\nText`, "2:8 read/front-matter"],
  "a tab before a key": [`---\n${under("video:", "\tfile: a.mp4")}\n---\nText`, "5:1 read/front-matter"],
  "unclosed quotes": ['---\ntitle: "How to sync\ntopic: Sync\n---\nText', "3:12 read/front-matter"],
  "an unclosed bracket": [`---\n${under("tags: [one, two")}\n---\nText`, "4:16 read/front-matter"],
  "an unclosed brace": [`---\n${under("video: { file: a.mp4")}\n---\nText`, "4:21 read/front-matter"],
  "an extra bracket": [`---\n${under("tags: [one]]")}\n---\nText`, "4:12 read/front-matter"],
  "text after quotes": ['---\ntitle: "How" to sync\ntopic: Sync\n---\nText', "2:14 read/front-matter"],
  "a duplicate key": [`---\n${under("title: Another")}\n---\nText`, "4:1 read/front-matter"],
  "a key without a colon": [`---\n${under("level")}\n---\nText`, "4:1 read/front-matter"],
  "a key with too little indentation": ["---\n  title: A\ntopic: B\n---\nText", "3:1 read/front-matter"],
  "a key with too much indentation": ["---\ntitle: A\n   topic: B\n---\nText", "2:8 read/front-matter"],
  "a percent sign at the start of a line": [
    `---\n${under("note:", "%A")}\n---\nText`,
    "5:1 read/front-matter",
  ],
  "an at sign at the start of a value": [`---\n${under("note: @me")}\n---\nText`, "4:7 read/front-matter"],
  "a backtick at the start of a value": [`---\n${under("note: `code`")}\n---\nText`, "4:7 read/front-matter"],
  "an unknown escape": ['---\ntitle: "\\q"\ntopic: Sync\n---\nText', "2:9 read/front-matter"],
  "an unknown anchor": [`---\n${under("level: *hard")}\n---\nText`, "4:8 read/front-matter"],
  "an alias": [`---\ntitle: &a A\ntopic: *a\n---\nText`, "3:8 read/front-matter"],
  "a list that contains itself": [`---\n${under("tags: &a [*a]")}\n---\nText`, "4:11 read/front-matter"],
  "code by a tag": [
    `---\n${under('level: !!js/function "function () {}"')}\n---\nText`,
    "4:8 read/front-matter",
  ],
  "an unknown YAML tag": [`---\n${under("level: !hard x")}\n---\nText`, "4:8 read/front-matter"],
  "the key __proto__": [`---\n${under("__proto__: { topic: A }")}\n---\nText`, "4:1 read/front-matter"],
  "a key that is a list": [`---\n${under("? [a, b]", ": c")}\n---\nText`, "4:3 read/front-matter"],
  "two documents": [`---\n${under("...", "title: B")}\n---\nText`, "4:1 read/front-matter"],
  // handbill's own keys.
  "no title": ["---\ntopic: Sync\n---\nText", "1:1 read/front-matter-value"],
  "a title without a text": ["---\ntitle:\ntopic: Sync\n---\nText", "2:1 read/front-matter-value"],
  "a title of blanks": ['---\ntitle: "  "\ntopic: Sync\n---\nText', "2:1 read/front-matter-value"],
  "a title that is a number": ["---\ntitle: 2025\ntopic: Sync\n---\nText", "2:1 read/front-matter-value"],
  "a title that is true": ["---\ntitle: true\ntopic: Sync\n---\nText", "2:1 read/front-matter-value"],
  "a title that is a list": ["---\ntitle: [A]\ntopic: Sync\n---\nText", "2:1 read/front-matter-value"],
  "a description that is a list": [
    `---\n${under("description: [A]")}\n---\nText`,
    "4:1 read/front-matter-value",
  ],
  "a description without a text": [`---\n${under("description:")}\n---\nText`, "4:1 read/front-matter-value"],
  "a date in another format": [`---\n${under("date: 17.8.2025")}\n---\nText`, "4:1 read/front-matter-value"],
  "a date without leading zeros": [
    `---\n${under("date: 2025-8-17")}\n---\nText`,
    "4:1 read/front-matter-value",
  ],
  "a date with a time": [
    `---\n${under("date: 2025-08-17T10:00:00Z")}\n---\nText`,
    "4:1 read/front-matter-value",
  ],
  "a date that is a number": [`---\n${under("date: 20250817")}\n---\nText`, "4:1 read/front-matter-value"],
  "a date that does not exist": [`---\n${under("date: 2025-02-30")}\n---\nText`, "4:7 read/no-such-day"],
  "a year with a typo": [`---\n${under("date: 0206-01-01")}\n---\nText`, "4:7 read/no-such-day"],
  "a month that does not exist": [`---\n${under('date: "2025-13-01"')}\n---\nText`, "4:7 read/no-such-day"],
  "a leap day in another year": [`---\n${under("since: 2025-02-29")}\n---\nText`, "4:8 read/no-such-day"],
  "tags that are a text": [`---\n${under("tags: sync")}\n---\nText`, "4:1 read/front-matter-value"],
  "tags that are numbers": [`---\n${under("tags: [1, 2]")}\n---\nText`, "4:1 read/front-matter-value"],
  "a duplicate tag": [`---\n${under("tags: [a, b, a]")}\n---\nText`, "4:1 read/front-matter-value"],
  "an empty tag": [`---\n${under('tags: [a, ""]')}\n---\nText`, "4:1 read/front-matter-value"],
  "an order that is a text": [`---\n${under("order: first")}\n---\nText`, "4:1 read/front-matter-value"],
  "an order that is not a number": [`---\n${under("order: .nan")}\n---\nText`, "4:1 read/front-matter-value"],
  "html other than keep": [`---\n${under("html: true")}\n---\nText`, "4:1 read/front-matter-value"],
  "release notes in a file of another type": [
    `---\n${under("releaseNotes: ../../.ssh/id_ed25519")}\n---\n`,
    "4:1 read/front-matter-value",
  ],
  "release notes outside every folder": [
    `---\n${under("releaseNotes: /etc/metadata/en-US/release_notes.txt")}\n---\n`,
    "4:1 read/front-matter-value",
  ],
  "missing release notes": [
    `---\n${under("releaseNotes: metadata/en-US/release_notes.txt")}\n---\n`,
    "4:1 read/no-release-notes",
  ],
  "release notes and a text": [
    `---\n${under("releaseNotes: metadata/en-US/release_notes.txt")}\n---\nText`,
    "4:1 read/front-matter-value",
  ],
  "several mistakes": [
    "---\ntitle: 1\ndate: soon\norder: last\n---\nText",
    "2:1 read/front-matter-value",
    "3:1 read/front-matter-value",
    "4:1 read/front-matter-value",
  ],

  // The site's own keys, which the schema checks.
  "a missing key": ["---\ntitle: A\n---\nText", "1:1 read/content-schema"],
  "a misspelt key": ["---\ntitle: A\ntpoic: Sync\n---\nText", "3:1 read/content-schema"],
  "a key without a value": ["---\ntitle: A\ntopic:\n---\nText", "3:1 read/content-schema"],
  "a value of another type": ["---\ntitle: A\ntopic: 12\n---\nText", "3:1 read/content-schema"],
  "a value outside a list": [`---\n${under("level: middling")}\n---\nText`, "4:1 read/content-schema"],
  "a number that is too small": [`---\n${under("minutes: 0")}\n---\nText`, "4:1 read/content-schema"],
  "a number in quotes": [`---\n${under('minutes: "5"')}\n---\nText`, "4:1 read/content-schema"],
  "a number with a unit": [`---\n${under("minutes: 5 min")}\n---\nText`, "4:1 read/content-schema"],
  "a nested key": [
    `---\n${under("video:", "  file: a.mp4", "  width: wide")}\n---\nText`,
    "6:3 read/content-schema",
  ],
  "a missing nested key": [`---\n${under("video:", "  file: a.mp4")}\n---\nText`, "4:1 read/content-schema"],
  "an invalid entry of a list": [
    `---\n${under("links:", "  - label: A", "    href: /a", "  - label: B", "    href: 5")}\n---\nText`,
    "8:5 read/content-schema",
  ],
  "an extra key in an entry": [
    `---\n${under("links:", "  - label: A", "    href: /a", "    title: A")}\n---\nText`,
    "7:5 read/content-schema",
  ],
  "two invalid keys": [
    `---\n${under("level: middling", "minutes: -1")}\n---\nText`,
    "4:1 read/content-schema",
    "5:1 read/content-schema",
  ],
  "a key that the schema omits": [`---\n${under("levle: hard")}\n---\nText`, "4:1 read/dropped-key"],
  "an unknown fact": [`---\ntitle: "{{app.nme}}"\ntopic: Sync\n---\nText`, "2:1 read/unknown-fact"],
  "an unknown fact in the site's own key": [
    `---\ntitle: A\ntopic: "{{app.nme}}"\n---\nText`,
    "3:1 read/unknown-fact",
  ],
  "plain: an unknown key": ["---\ntitle: A\ntopic: Sync\n---\nText", "3:1 read/content-key"],
  "plain: a misspelt key": ["---\ntitle: A\ndescripton: B\n---\nText", "3:1 read/content-key"],
};

const cases = Object.entries(broken);
const fileOf = (name: string) => {
  const index = Object.keys(broken).indexOf(name);
  return `content/${name.startsWith("plain: ") ? "plain" : "help"}/case-${index}.md`;
};

describe("broken front matter", () => {
  const ended: (() => void)[] = [];
  let diagnostics: readonly Diagnostic[] = [];
  beforeAll(async () => {
    const files = Object.fromEntries(cases.map(([name, [text]]) => [fileOf(name), text]));
    const root = contentSite((end) => ended.push(end), { ...config, files });
    ({ diagnostics } = await buildSite(root));
    return () => {
      for (const end of ended) end();
    };
  });

  test("has more than 60 test cases", () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  test.each(cases)("is reported with its code and place: %s", (name, [, ...expected]) => {
    const found = diagnostics.filter(({ place }) => place.file === fileOf(name));
    expect(
      found.map(
        ({ code, place: { line, column } }) => `${line === undefined ? "" : `${line}:${column}`} ${code}`,
      ),
    ).toEqual(expected);
    for (const { code, args } of found) {
      const { message, hint }: CodeEntry<never> = codes[code];
      const words = `${message(args as never)} ${hint?.(args as never) ?? ""}`;
      // The message of a schema may contain "undefined".
      expect(words.replace(args.message ?? "", "")).not.toMatch(/undefined|\[object|^ /);
    }
  });
});

test("thousands of brackets in front matter are reported", async () => {
  const files = { "content/help/deep.md": `---\n${under(`tags: ${"[".repeat(20_000)}`)}\n---\nText` };
  const { diagnostics } = await buildSite(contentSite(onTestFinished, { ...config, files }));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, place }) => `${place.file} ${code}`)).toEqual([
    "content/help/deep.md read/front-matter",
  ]);
});

test("valid front matter is not reported", async () => {
  const files = {
    "content/help/whole.md": `---\n${under("since: 2024-02-29", "minutes: 5", "tags: [a, b]", "order: -1.5", "html: keep")}\n---\nText`,
  };
  const { diagnostics } = await buildSite(contentSite(onTestFinished, { ...config, files }));
  expect(diagnostics.filter(({ place }) => place.file === "content/help/whole.md" && !place.page)).toEqual(
    [],
  );
});
