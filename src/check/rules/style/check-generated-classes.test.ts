import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const found = (html: string) => findings(rules["generated-classes"], html);

test.each([
  ["sc-bdnzMm crcHxz", "sc-bdnzMm"],
  ["Button-sc-1a2b3c-0 hYzKpQ", "Button-sc-1a2b3c-0"],
  ["css-1h6d0fj", "css-1h6d0fj"],
  ["MuiButton-root css-1ujsas3-MuiButton-root", "css-1ujsas3-MuiButton-root"],
  ["go1127809067", "go1127809067"],
  ["___1qdfzpy_0000000", "___1qdfzpy_0000000"],
  ["makeStyles-root-1", "makeStyles-root-1"],
  ["css-view-175oi2r", "css-view-175oi2r"],
])("a generated class without style is reported in %j", (value, name) => {
  expect(found(`<p class="own ${value}">a</p><p class="${value}">b</p>`)).toMatchObject([
    ["check/generated-class", { name, count: "2" }],
  ]);
});

test.each([
  '<p class="card css-reset go-home sc-title disc-0 lucide lucide-menu">',
  "<style>.sc-bdnzMm{color:red}</style><p class='sc-bdnzMm crcHxz'>",
  "<style>.crcHxz{color:red}</style><p class='sc-bdnzMm crcHxz'>",
  '<link rel="stylesheet" href="/x.css"><p class="css-1h6d0fj">',
])("%s is accepted", (html) => {
  expect(found(html)).toEqual([]);
});

test("Tailwind classes without style are reported, with their variants", () => {
  const style = "<style>.text-red-600{color:red}.hover\\:bg-sky-50:hover{color:red}</style>";
  const classes = 'class="mt-4 text-red-600 hover:bg-sky-50 md:text-blue-600 bg-red-500/50"';
  expect(found(`${style}<p ${classes}>a</p>`)).toMatchObject([
    ["check/generated-class", { name: "md:text-blue-600", count: "2", of: "Tailwind" }],
  ]);
  expect(found('<p class="text-red step-500 from-me shadow-10">a</p>')).toEqual([]);
});
