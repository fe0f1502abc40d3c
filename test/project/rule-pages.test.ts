import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { codesOfRule, listRules } from "../../scripts/docs/rule-pages.mjs";
import { formatRulePages } from "../../scripts/write-docs.mjs";
import { summariseCheck } from "../../src/cli/commands/check-view.js";
import { codes } from "../../src/diagnostics/codes.js";
import { formatCheck } from "../../src/report/format-check.js";
import { textStyle } from "../../src/report/text-style.js";
import {
  checkCase,
  laySite,
  outcomeOf,
  readExpected,
  statusOf,
  updateExpected,
} from "../support/sites/check-cases.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Each rule has its page, which lists every code that the rule reports, and whose example is real. */

const folder = join(repository, "docs/rules");
const rules = [...listRules()];
const names = rules.map(([name]) => name);
const fileOf = (name: string) => join(folder, `${name}.md`);
const read = (name: string) => readFileSync(fileOf(name), "utf8");

test("each rule has a page, and each page a rule", () => {
  expect(names).toContain("links");
  const pages = readdirSync(folder).map((file) => basename(file, ".md"));
  expect(pages.sort()).toEqual(["README", ...names].sort());
});

test("each code of a check has a rule", () => {
  const told = new Set(rules.flatMap(([, sources]) => codesOfRule(sources, codes)));
  const untold = Object.keys(codes).filter((code) => code.startsWith("check/") && !told.has(code));
  expect(untold).toEqual([]);
});

test("the pages equal the output of `npm run docs`", async () => {
  const written = await formatRulePages();
  expect([...written.keys()].sort()).toEqual(["README", ...names].sort());
  for (const [name, text] of written) expect(read(name)).toBe(text);
});

test.each(rules)("the page of %s lists each code that the rule reports", (name, sources) => {
  const reported = codesOfRule(sources, codes);
  expect(reported).not.toEqual([]);
  for (const code of reported) expect(read(name)).toContain(`](../codes.md#${code.replace("/", "")})`);
});

test.each(names)("the page of %s has 20 to 60 lines", (name) => {
  const lines = read(name).trimEnd().split("\n").length;
  expect(lines).toBeGreaterThanOrEqual(20);
  expect(lines).toBeLessThanOrEqual(60);
});

interface Example {
  /** The folder of the case, relative to the repository. */
  readonly from: string;
  readonly flags: readonly string[];
  /** The author's source in the example. */
  readonly written: readonly string[];
  /** handbill's output in the example. */
  readonly printed: string;
}

function exampleOf(page: string): Example {
  const [, from = "", flags = "", text = ""] =
    /<!-- example: (\S+)(.*?) -->\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(page) ?? [];
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)];
  const printed = blocks.filter(([, language]) => language === "text").at(-1)?.[2] ?? "";
  const written = blocks.flatMap(([, language, code = ""]) => (language === "text" ? [] : code.split("\n")));
  return { from, flags: flags.trim().split(" ").filter(Boolean), written, printed };
}

/** The findings that a check prints, without the links and the last line. zlib's compression differs by version. */
function findingsOf(output: string): string {
  const lines = output.split("\n");
  const end = lines.findIndex((line) => /^(outbound links$|offline:|\d+ outbound|[✗!✓] )/.test(line));
  return lines.slice(0, end).join("\n").replace(/ +$/gm, "").trim();
}
const withoutWeights = (text: string) => text.replace(/\d+(?= bytes)/g, "0");

// A thorough run opens the example of the rule that needs a browser.
const examples = names.filter((name) => isThorough || name !== "browser" || process.env.UPDATE_EXPECTED);

describe("the example on the rule's page", () => {
  test.each(examples)("equals the output of handbill: %s", async (name) => {
    const page = read(name);
    const { from, flags, written, printed } = exampleOf(page);
    const source = join(repository, from);
    const expected = readExpected(source).diagnostics;
    const result = await checkCase([...laySite(onTestFinished, source), ...flags], expected);
    // unproved-sites.test.ts leaves these cases out.
    const outcome = outcomeOf(result);
    updateExpected(source, outcome.found);
    expect(outcome.found).toEqual(process.env.UPDATE_EXPECTED ? readExpected(source).diagnostics : expected);
    expect(outcome.status).toBe(statusOf(outcome.found));
    const summary = summariseCheck(result, { strict: false, offline: true, ms: 0 });
    const found = findingsOf(formatCheck(summary, textStyle(false)));
    // UPDATE_EXPECTED=1 writes the output; review the difference before committing.
    if (process.env.UPDATE_EXPECTED) {
      writeFileSync(
        fileOf(name),
        page.replace(`\`\`\`text\n${printed}\n`, () => `\`\`\`text\n${found}\n`),
      );
    }
    expect(withoutWeights(printed)).toBe(withoutWeights(found));

    const texts = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), "utf8"));
    const missing = written.filter((line) => !texts.some((text) => text.includes(line.trim())));
    expect(missing, `not in ${from}`).toEqual([]);
  });
});
