import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/build.js";
import { BuildCache } from "../src/core/build-cache.js";
import { documentsPerThread } from "../src/read/document-threads.js";
import { contentSite } from "./support/content-site.js";
import { buildSite, effects, placeOf } from "./support/flows.js";
import { readFolder } from "./support/read-folder.js";
import { tempSite } from "./support/temp-site.js";

const count = documentsPerThread + 33;
const name = (number: number) => `d${String(number).padStart(3, "0")}`;

/** A site of many documents, some of them another than the rest. */
function siteOf(others: Readonly<Record<number, { front?: string; text: string }>>): string {
  const root = tempSite(onTestFinished);
  for (let number = 0; number < count; number++) {
    const usual = { front: "", text: `## Part ${number}\n\n| a |\n| - |\n| ~~${number}~~ |` };
    const { front, text } = { ...usual, ...others[number] };
    const head = `title: Document ${number}\ndescription: The document of the number ${number}.\n${front}`;
    writeFileSync(join(root, "legal", `${name(number)}.md`), `---\n${head}---\n\n${text}\n`);
  }
  return root;
}

/** The same read in threads and, since there is a cache, in this one. */
async function buildTwice(root: string) {
  const inThreads = await buildSite(root, { write: false });
  const here = await buildSite(root, { write: false, cache: new BuildCache() });
  return [inThreads, here] as const;
}

describe("many documents are read in threads as few are in one", () => {
  test("to the same text, in the order of their names", async () => {
    const root = siteOf({ 77: { front: "html: keep\n", text: "<h2>Kept</h2><p>{{app.name}}</p>" } });
    const page = `import { LegalText, useLegal } from "handbill";
export const meta = { title: "All of the documents", description: "All of the documents of this site on a page." };
export default () => <main><h1>All</h1>{useLegal().map((one) => <LegalText key={one.slug} document={one} />)}</main>;`;
    writeFileSync(join(root, "pages/all.tsx"), page);
    const [inThreads, here] = await buildTwice(root);
    const htmlOf = ({ tree }: typeof here) =>
      Buffer.from(tree?.files.get("all.html")?.bytes ?? []).toString();
    expect(htmlOf(inThreads)).toBe(htmlOf(here));
    const parts = [...htmlOf(inThreads).matchAll(/<h2 id="(?:part-(\d+)|kept)"/g)];
    expect(parts.map(([, part = "77"]) => Number(part))).toEqual(
      Array.from({ length: count }, (_, number) => number),
    );
  });

  test("with the same findings, whichever thread made them", async () => {
    const root = siteOf({
      3: { text: "{{no.such}}" },
      40: { front: "title: again\n", text: "text" },
      [count - 1]: { text: "[a](javascript:b)" },
    });
    const [inThreads, here] = await buildTwice(root);
    const told = inThreads.diagnostics.map((one) => `${placeOf(one)} ${one.code}`);
    expect(told).toEqual(here.diagnostics.map((one) => `${placeOf(one)} ${one.code}`));
    expect(inThreads.diagnostics.map(({ place, code }) => `${place.file} ${code}`)).toEqual([
      "legal/d003.md read/unknown-fact",
      "legal/d040.md read/front-matter",
      `legal/${name(count - 1)}.md read/refused-address`,
    ]);
  });

  test("and told beside a config that is broken", async () => {
    const root = siteOf({ 100: { front: "states: red\n", text: "text" } });
    writeFileSync(join(root, "site.config.ts"), "export default {};\n");
    const { diagnostics } = await buildSite(root, { write: false });
    expect(diagnostics.map(({ code }) => code)).toContain("read/front-matter-value");
  });
});

describe("what was made of a document is kept", () => {
  /** A build that ends as soon as it reads many documents. */
  const buildOfKept = (root: string) =>
    build({ root, outDir: "dist", write: true }, { ...effects, startThread: forbidThreads });
  const forbidThreads = () => {
    throw new Error("documents are read again");
  };
  const filesOf = (root: string) => readFolder(join(root, "dist"));

  test("by its text, so that only what has changed is read", async () => {
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

  test("in a collection as in legal/: its front matter, and what it takes from fastlane's files", async () => {
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
    rmSync(join(root, "node_modules/.cache"), { recursive: true });
    await buildSite(root);
    expect(filesOf(root)).toEqual(files2);
    // The schema is asked each time, and what it says has a place though nothing was parsed.
    write("site.config.ts", (text) => text.replace('startsWith("T")', 'startsWith("T1")'));
    const { diagnostics } = await buildSite(root);
    const told = diagnostics.map((one) => `${placeOf(one)} ${one.code}`);
    expect(told).toContain(`content/help/${name(2)}.md:4:1 read/content-schema`);
    expect(told).not.toContain(`content/help/${name(1)}.md:4:1 read/content-schema`);
  });

  test("by all that it states, so that it is made anew of what the config says now", async () => {
    const root = siteOf({ 5: { text: "{{app.name}}" } });
    const config = join(root, "site.config.ts");
    const text = readFileSync(config, "utf8");
    await buildSite(root, { write: false });
    writeFileSync(config, text.replace(/name: "[^"]*"/, 'name: "Another"'));
    const { legal } = await buildSite(root, { write: false });
    expect(legal.find(({ slug }) => slug === name(5))?.html).toContain("Another");
  });

  test("but for those of which there is something to say: that is said each time", async () => {
    const root = siteOf({ 6: { text: "{{no.such}}" }, 9: { front: "title: again\n", text: "text" } });
    const [first, second] = [await buildSite(root), await buildSite(root)];
    expect(first.diagnostics.map(({ code }) => code).sort()).toEqual([
      "read/front-matter",
      "read/unknown-fact",
    ]);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});
