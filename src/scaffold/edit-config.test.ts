import { expect, test } from "vitest";
import { editConfig } from "./edit-config.js";

const config = `import { defineConfig } from "handbill";

// Ours.
const config = defineConfig({
  url: "https://tide.example/", // the site
  app: { name: "Tide", price: { amount: 0, currency: "EUR" } },
  stores: {
    appStore: {
      signUp: "mailto:a@tide.example",
      bundleId: "a.b"
    },
  },
});
export default config;
`;

function edited(path: string, now: unknown, there: string | object | undefined, text = config) {
  return editConfig(text, { path: path.split("."), before: now, after: there as never });
}

test.each([
  ["app.name", "Tide", 'Tide’s "one"', 'name: "Tide"', 'name: "Tide’s \\"one\\""'],
  [
    "url",
    "https://tide.example/",
    "https://b.example/",
    '"https://tide.example/", // the',
    '"https://b.example/", // the',
  ],
  ["app.price", { amount: 0, currency: "EUR" }, { amount: 2, currency: "EUR" }, "amount: 0", "amount: 2"],
  ["app.subtitle", undefined, "Quiet", '"EUR" } }', '"EUR" }, subtitle: "Quiet" }'],
  [
    "stores.appStore.url",
    undefined,
    "https://x.example",
    'bundleId: "a.b"',
    'bundleId: "a.b",\n      url: "https://x.example"',
  ],
  [
    "stores.appStore.signUp",
    "mailto:a@tide.example",
    undefined,
    '      signUp: "mailto:a@tide.example",\n',
    "",
  ],
  [
    "publisher.name",
    undefined,
    "Tide Lda",
    "    },\n  },\n}",
    '    },\n  },\n  publisher: { name: "Tide Lda" },\n}',
  ],
])("%s is updated without other changes", (path, now, there, before, after) => {
  const expected = config.replace(before, after);
  expect(expected).not.toBe(config);
  expect(edited(path, now, there)).toEqual({ text: expected });
});

test.each([
  ["a variable", 'const name = "Tide";\nexport default { app: { name: name } };'],
  ["a template", "export default {\n app: { name: `Tide` } };"],
  ["a shorthand", 'const name = "Tide";\nexport default { app: { name } };'],
  ["a spread", 'const more = { name: "Tide" };\nexport default { app: { ...more } };'],
  [
    "a value that is changed later",
    'const c = { app: { name: "Tid" } };\nc.app.name += "e"; export default c;',
  ],
  ["a duplicate key", '\nexport default { app: { name: "x", name: "Tide" } };'],
  ["the result of a function", "\nexport default make();"],
  ["invalid code", "\nexport default {"],
])("%s is not edited, and its place is reported", (_, text) => {
  expect(edited("app.name", "Tide", "Maré", text)).toEqual({
    line: expect.any(Number),
    column: expect.any(Number),
    reason: expect.any(String),
  });
});
