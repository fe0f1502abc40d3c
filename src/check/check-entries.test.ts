import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkLinks } from "./check-links.js";

const check = (files: Record<string, string>) => findings(checkLinks, { "/": "", "/a": "" }, { files });
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
    ["app.webmanifest", '{"icons":[{"src":"no.png"}]}'],
    ["manifest.json", '{"start_url":"/no"}'],
    ["style/a.css", "a { b: url(i.png) }"],
  ])("of %s lead nowhere", (file, text) => {
    expect(check({ [file]: text, "i.png": "" })).toMatchObject([["check/broken-entry", { file }]]);
  });
});
