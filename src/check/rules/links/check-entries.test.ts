import { describe, expect, test } from "vitest";
import { exampleChecked, findings } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

const check = (files: Record<string, string>) => findings(rules.entries, { "/": "", "/a": "" }, { files });
const sitemap = (location: string) =>
  `<?xml version="1.0"?><urlset><url><loc> ${location} </loc></url></urlset>`;

describe("the entries of published files", () => {
  test("pass if they point to published files", () => {
    const manifest =
      '{"start_url":"../","icons":[{"src":"i.png"}],"shortcuts":[{"url":"/a","icons":[{"src":"/i.png"}]}]}';
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
  ])("are reported if broken in %s", (file, text) => {
    expect(check({ [file]: text, "i.png": "" })).toMatchObject([["check/broken-entry", { file }]]);
  });

  test.each([
    ["notes.txt", "@import 'no.css'; <loc>https://me.example/b</loc>"],
    ["sitemap.xml.txt", "<loc>https://me.example/b</loc>"],
    ["a.webmanifest.bak", '{"start_url":"/no"}'],
    ["manifest.json5", '{"start_url":"/no"}'],
    ["my-manifest.json", '{"start_url":"/no"}'],
    ["sitemap.xml", "<urlset><location>https://me.example/b</location></urlset>"],
    ["sitemap.xml", "<urlset><a:alloc>https://me.example/b</a:alloc></urlset>"],
    ["sitemap.xml", sitemap("https://elsewhere.dev/b")],
    ["app.webmanifest", '{"start_url":"https://elsewhere.dev/no","icons":[{"src":"data:image/png,"}]}'],
    ["app.webmanifest", '{"start_url":1,"icons":"no.png","shortcuts":{"url":"/no"},"screenshots":[null,2]}'],
    ["app.webmanifest", "null"],
    ["a.css", "a { b: url(data:image/svg+xml,x) }"],
  ])("are not checked in %s if they are not the site's: %s", (file, text) => {
    expect(check({ [file]: text })).toEqual([]);
  });

  test.each([
    ["sitemap-news.xml", sitemap("https://me.example/b")],
    ["deep/sitemap.xml", sitemap("https://me.example/b")],
    ["sitemap.xml", "<s:urlset><s:url><s:loc>https://me.example/b</s:loc></s:url></s:urlset>"],
    ["sitemap.xml", "<urlset><url><loc><![CDATA[https://me.example/b]]></loc></url></urlset>"],
    ["sitemap.xml", "<urlset><link/><url><loc>https://me.example/b</loc></url></urlset>"],
    ["deep/manifest.json", '{"shortcuts":[{"url":"/no"}]}'],
    ["app.webmanifest", '{"screenshots":[{"src":"/no.png"}]}'],
    ["app.webmanifest", '{"shortcuts":[{"icons":[{"src":"/no.png"}]}]}'],
    ["sitemap.xml", sitemap("https://")],
  ])("are reported if broken in %s in any syntax: %s", (file, text) => {
    expect(check({ [file]: text })).toMatchObject([["check/broken-entry", { file }]]);
  });

  test.each([
    ["https://me.example/A", "/a"],
    ["https://me.example/aa", "/a"],
    ["https://me.example/quite-another", undefined],
    ["https://", undefined],
  ])("are reported with the nearest URL: %s", (location, near) => {
    expect(check({ "sitemap.xml": sitemap(location) })).toEqual([
      ["check/broken-entry", { href: location, file: "sitemap.xml", near }],
    ]);
  });

  test.each([
    ["sitemap.xml", "<urlset>\n<loc>https://me.example/a</loc>\n<loc>\n  https://me.example/b </loc>", "4:3"],
    ["sitemap.xml", "<urlset>\r\n\r\n<loc>https://me.example/b?a&amp;b</loc></urlset>", "3:6"],
    ["app.webmanifest", '{"name":"no.png",\n"icons":[{"src": "i.png"}, {"src" : "no.png"}]}', "2:38"],
    ["app.webmanifest", '{\n\n"start_url":"\\/no"}', "3:14"],
    ["a.css", "/* url(no.png)\n */ a { b: url(i.png),\n url( 'no.png' ) }", "3:8"],
    ["app.webmanifest", '{"id":"/x","start_url":"/no",\n"icons":[{"src":"/no"}]}', "1:25"],
    ["a.css", '\n@import "no.css";', "2:10"],
    ["a.css", "a { b: url(url) }", "1:12"],
  ])("in %s are reported at their line: %j", (file, text, place) => {
    const tree = exampleChecked({ "/": "", "/a": "" }, { files: { [file]: text, "i.png": "" } });
    const places = checkTree(tree, { rule: rules.entries }).diagnostics.map(
      ({ place: { line, column } }) => `${line}:${column}`,
    );
    expect(places).toEqual([place]);
  });

  test("are resolved below the base path", () => {
    const files = { "sitemap.xml": sitemap("https://me.example/repo/abouts") };
    const config = { url: "https://me.example/repo/" };
    expect(findings(rules.entries, { "/": "", "/about": "" }, { files, config })).toMatchObject([
      ["check/broken-entry", { near: "/repo/about" }],
    ]);
  });
});
