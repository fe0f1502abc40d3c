import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { build } from "../../src/build/build.js";
import type { BuildResult } from "../../src/build/build-options.js";
import { BuildCache } from "../../src/effects/build-cache.js";
import type { StartThread } from "../../src/effects/thread.js";
import { buildSite, effects, placeOf } from "../support/flows.js";
import { count, name, siteOf } from "../support/sites/many-documents.js";
import { isThorough } from "../support/thorough.js";

describe("documents that are read in threads", () => {
  test("are reported together with a broken config", async () => {
    const root = siteOf({ 100: { front: "states: red\n", text: "text" } });
    writeFileSync(join(root, "site.config.ts"), "export default {};\n");
    const { diagnostics } = await buildSite(root, { write: false });
    expect(diagnostics.map(({ code }) => code)).toContain("read/front-matter-value");
  });
});

describe("pages that show documents from threads", () => {
  const pageOf = (
    body: string,
  ) => `import { ContentText, LegalText, useCollection, useLegal } from "handbill";
export const meta = { title: "Some documents of this site", description: "Some of the documents of this site on a page." };
export default () => <main><h1>Some</h1>${body}</main>;`;
  /** Shows documents from the last to the first, uses values that depend on texts, and reads one repeatedly. */
  const pages = {
    "backwards.tsx": pageOf(
      "{[...useLegal()].reverse().map((one) => <LegalText key={one.slug} document={one} />)}",
    ),
    "counted.tsx": pageOf(
      `<p>{useLegal().map(({ headings, stated, sections }) => headings.length + stated.length + sections.length).join()}</p>`,
    ),
    "first.tsx": pageOf("<p>{useLegal()[130]?.html}{JSON.stringify(useLegal()[130])}</p>"),
    "news.tsx": pageOf("{useCollection('news').map((one) => <ContentText key={one.slug} document={one} />)}"),
  };
  const withPages = (root: string, more: Readonly<Record<string, string>> = {}) => {
    for (const [file, text] of Object.entries({ ...pages, ...more })) {
      mkdirSync(dirname(join(root, "pages", file)), { recursive: true });
      writeFileSync(join(root, "pages", file), text);
    }
    const config = join(root, "site.config.ts");
    const text = readFileSync(config, "utf8");
    writeFileSync(
      config,
      text.replace("defineConfig({", 'defineConfig({ collections: { news: { orderBy: "-date" } },'),
    );
    mkdirSync(join(root, "content/news"), { recursive: true });
    for (let day = 10; day < 30; day++) {
      const front = `title: News of ${day}\ndescription: What there was to say on that day.\ndate: 2025-03-${day}`;
      const body =
        day === 20
          ? ":::note[Seen]\n\nIt was.\n\n:::"
          : `Said on **${day}**.\n\n\`\`\`js\nlet day = ${day};\n\`\`\``;
      writeFileSync(join(root, `content/news/n${day}.md`), `---\n${front}\n---\n\n${body}\n`);
    }
    return root;
  };
  const buildBeside = (root: string, startThread: StartThread = effects.startThread) =>
    build({ root, outDir: "dist", write: false }, { ...effects, startThread });
  const bytesOf = ({ tree }: Pick<BuildResult, "tree">) =>
    Object.fromEntries(
      [...(tree?.files ?? [])].map(([file, { bytes }]) => [file, Buffer.from(bytes).toString()]),
    );
  const reportOf = ({ diagnostics }: Pick<BuildResult, "diagnostics">) =>
    diagnostics.map((one) => `${placeOf(one)} ${one.code}`);

  test("have the same bytes in any order", async () => {
    const root = withPages(
      siteOf({ 77: { front: "html: keep\n", text: "<h2>Kept</h2><p>{{app.name}}</p>" } }),
    );
    const beside = await buildBeside(root);
    const here = await buildSite(root, { write: false, live: { cache: new BuildCache() } });
    expect(Object.keys(bytesOf(here))).toContain("backwards.html");
    expect(bytesOf(beside)).toEqual(bytesOf(here));
    expect(reportOf(beside)).toEqual(reportOf(here));
    const parts = [...(bytesOf(here)["backwards.html"] ?? "").matchAll(/<h2 id="(?:part-(\d+)|kept)"/g)];
    expect(parts.map(([, part = "77"]) => Number(part))).toEqual(
      Array.from({ length: count }, (_, index) => count - 1 - index),
    );
  });

  test.runIf(isThorough)(
    "have the same report: errors in texts, none about pages that show them",
    async () => {
      const broken = { "throws.tsx": pageOf('{(() => { throw new Error("page"); })()}') };
      const root = withPages(
        siteOf({
          3: { text: "{{no.such}}" },
          30: { text: "text <b>bold</b>" },
          40: { front: "title: again\n", text: "text" },
          140: { text: "[a](javascript:b)" },
          [count - 1]: { front: "states: [legal.minimumAge]\n", text: "Nothing is stated." },
        }),
        broken,
      );
      const beside = await buildBeside(root);
      const here = await buildSite(root, { write: false, live: { cache: new BuildCache() } });
      expect(reportOf(beside)).toEqual(reportOf(here));
      expect(beside.diagnostics).toEqual(here.diagnostics);
      expect(beside.diagnostics.map(({ place, code }) => `${place.file} ${code}`)).toEqual([
        "legal/d003.md read/unknown-fact",
        "legal/d030.md read/html-in-markdown",
        "legal/d040.md read/front-matter",
        "legal/d140.md read/refused-address",
        `legal/${name(count - 1)}.md read/fact-not-stated`,
      ]);
    },
  );

  test("have the same report with pages that cannot be planned and facts that no text states", async () => {
    const paths = `export const paths = () => { throw new Error("paths"); };`;
    const root = withPages(siteOf({ 5: { text: "text <b>bold</b>" } }), {
      "all/[one].tsx": `${pageOf("<p>one</p>")}\n${paths}`,
    });
    rmSync(join(root, "legal/privacy.md"));
    const beside = await buildBeside(root);
    const here = await buildSite(root, { write: false, live: { cache: new BuildCache() } });
    expect(beside.diagnostics).toEqual(here.diagnostics);
    expect(reportOf(beside).map((one) => one.split(" ").at(-1))).toEqual(
      expect.arrayContaining(["read/html-in-markdown", "read/unused-fact"]),
    );
    expect(beside.diagnostics.some(({ code }) => code.startsWith("plan/"))).toBe(true);
  });

  test("fail with the error of a thread that fails", async () => {
    const root = withPages(siteOf({}));
    const startThread: StartThread = (...args) => {
      const thread = effects.startThread<never>(...args);
      const listen: typeof thread.listen = (_, onEnd) => onEnd(new Error("out of memory"));
      return { ...thread, listen };
    };
    await expect(buildBeside(root, startThread)).rejects.toThrow("out of memory");
  });
});
