import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Code, type CodeEntry, codes } from "../../src/diagnostics/codes.js";
import { Diagnostics } from "../../src/diagnostics/diagnostics.js";
import { formatGroups } from "../../src/report/format-groups.js";
import { textStyle } from "../../src/report/text-style.js";
import { orNothing } from "../../src/util/or-nothing.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { copySite, sitesFolder, tempFolder, tempSite } from "../support/temp-site.js";

/* One cause is one finding, with its places, and a report fits on a screen or two. */

const plain = textStyle(false);

async function buildWith(files: Readonly<Record<string, string>>) {
  const root = tempSite(onTestFinished);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { diagnostics } = await buildSite(root);
  return diagnostics;
}

const page = (name: string, before: string, inner: string) =>
  `${before}\nexport const meta = { title: "Page ${name}", description: "The page that is called ${name} here." };\nexport default () => <main><h1>${name}</h1>${inner}</main>;\n`;

test("a broken link in a shared component is one finding with all pages", async () => {
  const part =
    'import { Link } from "handbill";\nconst to = ["", "press"].join("/");\nexport const Head = () => <Link to={to}>Press</Link>;\n';
  const pages = ["a", "b", "c"].map((name) => [
    `pages/${name}.tsx`,
    page(name, 'import { Head } from "./_head";', "<Head />"),
  ]);
  const diagnostics = await buildWith({ "pages/_head.tsx": part, ...Object.fromEntries(pages) });
  const broken = diagnostics.filter(({ code }) => code === "check/broken-link");
  expect(broken.map(({ place }) => place.pages)).toEqual([["/a", "/b", "/c"]]);
});

test("a frame from another origin is one finding", async () => {
  const frame = '<iframe src="https://video.example/embed/1" title="A video" />';
  const diagnostics = await buildWith({ "pages/video.tsx": page("video", "", frame) });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code }) => code)).toEqual(["check/third-party"]);
});

test("a package's component with inline style is one finding", async () => {
  const film = '<video style={{ width: "9px" }} src="https://video.example/a.mp4" controls />';
  const class1 = '<p className="css-1h6d0fj" style={{ opacity: 0 }}>x</p>';
  const files = { "pages/film.tsx": page("film", "", film), "pages/fade.tsx": page("fade", "", class1) };
  const errors = async (more: Readonly<Record<string, string>>) =>
    (await buildWith({ ...files, ...more }))
      .filter(({ severity }) => severity === "error")
      .map(({ code, place }) => `${place.file} ${code}`);
  expect(await errors({})).toEqual([
    "pages/fade.tsx check/generated-class",
    "pages/film.tsx check/blocked-by-csp",
  ]);
  // Silenced findings hide no others.
  const config = readFileSync(join(sitesFolder, "minimal/site.config.ts"), "utf8");
  const silence = ["generated-class", "blocked-by-csp"].map((code) => ({
    code: `check/${code}`,
    reason: "A try.",
  }));
  const checks = `checks: ${JSON.stringify({ silence })},\n  icon:`;
  expect(await errors({ "site.config.ts": config.replace("icon:", checks) })).toEqual([
    "pages/film.tsx check/third-party",
  ]);
});

test("files that need the root of a host are one finding on a site under a base path", async () => {
  const config = readFileSync(join(sitesFolder, "minimal/site.config.ts"), "utf8");
  const files =
    'files: { appAds: { sellers: ["google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0"] }, security: { contact: ["mailto:a@b.dev"], expires: "2100-01-01" } }';
  const diagnostics = await buildWith({
    "site.config.ts": config.replace(/url: "[^"]*"/, `url: "https://minimal.dev/app/",\n  ${files}`),
  });
  const found = diagnostics.filter(({ code }) => code === "derive/needs-root");
  expect(found.map(({ severity, args, place }) => [severity, args, place.line])).toEqual([
    [
      "warning",
      {
        key: "files.appAds, files.security",
        file: "/app-ads.txt, /.well-known/security.txt",
        base: "/app/",
      },
      expect.any(Number),
    ],
  ]);
});

test("a published section that a translation lost is one finding", async () => {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "two-languages"), root);
  const portuguese = join(root, "legal/pt-PT/terms.md");
  for (const [file, words] of [
    [join(root, "legal/en/terms.md"), "Changes"],
    [portuguese, "Alterações"],
  ] as const)
    writeFileSync(file, `${readFileSync(file, "utf8")}\n## ${words}\n\nText.\n`);
  expect(runWarm(["lock", "--root", root]).status).toBe(0);
  writeFileSync(portuguese, readFileSync(portuguese, "utf8").replace(/## [\s\S]*/, ""));
  const { diagnostics } = await buildSite(root, { record: "update" });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual([
    "plan/lost-anchor",
  ]);
});

test("a copied page, and a menu with state, are one finding each", async () => {
  const menu =
    '<button type="button" onClick={() => {}}>Menu</button>\n<button type="button" onClick={() => {}}>More</button>{useState(1)[0]}';
  const diagnostics = await buildWith({
    "pages/a.tsx": page("Same", "", ""),
    "pages/b.tsx": page("Same", 'import { useState } from "react";', menu),
  });
  const found = diagnostics.filter(({ code }) => /not-unique|dead-code/.test(code));
  expect(found.map(({ code, args, place }) => [code, args.what, place.file, place.line])).toEqual([
    ["check/title-not-unique", "title and description", "pages/b.tsx", 2],
    [
      "render/dead-code",
      "onClick of <button>, onClick of <button> (line 4), useState (line 4)",
      "pages/b.tsx",
      3,
    ],
  ]);
});

test("documents that no page shows are one finding", async () => {
  const posts = Array.from({ length: 200 }, (_, index) => [
    `content/blog/post-${index}.md`,
    `---\ntitle: Post ${index}\n---\n\nText ${index}.\n`,
  ]);
  const config = readFileSync(join(sitesFolder, "minimal/site.config.ts"), "utf8");
  const diagnostics = await buildWith({
    ...Object.fromEntries(posts),
    "site.config.ts": config.replace(/(export default .*?\{)/, "$1 collections: { blog: {} },"),
  });
  expect(diagnostics.map(({ code, args, place }) => [code, args, place.file])).toEqual([
    ["check/unshown-document", { count: "200", folder: "content/blog" }, "content/blog/post-0.md"],
  ]);
});

test("thousands of unknown keys are reported in linear time, in few lines", async () => {
  const keys = Array.from({ length: 5000 }, (_, index) => `k${index}: x`).join("\n");
  const diagnostics = await buildWith({
    "legal/terms.md": `---\ntitle: Terms\ndescription: The terms of use of the app.\neffectiveDate: 2025-01-01\n${keys}\n---\n\nText.\n`,
  });
  const unknown = diagnostics.filter(({ code }) => code === "read/front-matter-key");
  expect(unknown).toHaveLength(5000);
  expect(unknown[4999]?.place).toMatchObject({ line: 5004, column: 1, length: 5 });
  const lines = formatGroups(diagnostics, plain).join("").split("\n");
  expect(lines.length).toBeLessThan(100);
  expect(lines.some((line) => line.includes("4,990 more of read/front-matter-key"))).toBe(true);
});

test("a link in the wrong case and a repeated id are one finding each for a component and a document", async () => {
  const diagnostics = await buildWith({
    "pages/_head.tsx": 'export const Head = () => <a href="/Team">Team</a>;\n',
    "pages/team.tsx": page("Team", 'import { Head } from "./_head";', "<Head />"),
    "pages/[legal].tsx": readFileSync(join(sitesFolder, "minimal/pages/[legal].tsx"), "utf8")
      .replace("import", 'import { Head } from "./_head";\nimport')
      .replace("<main>", "<main><Head />"),
    "legal/cookies.md":
      '---\ntitle: Cookies\ndescription: The cookies of this site.\nhtml: keep\n---\n\nAsk [us](/Team).\n\n<p id="a">One</p>\n\n<p id="a">Two</p>\n',
  });
  const found = diagnostics
    .filter(({ code }) => /wrong-case|duplicate-id/.test(code))
    .map(({ code, place: { file, line } }) => `${file}:${line} ${code}`);
  expect(found.sort()).toEqual([
    "legal/cookies.md:11 check/duplicate-id",
    "legal/cookies.md:7 check/wrong-case",
    "pages/_head.tsx:1 check/wrong-case",
  ]);
});

test("a report of many kinds of findings shows some of each kind", () => {
  const log = new Diagnostics();
  // The texts of a code with arguments contain "undefined" without them, or throw.
  const textsOf = ({ message, hint }: CodeEntry<never>) => `${message({} as never)} ${hint?.({} as never)}`;
  const kinds = (Object.keys(codes) as Code[]).filter((code) => {
    const texts = orNothing(() => textsOf(codes[code])) ?? "undefined";
    return codes[code].hint !== undefined && !texts.includes("undefined");
  });
  expect(kinds.length).toBeGreaterThan(20);
  for (const code of kinds)
    for (let line = 1; line <= 20; line++) log.add(code as "read/no-pages", {}, { file: "a.tsx", line });
  const report = formatGroups(log.sorted(), plain).join("");
  expect(report.split("\n").length).toBeLessThan(130);
  for (const code of kinds) expect(report).toContain(code);
});

test.each([
  ["public/.git/config", "public/.git"],
  ["public/.env.local", "public/.env.local"],
  ["public/press/index.html~", "public/press/index.html~"],
  ["public/AuthKey.txt", "public/AuthKey.txt"],
])("%s is not published", async (file, reported) => {
  const text = "-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n";
  const more = file.includes(".git") ? { "public/.git/HEAD": "ref" } : {};
  const diagnostics = await buildWith({ [file]: text, ...more });
  const found = diagnostics.filter(({ code }) => code === "read/private-file");
  expect(found.map(({ place, severity }) => [place.file, severity])).toEqual([[reported, "error"]]);
});

test("files in public/ that hosts and stores request are published", async () => {
  const diagnostics = await buildWith({
    "public/.well-known/security.txt": "Contact: mailto:a@b.dev\n",
    "public/.nojekyll": "",
    "public/press/talk.key": "a presentation",
  });
  expect(diagnostics.filter(({ code }) => code === "read/private-file")).toEqual([]);
});
