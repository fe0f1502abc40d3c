import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configNotes, formatConfig, formatLiteral } from "./format-config.js";

test("a config is formatted like a handwritten one", () => {
  const text = formatConfig(
    {
      url: "https://tide.example/",
      app: { name: 'Tide "now"', price: undefined },
      legal: { collected: { "a-b": { title: "A", items: ["one", "two"] } } },
    },
    "pt-PT",
  );
  expect(text).toContain('messages: typeof import("./messages/pt-PT.ts").default;');
  expect(text).toContain(`defineConfig({
  url: "https://tide.example/",

  // The app, as in its store listing.
  app: { name: "Tide \\"now\\"" },

  // Facts that the legal documents state.
  // https://handbill.github.io/handbill/legal
  legal: { collected: { "a-b": { title: "A", items: ["one", "two"] } } },
});`);
});

test("only long lists are broken into lines", () => {
  const long = "x".repeat(90);
  expect(formatLiteral({ a: [long, "b"], c: [] }, "")).toBe(
    `{\n  a: [\n    "${long}",\n    "b",\n  ],\n  c: [],\n}`,
  );
});

test("the formatted literal evaluates to the same value", () => {
  const value = { text: "a\u2028b\n`$\u007bc}` */", list: [1, true, null, { deep: ["é"] }] };
  expect(new Function(`return ${formatLiteral(value, "")}`)()).toEqual(value);
});

test.each(Object.entries(configNotes))(
  "the comment about %s fits into the line, and its page exists",
  (_, note) => {
    expect(note.length).toBeLessThanOrEqual(120);
    const [, file, anchor] = /\s(docs\/\S+?)(?:#(\S+))?$/.exec(note) ?? [];
    if (file === undefined) return;
    expect(existsSync(file), file).toBe(true);
    const headings = readFileSync(file, "utf8").match(/^#+ .+$/gm) ?? [];
    const anchors = headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/^#+ |[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    if (anchor !== undefined) expect(anchors).toContain(anchor);
  },
);
