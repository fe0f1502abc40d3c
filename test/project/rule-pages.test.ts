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
  outcomeOf,
  prepareCheck,
  readExpected,
  statusOf,
  updateExpected,
  updateHint,
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
  const reported = new Set(rules.flatMap(([, sources]) => codesOfRule(sources, codes)));
  expect(Object.keys(codes).filter((code) => code.startsWith("check/") && !reported.has(code))).toEqual([]);
});

test("the pages equal the output of `npm run docs`", async () => {
  const written = await formatRulePages();
  expect([...written.keys()].sort()).toEqual(["README", ...names].sort());
  for (const [name, text] of written) expect(read(name), "outdated: run `npm run docs`").toBe(text);
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
  /** The case, a folder relative to the repository. */
  readonly folder: string;
  readonly flags: readonly string[];
  /** The lines of the author's code. */
  readonly sourceLines: readonly string[];
  /** The fence with handbill's output, and its content. */
  readonly outputFence: string;
  readonly output: string;
}

function exampleOf(page: string): Example {
  const [, folder = "", flags = "", text = ""] =
    /<!-- example: (\S+)(.*?) -->\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(page) ?? [];
  const fences = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const [outputFence = "", , output = ""] = fences.filter(([, language]) => language === "text").at(-1) ?? [];
  const sourceLines = fences.flatMap(([, language, code = ""]) =>
    language === "text" ? [] : code.split("\n"),
  );
  return { folder, flags: flags.trim().split(" ").filter(Boolean), sourceLines, outputFence, output };
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

describe("the example on a rule's page has the output of handbill", () => {
  test.each(examples)("%s", async (name) => {
    const page = read(name);
    const { folder: caseFolder, flags, sourceLines, outputFence } = exampleOf(page);
    const source = join(repository, caseFolder);
    const expected = readExpected(source).diagnostics;
    const result = await checkCase([...prepareCheck(onTestFinished, source), ...flags], expected);
    // unproved-sites.test.ts skips these cases.
    const outcome = outcomeOf(result);
    updateExpected(source, outcome.found);
    expect(outcome.found, updateHint).toEqual(readExpected(source).diagnostics);
    expect(outcome.status).toBe(statusOf(outcome.found));
    const summary = summariseCheck(result, { strict: false, offline: true, ms: 0 });
    const found = findingsOf(formatCheck(summary, textStyle(false)));
    // UPDATE_EXPECTED=1 writes the output; review the difference before committing.
    if (process.env.UPDATE_EXPECTED) {
      writeFileSync(
        fileOf(name),
        page.replace(outputFence, () => `\`\`\`text\n${found}\n\`\`\``),
      );
    }
    const { output } = exampleOf(read(name));
    expect(withoutWeights(output.trimEnd()), updateHint).toBe(withoutWeights(found));

    const texts = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), "utf8"));
    const missing = sourceLines.filter((line) => !texts.some((text) => text.includes(line.trim())));
    expect(missing, `not in ${caseFolder}`).toEqual([]);
  });
});
