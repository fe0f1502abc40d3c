import { expect, test } from "vitest";
import { collect, exampleSite } from "../../../../test/support/example.js";
import { checkPageTexts } from "./check-page-texts.js";

/** The sentences that are reported if a page has a body in each language. */
function find(bodies: Readonly<Record<string, string>>) {
  const { log } = collect();
  const pages = Object.entries(bodies).map(([language, body]) => ({
    ...{ routePath: `/${language}`, language, sourceFile: "pages/team.tsx" },
    sources: ["pages/team.tsx", "pages/_shared/frame.tsx", "content/team/one.md"],
    html: `<!doctype html><html lang="${language}"><head><title>A title of some words</title></head><body>${body}</body></html>`,
  }));
  const site = exampleSite({ languages: Object.keys(bodies) });
  checkPageTexts({ pages, site } as never, log);
  return log.sorted().map(({ args, place: { page, seek } }) => {
    expect(seek).toMatchObject({ files: ["pages/team.tsx", "pages/_shared/frame.tsx"], isDoubtful: true });
    return `${page} ${args.text}`;
  });
}

const same = (body: string) => find({ en: body, de: body });

test("a sentence that two languages share is reported, whatever surrounds it", () => {
  expect(same("<p>\n  We don&#x27;t sell\n  your data.\n</p>")).toEqual(["/de We don't sell your data."]);
  expect(same("<p>Write to <b>us</b> or call the office.</p>")).toEqual(["/de or call the office."]);
  expect(find({ en: "<p>We are a small team.</p>", de: "<p>Wir sind ein kleines Team.</p>" })).toEqual([]);
  expect(
    find({ ja: "私たちはリスボンの小さなチームです。", en: "私たちはリスボンの小さなチームです。" }),
  ).toHaveLength(1);
});

test("each language is compared with the first one", () => {
  const body = "<p>We are a small team.</p>";
  expect(find({ en: body, de: body, fr: "<p>Nous sommes peu.</p>", es: body })).toEqual([
    "/de We are a small team.",
    "/es We are a small team.",
  ]);
  expect(find({ en: "<p>Us.</p>", de: body, es: body })).toEqual([]);
  expect(find({ en: body, "en-GB": body })).toEqual([]);
  expect(find({ en: body })).toEqual([]);
});

test.each([
  "<p>Ana Maria Silva</p><p>1 Some Street, Some Town</p><p>Crumb for iPhone</p>",
  '<p lang="en">We are a <b>small</b> team, and happy to be.</p>',
  '<p translate="no">We are a small team.</p>',
  "<pre>npx handbill init my site</pre><code>git commit all of it</code>",
  "<script>we are a small team</script><style>we are a small team</style>",
])("%s is not compared as a sentence", (body) => {
  expect(same(body)).toEqual([]);
});
