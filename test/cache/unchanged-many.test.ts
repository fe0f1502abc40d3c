import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build } from "../support/cli/json-build.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * With many pages, threads run in addition to the site's code, and handbill reads the clock and the disk during that code: none of this
 * counts as reads of the code.
 */

const numbers = Array.from({ length: 400 }, (_, index) => index);

function pagesOfCode(): string {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/city"));
  writeFileSync(
    join(root, "pages/city/[city].tsx"),
    `const numbers = Array.from({ length: ${numbers.length} }, (_, index) => index);
export const paths = () => numbers.map((number) => ({ city: "c" + number }));
export const meta = ({ params }) => ({ title: "All of " + params.city, description: "What there is in " + params.city });
// Long enough in total for the owner of the output folder to refresh its lock, without using the processor.
const takeTime = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4);
export default ({ params }) => <main data-waited={takeTime()}><h1>{params.city}</h1>
  {numbers.slice(0, 30).map((other) => <a key={other} href={"/city/c" + other}>City {other}</a>)}</main>;
`,
  );
  return root;
}

function pagesOfDocuments(): string {
  const root = tempSite(onTestFinished);
  for (const number of numbers.slice(0, 180))
    writeFileSync(
      join(root, `legal/guide-${number}.md`),
      `---\ntitle: Guide ${number}\ndescription: What guide ${number} says.\n---\n\nIn force from {{legal.effectiveDate}}.\n\n## Part\n\n${`Words of guide ${number}. `.repeat(80)}\n`,
    );
  return root;
}

const makers = [
  ["pages of code", pagesOfCode],
  ["documents", pagesOfDocuments],
] as const;
test.each(isThorough ? makers : makers.slice(0, 1))("a second build of many %s is unchanged", (_, make) => {
  const root = make();
  const [first, second] = [build(root), build(root)];
  expect(first).toMatchObject({ ok: true, unchanged: false });
  expect(second.unchanged).toBe(true);
});
