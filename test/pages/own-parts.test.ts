import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";

const host = (files: string) =>
  `host: { title: "Our server", like: "netlify", place: "output", files: ${files} },`;
const remark = (plugin: string) => `collections: { help: { remarkPlugins: [${plugin}] } },`;

function siteWith(keys: string) {
  const site = siteAt(tempSite(onTestFinished));
  if (keys.includes("collections")) {
    site.write("content/help/a.md", "---\ntitle: A\n---\n\nSay hello to {{app.name}}, :wave:\n");
    const shown = '{collections.help?.map((one) => <ContentText key="a" document={one} />)}';
    site.write(
      "pages/help.tsx",
      `import { ContentText, type PageProps } from "handbill";
export const meta = { title: "Help", description: "Answers to what people ask." };
export default ({ collections }: PageProps) => <main><h1>Help</h1>${shown}</main>;
`,
    );
  }
  site.replace("site.config.ts", "copyrightYear", `${keys}\n  copyrightYear`);
  return site;
}

const found = async (root: string) =>
  (await buildSite(root, { developmentMode: true })).diagnostics.map((one) =>
    [placeOf(one), one.place.page, one.code].filter((part) => part !== undefined).join(" "),
  );

test("the site's own rules check every page, and the config raises and silences their findings", async () => {
  const rules = `rules: {
    "no-contact": ({ text, routePath }) => !text.includes("@") && ["lacks an address on " + routePath],
    title: ({ title, url, language, html }) => title && url.startsWith("https://minimal.example/") && language === "en" && html.includes("</html>") ? undefined : "something is missing",
  },`;
  const site = siteWith(`checks: { ${rules} },`);
  const reported = await found(site.root);
  expect(reported).toContain("pages/404.tsx /404 own/finding");
  expect(reported.every((one) => one.endsWith("own/finding"))).toBe(true);
  const silence = reported.map(
    (one) => `{ code: "own/finding", page: "${one.split(" ")[1]}", reason: "Fine." }`,
  );
  site.replace("site.config.ts", rules, `${rules} raise: ["own/finding"],`);
  expect((await buildSite(site.root)).ok).toBe(false);
  site.replace("site.config.ts", rules, `${rules} silence: [${silence.join(", ")}],`);
  expect(await found(site.root)).toEqual([]);
});

test("the site's own files are made from its pages", async () => {
  const site = siteWith(
    'files: { own: { "data/pages.json": ({ pages }) => JSON.stringify(pages.map(({ routePath, title }) => [routePath, title])), "b.bin": () => new Uint8Array([1, 2]) } },',
  );
  expect(await found(site.root)).toEqual([]);
  expect(JSON.parse(site.read("dist/data/pages.json"))).toContainEqual(["/", expect.any(String)]);
  expect(site.read("dist/b.bin")).toBe("\u0001\u0002");
});

test("the site's own host writes its files and answers like the host it extends", async () => {
  const files =
    '({ headers, redirects, base }) => ({ "own/conf.json": JSON.stringify({ headers, redirects, base }) })';
  const site = siteWith(`${host(files)} redirects: { "/old": "/" },`);
  expect(await found(site.root)).toEqual([]);
  const reported = JSON.parse(site.read("dist/own/conf.json"));
  expect(reported).toMatchObject({ base: "/", redirects: [{ from: "/old", to: "/", status: 301 }] });
  expect(reported.headers[0]).toMatchObject({ path: "/*", headers: { "X-Content-Type-Options": "nosniff" } });
  expect(JSON.parse(site.read("dist/.handbill.json")).serving.host).toBe("netlify");
  const { record } = await buildSite(site.root, { record: "create", write: false });
  expect(record?.text).not.toContain("conf.json");
  expect(record?.text).toContain("/old");
  const shown = runWarm(["host", "--root", site.root, "--no-color"]).stdout;
  expect(shown).toContain("Settings for Our server:");
  expect(shown).not.toContain("--workflow");
  expect(runWarm(["host", "--root", site.root, "--workflow"]).stderr).toContain("run/no-workflow");
  const { site: other } = await buildSite(site.root, { host: "caddy" });
  expect(other?.host).toBe("caddy");
  expect(() => site.read("dist/own/conf.json")).toThrow();
});

test("remark plugins change the documents of their collection, in one thread and with the cache", async () => {
  const plugin = `[({ sign }) => (tree) => {
    const [first] = tree.children;
    for (const node of first.children) if (node.type === "text") node.value = node.value.replace(":wave:", sign);
    first.children.push({ type: "link", url: "/help", children: [{ type: "text", value: "here" }] });
  }, { sign: "👋" }]`;
  const site = siteWith(remark(plugin));
  // With many documents, they are read in threads.
  for (let n = 0; n < 160; n++) site.write(`content/help/b${n}.md`, `---\ntitle: B${n}\n---\n\nB :wave:\n`);
  const shown = () => site.read("dist/help.html");
  expect((await buildSite(site.root)).ok).toBe(true);
  expect(shown()).toMatch(/<p>Say hello to [^<{]+, 👋<a href="\/help">here<\/a><\/p>/);
  expect(shown().match(/B 👋/g)).toHaveLength(160);
  site.replace("site.config.ts", "👋", "!");
  expect((await buildSite(site.root)).ok).toBe(true);
  expect(shown().match(/B !/g)).toHaveLength(160);
});

test.each([
  ["a rule that throws", 'checks: { rules: { a: () => { throw new Error("no"); } } },', "own/threw"],
  ["a rule that is async", "checks: { rules: { a: async () => undefined } },", "own/answer"],
  ["a rule that returns a number", "checks: { rules: { a: () => 1 } },", "own/answer"],
  ["a rule that is a text", 'checks: { rules: { a: "x" } },', "read/invalid-value"],
  ["a file that throws", 'files: { own: { "a.txt": () => { throw new Error("no"); } } },', "own/threw"],
  ["a file that returns nothing", 'files: { own: { "a.txt": () => undefined } },', "own/answer"],
  ["a file outside of the output", 'files: { own: { "../a.txt": () => "x" } },', "read/invalid-value"],
  ["a file that is a folder", 'files: { own: { "a/": () => "x" } },', "read/invalid-value"],
  ["a file without a folder's name", 'files: { own: { "a//b": () => "x" } },', "read/invalid-value"],
  ["a folder above", 'files: { own: { "a/..": () => "x" } },', "read/invalid-value"],
  ["handbill's manifest", 'files: { own: { ".handbill.json": () => "x" } },', "read/invalid-value"],
  ["a host whose files throw", host('() => { throw new Error("no"); }'), "own/threw"],
  ["a host with a file elsewhere", host('() => ({ "../x": "" })'), "own/answer"],
  ["a host with a file that is not a text", host("() => ({ x: 1 })"), "own/answer"],
  ["a host like an unknown one", host("() => ({})").replace("netlify", "mine"), "read/invalid-value"],
  ["a plugin that throws", remark('() => () => { throw new Error("no"); }'), "own/threw"],
  ["a plugin that is async", remark("() => async () => {}"), "own/answer"],
  ["a plugin that is a text", remark('"remark-gemoji"'), "read/invalid-value"],
  ["a file with a page's path", 'files: { own: { "index.html": () => "x" } },', "plan/output-clash"],
])("%s is reported at its key", async (_, keys, code) => {
  const reported = await found(siteWith(keys).root);
  expect(reported.map((one) => one.split(" ").at(-1))).toEqual([code]);
  if (code !== "plan/output-clash") expect(reported[0]).toMatch(/^site\.config\.ts:13:/);
});
