import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { Rule } from "./rule.js";
import { linkRules, rules } from "./rules.js";

const folder = join(import.meta.dirname, "rules");
const ruleFiles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /[\\/]check-.*(?<!\.test)\.ts$/.test(file),
);
const entries: [string, Rule][] = Object.entries(rules);

const fileOf = (name: string) => ruleFiles.find((file) => basename(file) === `check-${name}.ts`) ?? name;

test("each rule has its own file, and each file of a rule is in the table", () => {
  const names = ruleFiles.map((file) => basename(file, ".ts").slice("check-".length));
  expect(names.sort()).toEqual(Object.keys(rules).sort());
});

test.each(entries)("%s is registered with the codes that it reports", (name, { codes }) => {
  const source = readFileSync(join(folder, fileOf(name)), "utf8");
  const reported = [...source.matchAll(/\.add\(\s*"(check\/[\w-]+)"/g)].map(([, code]) => code);
  expect([...new Set(reported)].sort()).toEqual([...codes].sort());
});

test.each(entries)("%s checks pages or the site", (_, { page, site }) => {
  expect(page ?? site).toBeTypeOf("function");
});

test("the rules about links are among all rules", () => {
  expect(Object.entries(rules)).toEqual(expect.arrayContaining(Object.entries(linkRules)));
});
