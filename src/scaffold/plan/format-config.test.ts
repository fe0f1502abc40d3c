import { expect, test } from "vitest";
import { formatConfig, formatLiteral } from "./format-config.js";

test("writes a config as one would by hand", () => {
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
  app: { name: "Tide \\"now\\"" },
  legal: { collected: { "a-b": { title: "A", items: ["one", "two"] } } },
});`);
});

test("breaks what is long, and nothing else", () => {
  const long = "x".repeat(90);
  expect(formatLiteral({ a: [long, "b"], c: [] }, "")).toBe(
    `{\n  a: [\n    "${long}",\n    "b",\n  ],\n  c: [],\n}`,
  );
});

test("what it writes is read back as it was", () => {
  const value = { text: "a\u2028b\n`$\u007bc}` */", list: [1, true, null, { deep: ["é"] }] };
  expect(new Function(`return ${formatLiteral(value, "")}`)()).toEqual(value);
});
