import { describe, expect, test } from "vitest";
import { exampleChecked, findings } from "../../test/support/example.js";
import { checkTree } from "./check-tree.js";
import { rules } from "./rules.js";

const check = (files: Record<string, string>) => findings(rules.entries, { "/": "", "/a": "" }, { files });
const sitemap = (location: string) =>
  `<?xml version="1.0"?><urlset><url><loc> ${location} </loc></url></urlset>`;

describe("entries", () => {
  test("lead to what is published", () => {
    const manifest =
      '{"start_url":"./","icons":[{"src":"i.png"}],"shortcuts":[{"url":"/a","icons":[{"src":"/i.png"}]}]}';
    const css =
      "/* url(/no.png) */ a { b: url('i.png'), url(data:,x) } @import \"https://elsewhere.dev/a.css\";";
    const files = {
      "sitemap.xml": sitemap("https://me.example/a"),
      "app.webmanifest": manifest,
      "a.css": css,
      "i.png": "",
    };
    expect(check(files)).toEqual([]);
  });

  test.each([
    ["sitemap.xml", sitemap("https://me.example/b")],
    ["sitemap.xml", sitemap("https://me.example/b?a&amp;b")],
    ["app.webmanifest", '{"icons":[{"src":"no.png"}]}'],
    ["manifest.json", '{"start_url":"/no"}'],
    ["style/a.css", "a { b: url(i.png) }"],
  ])("of %s lead nowhere", (file, text) => {
    expect(check({ [file]: text, "i.png": "" })).toMatchObject([["check/broken-entry", { file }]]);
  });

  test.each([
    ["sitemap.xml", "<urlset>\n<loc>https://me.example/a</loc>\n<loc>\n  https://me.example/b </loc>", "4:3"],
    ["sitemap.xml", "<urlset>\r\n\r\n<loc>https://me.example/b?a&amp;b</loc></urlset>", "3:6"],
    ["app.webmanifest", '{"name":"no.png",\n"icons":[{"src": "i.png"}, {"src" : "no.png"}]}', "2:38"],
    ["app.webmanifest", '{\n\n"start_url":"\\/no"}', "3:14"],
    ["a.css", "/* url(no.png)\n */ a { b: url(i.png),\n url( 'no.png' ) }", "3:8"],
    ["a.css", '\n@import "no.css";', "2:10"],
    ["a.css", "a { b: url(url) }", "1:12"],
  ])("of %s are found at their line: %j", (file, text, place) => {
    const tree = exampleChecked({ "/": "", "/a": "" }, { files: { [file]: text, "i.png": "" } });
    const places = checkTree(tree, { rule: rules.entries }).found.map(
      ({ place: { line, column } }) => `${line}:${column}`,
    );
    expect(places).toEqual([place]);
  });

  test("are compared with what is published under the base", () => {
    const files = { "sitemap.xml": sitemap("https://me.example/repo/abouts") };
    const config = { url: "https://me.example/repo/" };
    expect(findings(rules.entries, { "/": "", "/about": "" }, { files, config })).toMatchObject([
      ["check/broken-entry", { near: "/repo/about" }],
    ]);
  });
});
