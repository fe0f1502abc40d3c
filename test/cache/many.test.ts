import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test } from "vitest";
import type { PageRule } from "../../src/check/rule.js";
import { rules } from "../../src/check/rules.js";
import { Diagnostics } from "../../src/diagnostics/diagnostics.js";
import type { CheckedTree } from "../../src/model/pages/checked-tree.js";
import { runCli } from "../support/cli/run-cli.js";
import { exampleChecked } from "../support/example.js";
import { checkTree } from "../support/rooms/check-tree.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Sites with many pages, and pages with many links: their cost, and that they all work. Not next to the source, because these tests take
 * seconds, and a run of mutants runs the tests there a thousand times.
 */

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const footer = Array.from({ length: 30 }, (_, index) => `<a href="/footer/${index}">Footer ${index}</a>`);
const page = (number: number) => {
  const text = Array.from(
    { length: 40 },
    (_, index) =>
      `<h2 id="part-${index}">Part ${number}</h2><p>Text of <a href="https://a.dev/${number}/${index}">x</a></p>`,
  );
  return `<html lang="en"><body><main><h1>Page ${number}</h1>${text.join("")}</main>${footer.join("")}</body></html>`;
};
const siteOf = (count: number) =>
  exampleChecked(Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, page(index)])));

describe("the summary of a page", () => {
  test.runIf(isThorough)("does not retain its elements after the rules have run", async () => {
    const facts: WeakRef<object>[] = [];
    const remember: PageRule = () => (read) => {
      facts.push(new WeakRef(read.facts));
    };
    const { site } = checkTree(siteOf(30), { ...rules, remember: { page: remember, codes: [] } });
    // The target of a WeakRef is kept alive until the end of the turn. If V8 was already collecting, newer objects survive.
    for (let times = 0; times < 5; times++) {
      await setImmediate();
      collectGarbage();
    }
    expect(facts.filter((one) => one.deref() !== undefined)).toHaveLength(0);
    expect(site.summaries).toHaveLength(30);
  });

  const bytesOfSummary = async (tree: CheckedTree) => {
    const sizeAfter = async () => {
      const sizes: number[] = [];
      // If V8 was already collecting, newer objects survive, and hidden classes stay for several rounds.
      for (let times = 0; times < 5; times++) {
        await setImmediate();
        collectGarbage();
        sizes.push(process.memoryUsage().heapUsed);
      }
      return Math.min(...sizes);
    };
    checkTree(tree, rules);
    const before = await sizeAfter();
    const { summaries } = checkTree(tree, rules).site;
    const after = await sizeAfter();
    expect(summaries).toHaveLength(tree.pages.length);
    return (after - before) / summaries.length;
  };

  // A thorough run counts bytes, after collecting all garbage several times.
  test.runIf(isThorough)("takes less than 20 kB in addition to the page, without findings", async () => {
    expect(await bytesOfSummary(siteOf(100))).toBeLessThan(20_000);
  });

  test.runIf(isThorough)("does not retain the page's HTML through its title and links", async () => {
    const tree = siteOf(50);
    const pages = tree.pages.map((one, number) => {
      const head = `<title>The title of page ${number}</title><meta name="description" content="What ${number} is about">`;
      const bytes = Buffer.from(`<head>${head}</head>${one.html}<p>${"Much text. ".repeat(20_000)}</p>`);
      return {
        ...one,
        get html() {
          return bytes.toString();
        },
      };
    });
    expect(await bytesOfSummary({ ...tree, pages })).toBeLessThan(50_000);
  });
});

test("a page can have more URLs than a call may have arguments", () => {
  const srcset = Array.from({ length: 130_000 }, (_, index) => `/${index}.png ${index + 1}w`).join(",");
  const tree = exampleChecked({ "/": `<img alt="" srcset="${srcset}">` });
  expect(checkTree(tree, {}).site.summaries[0]?.links).toHaveLength(130_000);
});

test("a log can have more diagnostics than a call may have arguments", () => {
  const [one, all] = [new Diagnostics(), new Diagnostics()];
  for (let line = 1; line <= 130_000; line++)
    one.add("read/no-meta", { near: undefined }, { file: "a.tsx", line });
  all.take(one.sorted());
  expect(all.sorted()).toHaveLength(130_000);
});

const findings = isThorough ? 20_000 : 1_000;
test(`${findings} findings in one file each have a place, and the terminal shows the first ones and the number of others`, () => {
  const root = tempSite(onTestFinished);
  const file = join(root, "site.config.ts");
  const groups = `Object.fromEntries(Array.from({ length: ${findings} }, (_, i) => ["g" + i, { title: "G" + i, items: ["x" + i] }]))`;
  writeFileSync(file, readFileSync(file, "utf8").replace("legal: {", `legal: { collected: ${groups},`));
  // A thorough run also writes all of them as JSON.
  const [text, json] = (isThorough ? [[], ["--json"]] : [[]]).map((flags) =>
    runCli(["build", "--root", root, ...flags], { maxBuffer: 100_000_000 }),
  );
  if (json) expect(JSON.parse(json.stdout).diagnostics).toHaveLength(findings);
  expect(text?.stderr.match(/^.*site\.config\.ts:12:\d+ {2}error/gm)).toHaveLength(10);
  expect(text?.stderr).toContain(`and ${(findings - 10).toLocaleString("en")} more of `);
  expect([text?.status, json?.status ?? 1]).toEqual([1, 1]);
});
