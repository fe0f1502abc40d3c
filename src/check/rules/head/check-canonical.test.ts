import { describe, expect, test } from "vitest";
import { exampleChecked, findings } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

const link = (href: string) => `<link rel="canonical" href="${href}">`;

describe("the canonical URL", () => {
  test("is the page's own, and missing on the not-found page", () => {
    const pages = { "/": link("https://me.example/"), "/a": link("https://me.example/a"), "/404": "" };
    expect(findings(rules.canonical, pages)).toEqual([]);
  });

  test.each(["Canonical", "alternate canonical"])('is found with rel="%s"', (rel) => {
    expect(findings(rules.canonical, `<link rel="${rel}" href="https://me.example/">`)).toEqual([]);
  });

  test("is found among other kinds of links", () => {
    const others = '<link rel="icon" href="/i.svg"><link href="/x"><link rel="xcanonical" href="/y">';
    expect(findings(rules.canonical, others + link("https://me.example/"))).toEqual([]);
  });

  test("is located by its text if it is wrong", () => {
    const tree = exampleChecked({ "/": link("https://me.example/b"), "/a": '<link rel="canonical">' });
    const places = checkTree(tree, { rule: rules.canonical }).diagnostics.map(({ args, place }) => [
      args.href,
      place.seek,
    ]);
    expect(places).toEqual([
      ["https://me.example/b", expect.objectContaining({ texts: ["https://me.example/b"] })],
      ["", expect.anything()],
    ]);
  });

  test("must not be another page's or host's", () => {
    expect(findings(rules.canonical, { "/a": link("https://me.example/b") })).toMatchObject([
      ["check/wrong-canonical", { expected: "https://me.example/a" }],
    ]);
  });
});
