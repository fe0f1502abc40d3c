import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@babel/parser";
import { describe, expect, test } from "vitest";
import { listNodes } from "./code-nodes.js";
import { findPlainKey } from "./plain-key.js";
import { findConfigKey } from "./seek-place.js";

const config = `import { defineConfig, type SiteConfig } from "handbill";

// export default {}
export default defineConfig({
  url: 'https://me.example/', // a comment, with { and "
  "store": { url: \`x\`, items: ["a", { b: 1 }, [2, [3]]], },
  'two words': { in: { in: "}" } },
  ünı: -1,
  call: image("./x.png", { url: 1 }),
  arrow: () => ({ url: "no" }),
  typed: { url: 1 } as const,
  cond: a ? { url: 1 } : { url: 2 },
  url: "twice",
});
`;

/** Each path that a config has, and some that it has not. */
const paths = [
  [],
  ...["url", "store", "two words", "ünı", "call", "arrow", "typed", "cond", "none"].map((key) => [key]),
  ...["store", "call", "arrow", "typed", "cond", "url"].map((key) => [key, "url"]),
  ...[
    ["store", "items"],
    ["store", "none"],
    ["two words", "in", "in"],
    ["two words", "in", "none", "none"],
  ],
  ...["0", "1", "2", "3"].map((index) => ["store", "items", index]),
  ...[
    ["store", "items", "1", "b"],
    ["store", "items", "2", "1", "0"],
    ["app", "name"],
    ["languages", "0"],
  ],
];

const told = (text: string, path: readonly string[]) => findPlainKey(text, path);
const parsed = (text: string) => {
  const nodes = listNodes(text);
  return (path: readonly string[]) => findConfigKey(nodes, path);
};

describe("without a parser", () => {
  test.each([
    [[], "export default defineConfig({"],
    [["url"], "url: 'https"],
    [["store", "items", "1", "b"], "b: 1"],
    [["two words", "in", "in"], 'in: "}"'],
    [["nowhere"], "export default defineConfig({"],
    [["store", "nowhere"], '"store": {'],
  ])("finds %j", (path, begin) => {
    const { line = 0, column = 0, length } = told(config, path) ?? {};
    expect(length).toBe(parsed(config)(path)?.length);
    expect(
      config
        .split("\n")
        [line - 1]?.slice(column - 1)
        .startsWith(begin),
    ).toBe(true);
  });

  test.each([
    ["url", "const config = { url: 1 };\nexport default config;"],
    ["url", "export default defineConfig<SiteConfig>({ url: 1 });"],
    ["url", "export default { ...others, url: 1 };"],
    ["url", "export default { url } satisfies SiteConfig;"],
    ["url", "export default { pattern: /}/, url: 1 };"],
    ["url", `export default { name: \`\${first}\`, url: 1 };`],
    ["url", 'export default { "u\\u0072l": 1, url: 2 };'],
    ["url", "export default { url() {} };"],
    ["list.1", "export default { list: [...others, 1, 2] };"],
    ["list.1", "export default { list: [, 1] };"],
    ["made.url", "export default { made: { url: 1 } ?? other };"],
    ["made.url", "export default { made: make({ url: 1 }) };"],
  ])("leaves %s in %j to one", (path, text) => {
    expect(told(text, path.split("."))).toBeUndefined();
  });
});

const sites = join(import.meta.dirname, "../../../test");
const configs = readdirSync(sites, { recursive: true, encoding: "utf8" })
  .filter((file) => /^sites[^.]*site\.config\.ts$/.test(file))
  .map((file) => readFileSync(join(sites, file), "utf8"));

test("what it tells is what the parser tells, whatever is added to a config or taken away", () => {
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "url",
    '"url"',
    "...x",
    "=>",
    "`",
    "/",
    "(",
    ")",
    " as const",
    ";",
    "'",
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let count = 0;
  for (const text of [config, ...configs]) {
    for (let round = 0; round < 15; round++) {
      let changed = text;
      for (let edit = 0; round > 0 && edit < 1 + (round % 3); edit++) {
        const at = random(changed.length);
        const added = round % 2 ? (pieces[random(pieces.length)] ?? "") : "";
        changed = changed.slice(0, at) + added + changed.slice(at + random(4));
      }
      if (!isCode(changed)) continue;
      const find = parsed(changed);
      for (const path of paths) {
        const place = told(changed, path);
        if (!place) continue;
        count++;
        const wanted = find(path);
        if (JSON.stringify(place) !== JSON.stringify(wanted))
          expect({ changed, path, place }).toEqual({ changed, path, place: wanted });
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
});

/** What the bundler would take. */
function isCode(text: string): boolean {
  try {
    parse(text, { sourceType: "module", plugins: ["typescript"] });
    return true;
  } catch {
    return false;
  }
}
