import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { listStoreRules } from "../../scripts/docs/store-pages.mjs";
import { formatStorePages } from "../../scripts/write-docs.mjs";
import { sectionMarks } from "../../src/model/legal/section-marks.js";
import { requirements } from "../../src/review/requirements.js";
import { repository } from "../support/temp-site.js";

/* Each rule of the stores' review has its page, which lists each requirement with its source and certainty. */

const folder = join(repository, "docs/store");
const rules = [...listStoreRules(requirements)];
const read = (name: string) => readFileSync(join(folder, `${name}.md`), "utf8");

test("each rule has a page, and each page a rule", () => {
  const pages = readdirSync(folder).map((file) => basename(file, ".md"));
  expect(pages.sort()).toEqual(["README", ...rules.map(([name]) => name)].sort());
});

test("the pages equal the output of `npm run docs`", async () => {
  for (const [name, text] of await formatStorePages()) expect(read(name)).toBe(text);
});

test.each(rules)("the page of %s lists each requirement with its source and certainty", (name, own) => {
  const page = read(name);
  for (const [id, { source }] of own) {
    // In the item's row, or above its table.
    const [said = ""] = new RegExp(`[^\n]+\n\n(\\|[^\n]+\n)*\\| \`${id}\` \\|.*`).exec(page) ?? [];
    const row = said.slice(said.lastIndexOf("\n"));
    const above = row.includes("](") ? row : (said.split("\n")[0] ?? "");
    expect(above, id).toContain(`](${source.address})`);
    expect(above).toContain(source.retrieved);
    expect(/not read at the source/.test(above)).toBe(source.certainty === "memory");
  }
  for (const heading of ["What it checks", "How to fix it"]) expect(page).toContain(`\n## ${heading}\n`);
});

test("the overview lists the marks, and says that it is not legal advice", () => {
  for (const mark of sectionMarks) expect(read("README")).toContain(`\`${mark}\``);
  expect(read("README")).toMatch(/not legal advice/);
});
