import { describe, expect, test } from "vitest";
import { answer, build } from "../support/sites/build-content.js";

describe("a mistake in a collection itself is reported:", () => {
  const one = { "content/help/one.md": answer("title: One\ntopic: Sync") };
  const schema = (validate: string) =>
    `{ help: { schema: { "~standard": { version: 1, vendor: "own", validate: ${validate} } } } }`;

  test.each([
    ["a schema that throws", schema('() => { throw new Error("no") }'), "read/schema-threw"],
    [
      "a schema that throws a value that is not an error",
      schema("() => { throw null }"),
      "read/schema-threw",
    ],
    ["a schema that is async", schema("async (value) => ({ value })"), "read/schema-async"],
    [
      "a schema whose promise is rejected",
      schema('() => Promise.reject(new Error("no"))'),
      "read/schema-async",
    ],
    ["a schema that returns nothing", schema("() => undefined"), "read/schema-answer"],
    ["a schema that returns a text", schema('() => ({ value: "x" })'), "read/schema-answer"],
    [
      "a schema that returns a function",
      schema("(value) => ({ value: { ...value, topic() {} } })"),
      "read/schema-answer",
    ],
    [
      "a schema that returns a cycle",
      schema("(value) => { value.self = value; return { value } }"),
      "read/schema-answer",
    ],
    ["a schema that rejects without a reason", schema("() => ({ issues: [] })"), "read/schema-answer"],
  ])("%s", async (_, collections, code) => {
    const { ok, found } = await build({ collections, files: one });
    expect(ok).toBe(false);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^site\\.config\\.ts:\\d+:\\d+ ${code}$`))]);
  });

  test("an asynchronous schema of a library", async () => {
    const { found } = await build({
      imports: 'import * as z from "zod";',
      collections: "{ help: { schema: z.object({ topic: z.string().refine(async () => true) }) } }",
      files: one,
    });
    expect(found).toEqual([expect.stringMatching(/^site\.config\.ts:\d+:\d+ read\/schema-async$/)]);
  });

  test("a file that only a document with a mistake uses, which is not reported as unused", async () => {
    const files = {
      "content/help/one.md": "---\ntitle: One: two\n---\n\n![A beach](beach.png)\n",
      "content/help/beach.png": "x",
    };
    const { found } = await build({ collections: "{ help: {} }", files });
    expect(found).toEqual([expect.stringMatching(/^content\/help\/one\.md:2/)]);
  });

  test("a schema that throws, which runs once", async () => {
    const files = Object.fromEntries(
      ["a", "b", "c"].map((slug) => [`content/help/${slug}.md`, answer("title: X")]),
    );
    const { found } = await build({ collections: schema('() => { throw new Error("no") }'), files });
    expect(found).toHaveLength(1);
  });

  test.each([
    ["an object instead of a schema", "{ help: { schema: { topic: String } } }", "read/invalid-value"],
    ["a feed of the legal documents", "{ legal: { feed: true }, help: {} }", "read/invalid-value"],
    ["the name of the legal documents in capitals", "{ Legal: {}, help: {} }", "read/invalid-value"],
    ["a name that is not a path segment", '{ "help/me": {}, help: {} }', "read/invalid-value"],
    ["an unknown key", "{ help: { schmea: 1 } }", "read/unknown-key"],
  ])("a config with %s", async (_, collections, code) => {
    const { ok, found } = await build({
      collections,
      files: { "content/help/one.md": answer("title: One") },
    });
    expect(ok).toBe(false);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^site\\.config\\.ts:\\d+:\\d+ ${code}$`))]);
  });

  test("a folder that the config does not list, and a collection without a folder", async () => {
    const { ok, found, diagnostics } = await build({
      collections: "{ help: {}, press: {} }",
      files: { "content/help/one.md": answer("title: One"), "content/pres/two.md": answer("title: Two") },
    });
    expect(ok).toBe(false);
    expect(found).toEqual([
      "content/pres read/unknown-collection",
      expect.stringMatching(/^site\.config\.ts:\d+:\d+ read\/collection-missing$/),
    ]);
    expect(diagnostics[0]?.args).toEqual({ name: "pres", near: "press" });
  });

  test.each(["content/help", "legal"])("two files for one document in %s", async (folder) => {
    const front = `title: One of ${folder}\ndescription: What is told of ${folder} here.`;
    const { ok, found, diagnostics } = await build({
      collections: "{ help: {} }",
      files: {
        "content/help/zero.md": answer("title: Zero"),
        [`${folder}/One.md`]: answer(front, "The first text."),
        [`${folder}/one.md`]: answer(front, "The second text."),
      },
    });
    expect(ok).toBe(false);
    expect(found).toEqual([`${folder}/one.md:1 read/document-twice`]);
    expect(diagnostics.find(({ code }) => code === "read/document-twice")?.args).toEqual({
      other: `${folder}/One.md`,
    });
  });

  test("a page with the same URL as a collection's feed or document", async () => {
    const page = `export const meta = { title: "The help of this app", description: "All that is told of this app, by itself." };
export default () => <main><h1>Help</h1></main>;
`;
    const { ok, found, diagnostics } = await build({
      collections: "{ help: { feed: true } }",
      files: {
        "content/help/one.md": answer("title: One\ndate: 2026-01-01"),
        "pages/help.tsx": page,
      },
    });
    expect(ok).toBe(false);
    expect(found).toEqual(["pages/help/index.tsx plan/route-clash"]);
    expect(diagnostics.find(({ code }) => code === "plan/route-clash")?.args.other).toBe("pages/help.tsx");
  });

  test("a page with the same URL as a collection's feed", async () => {
    const { ok, found, diagnostics } = await build({
      collections: "{ help: { feed: true } }",
      files: {
        "content/help/one.md": answer("title: One\ndate: 2026-01-01"),
        "pages/help.json.tsx": `export const meta = { title: "The data of this app", description: "All that is told of this app, by itself." };
export default () => <main><h1>Data</h1></main>;
`,
      },
    });
    expect(ok).toBe(false);
    expect(found).toEqual(["pages/help.json.tsx plan/output-clash"]);
    expect(diagnostics.find(({ code }) => code === "plan/output-clash")?.args.other).toContain("help");
  });

  test("documents of legal/ in content/", async () => {
    const { ok, found } = await build({
      collections: "{ help: {}, legal: {} }",
      files: { "content/help/one.md": answer("title: One"), "content/legal/two.md": answer("title: Two") },
    });
    expect(ok).toBe(false);
    expect(found).toEqual(["content/legal read/unknown-collection", "content/legal/two.md read/unread-file"]);
  });

  test("a document with the same URL as a page", async () => {
    const { ok, found } = await build({
      collections: "{ help: {} }",
      files: {
        "content/help/contact.md": answer("title: Contact"),
        "pages/help/contact.tsx":
          'export const meta = { title: "Contact", description: "Contact" };\nexport default () => <main><h1>Contact</h1></main>;\n',
      },
    });
    expect(ok).toBe(false);
    expect(found.map((line) => line.split(" ").at(-1))).toEqual(["plan/route-clash"]);
  });

  test("files that are not read, and an order by an unknown key", async () => {
    const { ok, found } = await build({
      collections: '{ help: { orderBy: "-dat" } }',
      files: {
        "content/help/one.md": answer("title: One\ndate: 2025-02-01"),
        "content/help/deep/two.md": answer("title: Two"),
        "content/three.md": answer("title: Three"),
        "content/help/four.MD": answer("title: Four"),
        "content/help/five.txt": "Five",
      },
    });
    expect(ok).toBe(true);
    expect(found).toEqual([
      "content/help/deep/two.md read/unread-file",
      "content/help/five.txt read/unread-file",
      "content/help/four.MD read/unread-file",
      "content/three.md read/unread-file",
      expect.stringMatching(/^site\.config\.ts:\d+:\d+ read\/unknown-order$/),
    ]);
  });

  test("a page that uses an unknown collection", async () => {
    const { ok, found, diagnostics } = await build({
      collections: "{ help: {} }",
      files: {
        "content/help/one.md": answer("title: One"),
        "pages/other.tsx":
          'import { useCollection } from "handbill";\nexport const meta = { title: "Other", description: "Other" };\nexport default function Other() {\n  return <main><h1>{useCollection("hepl").length}</h1></main>;\n}\n',
      },
    });
    expect(ok).toBe(false);
    expect(found).toEqual([expect.stringMatching(/^pages\/other\.tsx:4:\d+ render\/threw$/)]);
    const thrown = diagnostics.find((diagnostic) => diagnostic.code === "render/threw");
    expect(thrown?.args.error).toContain("did you mean help?");
  });
});
