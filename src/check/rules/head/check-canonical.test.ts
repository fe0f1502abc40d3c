import { describe, expect, test } from "vitest";
import { exampleChecked, findings } from "../../../../test/support/example.js";
import { checkTree } from "../../check-tree.js";
import { readPublished } from "../../page/read-published.js";
import { rules } from "../../rules.js";

const link = (href: string) => `<link rel="canonical" href="${href}">`;

describe("the canonical address", () => {
  test("is the page's own; the not-found page has none", () => {
    const pages = { "/": link("https://me.example/"), "/a": link("https://me.example/a"), "/404": "" };
    expect(findings(rules.canonical, pages)).toEqual([]);
  });

  test.each(["Canonical", "alternate canonical"])("may be in %s", (rel) => {
    expect(findings(rules.canonical, `<link rel="${rel}" href="https://me.example/">`)).toEqual([]);
  });

  test("is missed", () => {
    expect(findings(rules.canonical, "")).toEqual([
      ["check/no-canonical", { expected: "https://me.example/" }],
    ]);
  });

  test("is missed where other links are", () => {
    const icon = '<link rel="icon" href="/i.svg"><link href="/x"><link rel="xcanonical" href="/y">';
    expect(findings(rules.canonical, icon)).toMatchObject([["check/no-canonical", {}]]);
    expect(findings(rules.canonical, icon + link("https://me.example/"))).toEqual([]);
  });

  test("that is wrong is looked for where it is written", () => {
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

  test("may not name another page or host", () => {
    expect(findings(rules.canonical, { "/a": link("https://me.example/b") })).toMatchObject([
      ["check/wrong-canonical", { expected: "https://me.example/a" }],
    ]);
  });

  test("ends with a slash where a published folder has nothing but the index of a folder", () => {
    const published = (files: Record<string, string>) => {
      const entries = Object.entries(files).map(([outputFile, html]) => {
        const bytes = new TextEncoder().encode(html);
        return [outputFile, { outputFile, bytes, from: outputFile }] as const;
      });
      const context = { site: undefined, base: "/", today: undefined };
      const { diagnostics } = checkTree(readPublished(new Map(entries), context), { rule: rules.canonical });
      return diagnostics.map(({ code, place: { file } }) => `${file} ${code}`);
    };
    const landing = { "index.html": link("https://me.example/") };
    const [plain, slash] = [link("https://me.example/a"), link("https://me.example/a/")];
    expect(published({ ...landing, "a/index.html": slash })).toEqual([]);
    expect(published({ ...landing, "a/index.html": plain })).toEqual(["a/index.html check/wrong-canonical"]);
    expect(published({ ...landing, "a.html": plain, "a/index.html": plain })).toEqual([]);
    expect(published({ ...landing, "a.html": slash })).toEqual(["a.html check/wrong-canonical"]);
  });
});
