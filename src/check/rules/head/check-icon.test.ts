import { expect, test } from "vitest";
import { exampleChecked, exampleSite, findings, placesFound } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

const named = '<link rel="icon" href="/icon.svg">';

test("the icon in the config must be published", () => {
  expect(findings(rules.icon, named, { files: { "icon.svg": "<svg/>" } })).toEqual([]);
  expect(findings(rules.icon, named)).toEqual([["check/missing-icon", { icon: "/icon.svg" }]]);
});

test.each([
  ["icons.svg", "/icons.svg"],
  ["terms.txt", undefined],
])("if there is %s, it is suggested for the missing icon", (file, near) => {
  expect(findings(rules.icon, named, { files: { [file]: "x" } })).toEqual([
    ["check/missing-icon", { icon: "/icon.svg", near }],
  ]);
});

/** The findings for a site without an icon in its config: severity, code and file. */
function check(pages: Readonly<Record<string, string>>, { url = "https://me.example/", files = {} } = {}) {
  const checked = exampleChecked(pages, { config: { url }, files });
  const site = { ...exampleSite({ url }), icon: undefined };
  const { diagnostics } = checkTree({ ...checked, site }, { rule: rules.icon });
  return diagnostics.map(({ severity, code, place }) => `${severity} ${code} ${place.file}`);
}
const missing = ["warning check/no-icon site.config.ts"];

test.each([named, '<link rel="shortcut icon" href="/a.ico">', '<link rel="ICON" href="data:,">'])(
  "a page can have its own icon: %s",
  (head) => {
    expect(check({ "/": head })).toEqual([]);
  },
);

test.each(["", '<link rel="apple-touch-icon" href="/a.png">', '<link rel="mask-icon" href="/a.svg">'])(
  "pages without an icon are reported once, at the config: %s",
  (head) => {
    expect(check({ "/": named, "/a": head, "/b": head })).toEqual(missing);
  },
);

test("favicon.ico counts as an icon, except below a base path", () => {
  const files = { "favicon.ico": "x" };
  expect(check({ "/": "" }, { files })).toEqual([]);
  expect(check({ "/": "" }, { files, url: "https://me.example/some-repo" })).toEqual(missing);
});

test("a missing icon is located in the config", () => {
  expect(placesFound(rules.icon, named)).toEqual(["site.config.ts icon"]);
});
