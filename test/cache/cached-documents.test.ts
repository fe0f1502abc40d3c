import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../../src/build/build.js";
import { buildSite, effects, placeOf } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { contentSite } from "../support/sites/content-site.js";
import { count, name, siteOf } from "../support/sites/many-documents.js";
import { isThorough } from "../support/thorough.js";

describe("the cached HTML of a document", () => {
  /** A build that fails as soon as it reads many documents. */
  const buildOfKept = (root: string) =>
    build({ root, outDir: "dist", write: true }, { ...effects, startThread: forbidThreads });
  const forbidThreads = () => {
    throw new Error("documents are read again");
  };
  const filesOf = (root: string) => readFolder(join(root, "dist"));

  test("is used for unchanged texts, so that only a changed document is parsed", async () => {
    const root = siteOf({});
    await expect(buildOfKept(root)).rejects.toThrow("read again");
    await buildSite(root);
    const changed = join(root, "legal", `${name(7)}.md`);
    writeFileSync(changed, readFileSync(changed, "utf8").replace("Part 7", "Part of its own"));
    expect((await buildOfKept(root)).ok).toBe(true);
    const files = filesOf(root);
    expect(files[`${name(7)}.html`]).toContain('id="part-of-its-own"');
    rmSync(join(root, "node_modules"), { recursive: true });
    await buildSite(root);
    expect(filesOf(root)).toEqual(files);
  });

  test("is used in collections too, with front matter and release notes of fastlane", async () => {
    const notes = "fastlane/metadata/en-US/release_notes.txt";
    const schema = 'v.object({ topic: v.pipe(v.string(), v.startsWith("T")), words: v.string() })';
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, number) => [
        `content/help/${name(number)}.md`,
        `---\ntitle: Question ${number}\ndescription: The answer to question ${number}.\ntopic: T${number}\nwords: "{{app.name}}"\norder: ${-number}\n---\n\nAnswer ${number} of {{app.name}}.\n`,
      ]),
    );
    const root = contentSite(onTestFinished, {
      imports: 'import * as v from "valibot";',
      collections: `{ help: { schema: ${schema} }, news: {} }`,
      files: {
        ...files,
        [notes]: "Faster.",
        "content/news/one.md": `---\ntitle: One\nreleaseNotes: ${notes}\n---\n`,
        "pages/news.tsx": `import { ContentText, useCollection } from "handbill";
export const meta = { title: "What is new in this app", description: "Each version with what it brought." };
export default () => <main><h1>News</h1>{useCollection("news").map((one) => <ContentText key={one.slug} document={one} />)}</main>;`,
      },
    });
    await expect(buildOfKept(root)).rejects.toThrow("read again");
    const first = await buildSite(root);
    expect(first.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const write = (file: string, change: (text: string) => string) =>
      writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));
    write(`content/help/${name(7)}.md`, (text) => text.replace("Answer 7", "Seven"));
    write(notes, () => "Slower.");
    expect((await buildOfKept(root)).ok).toBe(true);
    const files2 = filesOf(root);
    expect(files2[`help/${name(7)}.html`]).toContain("Seven of Minimal");
    expect(files2[`help/${name(8)}.html`]).toContain("Answer 8 of Minimal");
    expect(files2["news.html"]).toContain("<p>Slower.</p>");
    if (!isThorough) return;
    rmSync(join(root, "node_modules/.cache"), { recursive: true });
    await buildSite(root);
    expect(filesOf(root)).toEqual(files2);
    // The schema runs each time, and its issues have places although nothing was parsed.
    write("site.config.ts", (text) => text.replace('startsWith("T")', 'startsWith("T1")'));
    const { diagnostics } = await buildSite(root);
    const reported = diagnostics.map((one) => `${placeOf(one)} ${one.code}`);
    expect(reported).toContain(`content/help/${name(2)}.md:4:1 read/content-schema`);
    expect(reported).not.toContain(`content/help/${name(1)}.md:4:1 read/content-schema`);
  });

  test("is rendered again if the config changes a fact in it", async () => {
    const root = siteOf({ 5: { text: "{{app.name}}" } }, 9);
    const config = join(root, "site.config.ts");
    const text = readFileSync(config, "utf8");
    await buildSite(root, { write: false });
    writeFileSync(config, text.replace(/name: "[^"]*"/, 'name: "Another"'));
    const { legal } = await buildSite(root, { write: false });
    expect(legal.find(({ slug }) => slug === name(5))?.html).toContain("Another");
  });

  test("is not stored for documents with a finding, which is reported in each build", async () => {
    const root = siteOf({ 6: { text: "{{no.such}}" }, 9: { front: "title: again\n", text: "text" } }, 12);
    const [first, second] = [await buildSite(root), await buildSite(root)];
    expect(first.diagnostics.map(({ code }) => code).sort()).toEqual([
      "read/front-matter",
      "read/unknown-fact",
    ]);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});
