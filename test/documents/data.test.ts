// Over 300 lines: each step of loaded data: fetched, checked, cached, offline, and reloaded by watch.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runCliAsync } from "../support/cli/run-cli-async.js";
import { buildJson, buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { linkPackages, repository, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** An API that counts its requests. */
let asked = 0;
let address = "";
const server = createServer((_, response) => {
  asked++;
  response.end(JSON.stringify([{ slug: "lisbon", name: `Lisbon ${asked}`, id: "1", text: "It works." }]));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

/** A page that shows its data, with the code of its `load`. */
const pageWith = (load: string) => `${load}
export const meta = ({ data }) => ({ title: "Cities " + data.length, description: "Where the app is used." });
export default ({ data }) => <main><h1>Cities</h1><p id="data">{JSON.stringify(data)}</p></main>;
`;

const fetching = () => `async () => (await fetch(${JSON.stringify(address)})).json()`;

function siteWith(files: Readonly<Record<string, string>>): string {
  const root = tempSite(onTestFinished);
  const site = siteAt(root);
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  return root;
}

const shownIn = (root: string) =>
  /<p id="data">(.*?)<\/p>/
    .exec(readFileSync(join(root, "dist/cities.html"), "utf8"))?.[1]
    ?.replaceAll("&quot;", '"');

async function found(root: string, options = {}) {
  const { diagnostics } = await buildSite(root, options);
  return diagnostics
    .map((one) => `${placeOf(one)} ${one.code}`)
    .filter((one) => !/check\/(orphan|title-not-unique)$/.test(one));
}

describe("a page with load", () => {
  test("gets the result, and so do meta, paths and React's development mode", async () => {
    const root = siteWith({
      "pages/cities.tsx": pageWith(`export const load = ${fetching()};`),
      "pages/[city].tsx": `export async function load() { return (${fetching()})(); }
export const paths = ({ data }) => data.map(({ slug }) => ({ city: slug }));
export const meta = ({ data, params }) => ({ title: data.find(({ slug }) => slug === params.city).name, description: "A city." });
export default ({ data }) => <main><h1>{data[0].name}</h1></main>;
`,
    });
    const before = asked;
    const { ok, diagnostics, tree } = await buildSite(root, { developmentMode: true });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).not.toContain("check/changing-page");
    expect(ok).toBe(true);
    expect(asked).toBe(before + 2);
    expect(tree?.files.has("lisbon.html")).toBe(true);
    expect(shownIn(root)).toContain('"slug":"lisbon"');
    expect(readFileSync(join(root, "dist/lisbon.html"), "utf8")).toMatch(/<title>Lisbon \d+<\/title>/);
  });

  test("never caches a result that the schema rejects, and loads again if the schema rejects a cached one", async () => {
    const root = siteWith({ "answer.json": "[1]" });
    const load = (schema: string) =>
      pageWith(`import { defineLoad } from "handbill";
import { readFileSync } from "node:fs";
import * as v from "valibot";
export const load = defineLoad({ key: "cities", maxAge: "1d", schema: ${schema},
  load: async () => JSON.parse(readFileSync(${JSON.stringify(join(root, "answer.json"))}, "utf8")) });`);
    linkPackages(root, ["valibot"]);
    const site = siteAt(root);
    site.write("pages/cities.tsx", load("v.array(v.string())"));
    const rejected = [expect.stringContaining("data/schema")];
    expect(await found(root)).toEqual(rejected);
    expect(await found(root, { offline: true })).toEqual([expect.stringContaining("data/offline")]);
    site.write("answer.json", '["a"]');
    expect(await found(root)).toEqual([]);
    expect(shownIn(root)).toBe('["a"]');
    site.write("pages/cities.tsx", load("v.array(v.number())"));
    site.write("answer.json", '["b"]');
    expect(await found(root)).toEqual(rejected);
    site.write("pages/cities.tsx", load("v.array(v.string())"));
    expect(await found(root, { offline: true })).toEqual([]);
    expect(shownIn(root)).toBe('["a"]');
    site.write("pages/cities.tsx", load("v.array(v.number())"));
    site.write("answer.json", "[2]");
    expect(await found(root)).toEqual([]);
    expect(shownIn(root)).toBe("[2]");
  });

  test("loads again only if its result is stale or its function is edited, and never offline", async () => {
    const load = (maxAge: string) =>
      `import { defineLoad } from "handbill";
export const load = defineLoad({ key: "cities", maxAge: "${maxAge}", load: ${fetching()} });`;
    const root = siteWith({ "pages/cities.tsx": pageWith(load("1h")) });
    expect(await found(root, { offline: true })).toEqual(["pages/cities.tsx:2:14 data/offline"]);
    const before = asked;
    await buildSite(root);
    const first = shownIn(root);
    await buildSite(root);
    expect([asked, shownIn(root)]).toEqual([before + 1, first]);
    writeFileSync(join(root, "pages/cities.tsx"), pageWith(load("0s")));
    expect((await buildSite(root, { offline: true })).ok).toBe(true);
    expect([asked, shownIn(root)]).toEqual([before + 1, first]);
    await buildSite(root);
    expect(asked).toBe(before + 2);
    writeFileSync(
      join(root, "pages/cities.tsx"),
      pageWith(load("1h").replace(".json()", ".json( )").replace("async ()", "async (_)")),
    );
    await buildSite(root);
    expect(asked).toBe(before + 3);
  });

  test("stores the result of the last build without errors for offline builds", async () => {
    const root = siteWith({});
    const build = async (load: string, options = {}) => {
      const page = `export const load = async () => { ${load} };
export const paths = ({ data }) => data.map(({ slug }) => ({ city: slug }));
export const meta = ({ params }) => ({ title: "Meet in " + params.city, description: "Where the app is used, and by whom." });
export default ({ params }) => <main><h1>{params.city}</h1></main>;
`;
      writeFileSync(join(root, "pages/[city].tsx"), page);
      return found(root, options);
    };
    expect(await build('return [{ slug: "lisbon" }];')).toEqual([]);
    // An unusable slug, and a request that fails: paths does not run without data.
    expect(await build('return [{ slug: "Les Carmes/été" }];')).toEqual([expect.stringContaining("plan/")]);
    expect(await build('throw new Error("down");')).toEqual([expect.stringContaining("data/failed")]);
    expect(await build("return [];", { offline: true })).toEqual([]);
    expect(readFileSync(join(root, "dist/lisbon.html"), "utf8")).toContain("<h1>lisbon</h1>");
  });

  test("shares its result with pages that use the same key", async () => {
    const shared = `import { defineLoad } from "handbill";
export const load = defineLoad({ key: "shared", load: ${fetching()} });`;
    const root = siteWith({
      "pages/_load.ts": shared,
      "pages/cities.tsx": pageWith('export { load } from "./_load";'),
      "pages/towns.tsx": pageWith('export { load } from "./_load";'),
    });
    const before = asked;
    expect(await found(root)).toEqual([]);
    expect(asked).toBe(before + 1);
    writeFileSync(join(root, "pages/towns.tsx"), pageWith(shared));
    expect(await found(root)).toEqual(["pages/towns.tsx:2:14 data/same-key"]);
  });

  test("gets the result of the schema, such as dates", async () => {
    const root = siteWith({
      "pages/cities.tsx": `import { defineLoad } from "handbill";
import * as v from "valibot";
export const load = defineLoad({ schema: v.object({ at: v.pipe(v.string(), v.toDate()) }), load: () => ({ at: "2026-03-01" }) });
export const meta = { title: "Cities", description: "Where the app is used." };
export default ({ data }) => <main><h1>Cities</h1><p id="data">{data.at.getFullYear()}</p></main>;
`,
    });
    linkPackages(root, ["valibot"]);
    expect(await found(root, { developmentMode: true })).toEqual([]);
    expect(shownIn(root)).toBe("2026");
  });
});

const cases: readonly (readonly [name: string, load: string, found: string])[] = [
  ["throws", '\nexport const load = async () => { throw new Error("no"); };', ":2:41 data/failed"],
  [
    "asks a server that is not there",
    'export const load = () => fetch("http://127.0.0.1:1/");',
    ":1:14 data/failed",
  ],
  ["gives nothing", "export const load = async () => {};", ":1:14 data/not-json"],
  ["gives a date", "export const load = () => ({ at: new Date(0) });", ":1:14 data/not-json"],
  ["gives no number", "export const load = () => [NaN];", ":1:14 data/not-json"],
  ["gives a map", "export const load = () => ({ a: new Map() });", ":1:14 data/not-json"],
  ["is a promise", "export const load = Promise.resolve(1);", ":1:14 data/invalid-load"],
  ["is data", "export const load = [1];", ":1:14 data/invalid-load"],
  [
    "gives what throws when it is read",
    'export const load = () => ({ get a() { throw new Error("no"); } });',
    ":1:46 data/failed",
  ],
  ["gives a list of nothing", "export const load = () => [undefined];", ":1:14 data/not-json"],
  [
    "throws when it is read",
    'export const load = { get key() { throw new Error("no"); }, load() {} };',
    ":1:14 data/invalid-load",
  ],
  ["has an invalid maxAge", 'export const load = { maxAge: "1 day", load() {} };', ":1:14 data/invalid-load"],
  ["has an unknown key", 'export const load = { ttl: "1d", load() {} };', ":1:14 data/invalid-load"],
  [
    "has a schema that rejects it",
    schema("({ issues: [{ message: 'wrong', path: ['a'] }] })"),
    ":1:14 data/schema",
  ],
  ["has a schema that throws", schema("{ throw new Error('no'); }"), ":1:97 data/failed"],
  [
    "has a promise for paths",
    "export const load = () => [1];\nexport const paths = async () => [{}];",
    ":2:14 plan/invalid-paths",
  ],
];

function schema(answer: string): string {
  return `export const load = { schema: { "~standard": { version: 1, vendor: "x", validate: () => ${answer} } }, load: () => 1 };`;
}

test.each(cases)("a load that %s is reported at its place", async (_, load, expected) => {
  expect(await found(siteWith({ "pages/cities.tsx": pageWith(load) }))).toEqual([
    `pages/cities.tsx${expected}`,
  ]);
});

test.each(["pages/cities.tsx", "site.config.ts"])(
  "await at the top of %s is reported with a hint to load",
  async (file) => {
    const root = siteWith({ "pages/cities.tsx": pageWith("") });
    siteAt(root).write(file, `const rows = await fetch("data:,");\n${siteAt(root).read(file)}`);
    const { diagnostics } = await buildJson(root);
    const [{ code, line, message, hint } = {}, ...others] = diagnostics.filter((one) => one.file === file);
    expect([code, line, others]).toEqual(["read/syntax", 1, []]);
    expect(`${message} ${hint}`).toMatch(/outside a function.*load/);
  },
);

/** The config of the minimal site with a collection that has a `load`. */
function siteLoading(load: string, more = ""): string {
  const root = siteWith({
    "pages/news/[slug].tsx": `import { ContentText } from "handbill";
export const paths = ({ collections }) => collections.news.map(({ slug }) => ({ slug }));
const of = ({ collections, params }) => collections.news.find(({ slug }) => slug === params.slug);
export const meta = (props) => ({ title: of(props).title, description: "News about the app: " + of(props).title + "." });
export default (props) => <main><h1>{of(props).title}</h1><p>{of(props).data.stars}</p><ContentText document={of(props)} /></main>;
`,
  });
  siteAt(root).replace("site.config.ts", "});", `collections: { news: { load: ${load}, ${more} } } });`);
  return root;
}

describe("a collection with load", () => {
  test("has a document for each entry, in its order, with its own keys and Markdown", async () => {
    const entries = `[
      { slug: "two", title: "Two", description: null, date: "2026-02-01", text: "Some *words*.", stars: 2 },
      { slug: "one", title: "One", date: "2026-01-01", stars: 1 },
    ]`;
    const schema = `schema: v.object({ stars: v.number() }), orderBy: "date", feed: true`;
    const root = siteLoading(`async ({ site }) => site.app.name === "" ? [] : ${entries}`, schema);
    siteAt(root).replace("site.config.ts", "import", 'import * as v from "valibot";\nimport');
    linkPackages(root, ["valibot"]);
    const { diagnostics, tree } = await buildSite(root);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const files = [...(tree?.files.keys() ?? [])];
    expect(files).toEqual(expect.arrayContaining(["news/one.html", "news/two.html", "news.atom"]));
    const two = siteAt(root).read("dist/news/two.html");
    expect(two).toContain("<p>Some <em>words</em>.");
    expect(await found(root, { offline: true })).not.toContain("data/offline");
  });

  test("has its own cache key, even if a page has the same key", async () => {
    const load = (value: string) => `{ key: "news", load: async () => ${value} }`;
    const root = siteLoading(load('[{ slug: "one", title: "One" }]'));
    siteAt(root).write("pages/cities.tsx", pageWith(`export const load = ${load('["Lisbon"]')};`));
    await buildSite(root);
    expect((await buildSite(root, { offline: true })).ok).toBe(true);
    expect(shownIn(root)).toBe('["Lisbon"]');
    expect(siteAt(root).read("dist/news/one.html")).toContain("One");
  });

  test.each([
    ["that is not a list", "() => ({})", "data/entries"],
    ["without a slug", '() => [{ title: "One" }]', "data/entries"],
    ["with a slug twice", '() => ["a", "a"].map((slug) => ({ slug, title: "One" }))', "data/entries"],
    ["with html: keep", '() => [{ slug: "a", title: "One", html: "keep" }]', "data/entries"],
    [
      "with HTML",
      '() => [{ slug: "a", title: "One", text: "Words. <script>1</script>" }]',
      "read/html-in-markdown",
    ],
    ["without a title", '() => [{ slug: "a" }]', "read/front-matter-value"],
    ["with an unknown key", '() => [{ slug: "a", title: "One", stars: 1 }]', "read/content-key"],
    ["that throws", '() => { throw new Error("no"); }', "data/failed"],
    ["that is not a function", '"https://api.example.com/news"', "data/invalid-load"],
  ])("reports a load %s", async (_, load, code) => {
    expect((await found(siteLoading(load))).map((one) => one.replace(/^\S* /, ""))).toEqual([code]);
  });
});

test("a build with fresh data is unchanged, except with other options for data", async () => {
  const root = siteWith({
    "pages/cities.tsx": pageWith(`import { defineLoad } from "handbill";
export const load = defineLoad({ maxAge: "1d", load: ${fetching()} });`),
  });
  const build = async (...args: string[]) =>
    JSON.parse((await runCliAsync(["build", "--root", root, "--json", ...args])).stdout) as {
      unchanged: boolean;
    };
  await build();
  await build();
  expect((await build()).unchanged).toBe(true);
  if (!isThorough) return;
  await build("--offline", "--out", "other");
  expect((await build("--offline", "--out", "other")).unchanged).toBe(false);
});

test("the pages in docs/data.md build", async () => {
  const page = readFileSync(join(repository, "docs/data.md"), "utf8");
  const files = [...page.matchAll(/^`(pages[^`]+)`:\n\n```tsx\n([\s\S]*?)^```$/gm)].map(
    ([, file = "", code = ""]) => [file, code.replaceAll("https://api.example.com/", address)] as const,
  );
  expect(files.map(([file]) => file)).toEqual(["pages/reviews.tsx", "pages/cities/[city].tsx"]);
  const root = siteWith(Object.fromEntries(files));
  expect(await found(root)).toEqual([]);
  expect(readFileSync(join(root, "dist/reviews.html"), "utf8")).toContain("<p>It works.</p>");
  expect(readFileSync(join(root, "dist/cities/lisbon.html"), "utf8")).toContain("<h1>Lisbon");
});
