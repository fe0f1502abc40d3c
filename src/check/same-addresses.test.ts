import { expect, test } from "vitest";
import { exampleChecked } from "../../test/support/example.js";
import { checkTree } from "../../test/support/rooms/check-tree.js";
import { linkRules, rules } from "./rules.js";

/** The findings of each page, as `page code`. */
function found(pages: Readonly<Record<string, string>>): string[] {
  const { diagnostics } = checkTree(exampleChecked(pages), { ...linkRules, orphans: rules.orphans });
  return diagnostics.map(({ code, place }) => `${place.page} ${code.slice("check/".length)}`);
}

const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join("");

test("a URL on many pages is reported once on each", () => {
  const wrong = links("/nowhere", "/nowhere", "javascript:void(0)", "https://x y/", "/a", "/b");
  expect(found({ "/": wrong, "/a": wrong, "/b": wrong })).toEqual(
    ["/", "/a", "/b"].flatMap((page) => [
      `${page} broken-link`,
      `${page} malformed-address`,
      `${page} unsafe-address`,
    ]),
  );
});

test("a relative URL is resolved for each page", () => {
  const same = links("#here", "side");
  const b = `<p id="here"></p>${same}`;
  const pages = { "/": links("/b", "/b/c"), "/b": b, "/b/c": same, "/side": "", "/b/side": "" };
  expect(found(pages)).toEqual(["/b relative-link", "/b/c broken-anchor", "/b/c relative-link"]);
});
