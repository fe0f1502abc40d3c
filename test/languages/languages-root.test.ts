import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSite, checkSite, placeOf } from "../support/flows.js";
import { makeScreenshot } from "../support/network/lookup-service.js";
import { readFolder } from "../support/read-folder.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { release } from "../support/sites/legal-site.js";
import { walkPages } from "../support/sites/walk-pages.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";

/* Sites whose languages all have a prefix: the root page, and other files that state where the site starts. */

function eachPrefix(): EditableSite {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "each-prefix"), root);
  return siteAt(root);
}

const today = "2026-01-01";
const outputOf = ({ root }: EditableSite) => {
  const files = readFolder(join(root, "dist"));
  return (file: string) => Buffer.from(files[file] ?? "", "latin1").toString();
};
const codesOf = (result: { diagnostics: readonly { code: string }[] }) =>
  result.diagnostics.map(({ code }) => code);

const own = `import { type Meta, usePage } from "handbill";
import "./_own.css";

export const meta: Meta = ({ site }) => ({ title: \`\${site.app.name} for you\`, description: "Choose the one that you like to read." });

export default function Choose() {
  const { languages } = usePage();
  return (
    <main>
      <h1>Choose</h1>
      {languages.map(({ tag, name, href }) => (
        <a key={tag} className="chosen" href={href} lang={tag}>
          {name}
        </a>
      ))}
    </main>
  );
}
`;

describe("the site's own languages page", () => {
  test("replaces handbill's at the root, with its style", async () => {
    const site = eachPrefix();
    site.write("pages/_languages.tsx", own);
    site.write("pages/_own.css", ".chosen {\n  padding: 1rem;\n}\n");
    const result = await checkSite(site.root, { today, strict: true });
    expect(result.diagnostics).toEqual([]);
    await buildSite(site.root, { today });
    const html = outputOf(site)("index.html");
    expect(html).toContain("<title>Each for you</title>");
    expect(html).toContain(".chosen{padding:1rem}");
    expect(html).toContain('hreflang="x-default" href="https://each.example/"');
  });

  test("is reported if it is not used, unless another page imports it", async () => {
    const site = eachPrefix();
    const plain = own.replace('import "./_own.css";\n', "").replace(' className="chosen"', "");
    site.write("pages/_languages.tsx", plain);
    site.replace("site.config.ts", '{ tag: "en", prefix: "en" }', '"en"');
    site.replace("site.config.ts", '"/en/terms"', '"/pt/terms"');
    site.replace("site.config.ts", '"/terms"', '"/term"');
    expect(codesOf(await buildSite(site.root, { today }))).toEqual(["read/languages-page-unused"]);
    site.replace(
      "pages/404.tsx",
      'import "./_index.css";',
      'import "./_index.css";\nimport "./_languages.tsx";',
    );
    expect(codesOf(await buildSite(site.root, { today }))).toEqual([]);
  });

  test("is reported with its place if it has no component", async () => {
    const site = eachPrefix();
    site.write("pages/_languages.tsx", "export const meta = { title: 1 };\n");
    const { diagnostics } = await buildSite(site.root, { today });
    expect(diagnostics.map((one) => `${placeOf(one)} ${one.code}`)).toEqual([
      "pages/_languages.tsx read/no-component",
    ]);
  });
});

test("app links, the record and feeds do not treat the root as a page in a language", async () => {
  const site = eachPrefix();
  site.replace("site.config.ts", "files: {", 'appLinks: { paths: ["/*"] },\n  files: { llms: true,');
  site.replace("site.config.ts", "each/id1", 'each/id1", teamId: "ABCDE12345", bundleId: "dev.site.each');
  site.replace("site.config.ts", "  app: {", "  collections: { help: { feed: true } },\n  app: {");
  for (const language of ["en", "pt-PT", "ar"])
    site.write(
      `content/help/${language}/sync.md`,
      "---\ntitle: Sync\ndate: 2026-01-01\n---\n\nGo [home](/).\n",
    );
  site.write(
    "pages/help.tsx",
    `import { ContentText, LanguageLinks, useCollection } from "handbill";

export const meta = () => ({ title: "Help with it", description: "What people ask, and what is answered." });

export default function Help() {
  return (
    <main>
      <h1>Help</h1>
      {useCollection("help").map((one) => (
        <ContentText key={one.slug} document={one} />
      ))}
      <LanguageLinks label="Languages" />
    </main>
  );
}
`,
  );
  const { diagnostics, record } = await buildSite(site.root, { today, record: "create" });
  // No page links to the new one.
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["check/orphan"]));
  const read = outputOf(site);
  const association = JSON.parse(read(".well-known/apple-app-site-association"));
  const excluded = association.applinks.details[0].components.flatMap(
    (rule: { "/": string; exclude?: boolean }) => (rule.exclude ? rule["/"] : []),
  );
  expect(excluded).toEqual(expect.arrayContaining(["/", "/en", "/en/terms", "/pt", "/ar/terms"]));
  expect(excluded).not.toContain("/terms");
  for (const path of ["/", "/en", "/pt", "/ar", "/en/terms", "/terms", "/en/help.atom"])
    expect(record?.text?.split(/\s+/), path).toContain(path);
  expect(JSON.parse(read("en/help.json")).home_page_url).toBe("https://each.example/en/help");
  for (const [file, home] of [
    ["en/help.html", "/en"],
    ["pt/help.html", "/pt"],
  ] as const)
    expect(read(file)).toContain(`Go <a href="${home}">home</a>`);
  expect(read("llms.txt")).toContain("(https://each.example/en)");
});

test("versions of documents have URLs and links with the first language's prefix", async () => {
  const site = eachPrefix();
  expect((await release(site.root, "2025-08-01")).ok).toBe(true);
  site.replace("site.config.ts", '"2025-08-17"', '"2025-12-01"');
  site.replace("legal/en/terms.md", "The English", "From now on the English");
  expect((await release(site.root, "2025-11-01")).ok).toBe(true);
  const { diagnostics } = await buildSite(site.root, { today });
  expect(diagnostics).toEqual([]);
  const pages = walkPages(join(site.root, "dist"));
  const old = pages.find(({ file }) => file === "en/terms/2025-08-17.html");
  expect(old?.all("a", "main").map(({ attributes }) => attributes.href)).toContain("/en");
  expect(old?.canonical).toBe("https://each.example/en/terms");
  expect(old?.all("title")[0]?.text).toContain("August 17, 2025");
  expect(old?.all("time").map(({ text }) => text)).toContain("August 17, 2025");
  // Another language, and one that shows a fallback, announce the new text too, each under its own prefix.
  expect(codesOf(await buildSite(site.root, { today: "2025-11-15", outDir: "dist-before" }))).toEqual([]);
  const before = walkPages(join(site.root, "dist-before"));
  for (const prefix of ["pt", "ar"]) {
    const [now, then] = ["terms", "terms/2025-12-01"].map((name) =>
      before.find(({ file }) => file === `${prefix}/${name}.html`),
    );
    const hrefs = now?.all("a", "main").map(({ attributes }) => attributes.href);
    expect(hrefs, prefix).toEqual(expect.arrayContaining([`/${prefix}/terms/2025-12-01`, `/${prefix}`]));
    expect(
      now
        ?.all("main")
        .map(({ text }) => text)
        .join(),
      prefix,
    ).not.toContain("From now on");
    expect(then?.canonical, prefix).toBe(`https://each.example/${prefix}/terms`);
  }
  const feed = outputOf(site)("legal-changes.atom");
  expect(feed).toContain('<link href="https://each.example/en"/>');
  expect(feed).toContain("https://each.example/en/terms/2025-08-17");
});

test("a site in one language can have a prefix", async () => {
  const site = eachPrefix();
  const config = site.read("site.config.ts");
  const from = config.indexOf('    {\n      tag: "pt-PT"');
  const to = config.indexOf("  ],\n  app:");
  site.write("site.config.ts", config.slice(0, from) + config.slice(to));
  for (const file of ["legal/ar", "messages/ar.ts", "messages/pt-PT.ts"]) site.remove(file);
  const { diagnostics } = await checkSite(site.root, { today, strict: true });
  expect(diagnostics).toEqual([]);
  await buildSite(site.root, { today });
  const [root] = walkPages(join(site.root, "dist")).filter(({ file }) => file === "index.html");
  expect(root?.all("a").map(({ attributes }) => attributes.href)).toEqual(["/en"]);
  expect(root?.alternates).toEqual([]);
  expect(outputOf(site)("en/terms.html")).toContain('Go <a href="/en">home</a>');
});

test("the root page shows a small icon if handbill makes icons", async () => {
  const site = eachPrefix();
  writeFileSync(join(site.root, "public/icon.png"), await makeScreenshot("#000000", 512, 512));
  site.replace("site.config.ts", "/icon.svg", "/icon.png");
  site.replace("site.config.ts", "files: {", "files: { icons: true,");
  await buildSite(site.root, { today });
  expect(outputOf(site)("index.html")).toContain('<img src="/icon-192.png"');
});

test("a prefix that is another language's is reported", async () => {
  const site = eachPrefix();
  site.replace("site.config.ts", 'prefix: "en"', 'prefix: "AR"');
  const { diagnostics } = await buildSite(site.root, { today });
  expect(diagnostics.map((one) => `${placeOf(one)} ${one.code}`)).toEqual([
    "site.config.ts:13:5 read/invalid-value",
  ]);
});
