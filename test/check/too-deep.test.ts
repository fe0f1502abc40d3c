import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

test.each([
  [20_000, ["check/too-deep"]],
  [400, []],
])(
  "a page of %i nested elements is refused only where browsers nest them otherwise",
  async (levels, codes) => {
    const root = tempSite(onTestFinished);
    const page = `let nested = <i>x</i>;
for (let at = 0; at < ${levels}; at++) nested = <b>{nested}</b>;
export const meta = { title: "A deep page", description: "A page whose elements are nested deep." };
export default () => <main><h1>Deep</h1><p>{nested}</p></main>;
`;
    writeFileSync(join(root, "pages/deep.tsx"), page);
    const { diagnostics } = await buildSite(root);
    expect(diagnostics.map(({ code }) => code).filter((code) => code !== "check/orphan")).toEqual(codes);
  },
);

test.runIf(isThorough)("a page of 300,000 elements is built, and its weight is reported", async () => {
  const root = tempSite(onTestFinished);
  const page = `const parts = Array.from({ length: 300_000 }, (_, n) => <i key={n}>{n}</i>);
export const meta = { title: "A long page", description: "A page that has very many elements." };
export default () => <main><h1>Long</h1><p>{parts}</p></main>;
`;
  writeFileSync(join(root, "pages/long.tsx"), page);
  const { diagnostics } = await buildSite(root);
  expect(diagnostics.map(({ code }) => code).filter((code) => code !== "check/orphan")).toEqual([
    "check/over-budget",
  ]);
});
