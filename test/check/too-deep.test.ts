import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

test.each([
  [20_000, ["check/too-deep"]],
  [400, []],
])("a page of %i nested elements is rejected only if browsers limit its depth", async (levels, codes) => {
  const root = tempSite(onTestFinished);
  const page = `let nested = <i>x</i>;
for (let at = 0; at < ${levels}; at++) nested = <b>{nested}</b>;
export const meta = { title: "A deep page", description: "A page whose elements are nested deep." };
export default () => <main><h1>Deep</h1><p>{nested}</p></main>;
`;
  writeFileSync(join(root, "pages/deep.tsx"), page);
  const { diagnostics } = await buildSite(root);
  expect(diagnostics.map(({ code }) => code).filter((code) => code !== "check/orphan")).toEqual(codes);
});

// Markdown may be parsed for 10 seconds, which is short on a busy machine.
const rowsInMarkdown = isThorough ? 5000 : 500;
const elements = isThorough ? 300_000 : 30_000;

test(`a page of ${elements} elements and tables of thousands of rows are built, and their weight is reported`, async () => {
  const root = tempSite(onTestFinished);
  const pageOf = (name: string, count: number, each: string, around: string) =>
    `const parts = Array.from({ length: ${count} }, (_, n) => ${each});
export const meta = { title: "A ${name} page", description: "A ${name} page of this site, which has very many elements." };
export default () => <main><h1>Very ${name}</h1>${around}</main>;
`;
  const rows = Array.from({ length: rowsInMarkdown }, (_, n) => `| ${n} | row **${n}** |\n`);
  const files = {
    "pages/long.tsx": pageOf("long", elements, "<i key={n}>{n}</i>", "<p>{parts}</p>"),
    "pages/table.tsx": pageOf(
      "tall",
      5000,
      "<tr key={n}><td>{n}</td><td>row {n}</td></tr>",
      "<table><tbody>{parts}</tbody></table>",
    ),
    "legal/rows.md": `---\ntitle: A document with rows\ndescription: A document with a table.\n---\n\n| a | b |\n| - | - |\n${rows.join("")}`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const { diagnostics } = await buildSite(root, { write: false });
  const heavy = ["/long", ...(isThorough ? ["/rows"] : []), "/table"].map(
    (page) => `${page} check/over-budget`,
  );
  expect(
    diagnostics
      .map(({ code, place }) => `${place.page} ${code}`)
      .sort()
      .filter((one) => !one.endsWith("orphan")),
  ).toEqual(heavy);
});
