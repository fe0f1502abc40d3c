import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { contentSite } from "./support/content-site.js";
import { buildSite, checkSite, placeOf } from "./support/flows.js";
import { cliFile, runProgram } from "./support/run-cli.js";
import { linkPackages, repository, tempFolder, tempSite } from "./support/temp-site.js";

const answer = (keys: string, text = "An answer.") => `---\n${keys}\n---\n\n${text}\n`;

const build = async (site: Parameters<typeof contentSite>[1]) => {
  const root = contentSite(onTestFinished, site);
  const { ok, diagnostics, tree } = await buildSite(root);
  const shown = diagnostics.filter(({ code }) => !code.startsWith("check/"));
  const found = shown.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
  const read = (path: string) => tree?.pages.find(({ route }) => route.routePath === path)?.html ?? "";
  return { ok, found, diagnostics, read };
};

/** What the page of a document shows of its front matter. */
const knownOf = (html: string): unknown => {
  const [, json = ""] = /<p id="known">(.*?)<\/p>/.exec(html) ?? [];
  return JSON.parse(json.replaceAll("&quot;", '"'));
};

const schemas = {
  valibot: [
    'import * as v from "valibot";',
    "v.object({ topic: v.string(), since: v.optional(v.number(), 1) })",
  ],
  zod: ['import * as z from "zod";', "z.object({ topic: z.string(), since: z.number().default(1) })"],
  arktype: ['import { type } from "arktype";', 'type({ topic: "string", since: "number = 1" })'],
} as const;

describe("a collection", () => {
  test.each(Object.entries(schemas))("is read by a schema of %s", async (_, [imports, schema]) => {
    const { found, read } = await build({
      imports,
      collections: `{ help: { schema: ${schema} } }`,
      files: {
        "content/help/sync.md": answer("title: How to sync\ntopic: Sync\nsince: 2"),
        "content/help/share.md": answer("title: How to share\ntopic: Sharing"),
      },
    });
    expect(found).toEqual([]);
    expect(knownOf(read("/help/sync"))).toEqual({ tags: [], data: { topic: "Sync", since: 2 } });
    expect(knownOf(read("/help/share"))).toEqual({ tags: [], data: { topic: "Sharing", since: 1 } });
  });

  test.each(Object.entries(schemas))(
    "is told by %s what is wrong, where it stands",
    async (_, [imports, schema]) => {
      const { ok, found } = await build({
        imports,
        collections: `{ help: { schema: ${schema} } }`,
        files: {
          "content/help/a.md": answer("title: A\ntopic: Sync\nsince: soon"),
          "content/help/b.md": answer("title: B\ntopic:\n  - one"),
          "content/help/c.md": answer("title: C"),
          "content/help/d.md": answer("title: D\ntopci: Sync"),
        },
      });
      expect(ok).toBe(false);
      expect(found).toEqual([
        "content/help/a.md:4:1 read/content-schema",
        "content/help/b.md:3:1 read/content-schema",
        "content/help/c.md:1:1 read/content-schema",
        "content/help/d.md:3:1 read/content-schema",
      ]);
    },
  );

  test("states facts, has dates and tags, and leads to its neighbours in its order", async () => {
    const { found, read } = await build({
      collections: '{ help: { orderBy: ["-date", "title"] } }',
      files: {
        "content/help/one.md": answer("title: One\ndate: 2025-02-01\ntags: [b, a]", "Ask {{app.name}}."),
        "content/help/two.md": answer("title: Two of {{app.name}}\ndate: 2026-02-01"),
        "content/help/three.md": answer("title: Three 10"),
        "content/help/four.md": answer("title: Three 9"),
      },
    });
    expect(found).toEqual([]);
    const index = read("/help");
    const order = [...index.matchAll(/href="\/help\/(\w+)"/g)].map(([, slug]) => slug);
    expect(order).toEqual(["two", "one", "four", "three"]);
    expect(index).toContain("Two of Minimal");
    expect(read("/help/one")).toContain("Ask Minimal.");
    expect(knownOf(read("/help/one"))).toEqual({ date: "2025-02-01", tags: ["b", "a"], data: {} });
    expect(read("/help/one")).toContain('<a href="/help/two">Before: Two of Minimal</a>');
    expect(read("/help/one")).toContain('<a href="/help/four">After: Three 9</a>');
    expect(read("/help/two")).not.toContain("Before:");
    expect(read("/help/three")).not.toContain("After:");
  });

  test("stands by its files' names and their numbers, behind what has an order", async () => {
    const { found, read } = await build({
      collections: "{ help: {} }",
      files: Object.fromEntries(
        [["v1.10"], ["v1.9"], ["z", 1], ["a", 2]].map(([slug, order]) => [
          `content/help/${slug}.md`,
          answer(`title: ${slug}${order === undefined ? "" : `\norder: ${order}`}`),
        ]),
      ),
    });
    expect(found).toEqual([]);
    const order = [...read("/help").matchAll(/href="\/help\/([\w.]+)"/g)].map(([, slug]) => slug);
    expect(order).toEqual(["z", "a", "v1.9", "v1.10"]);
  });

  test("has documents without a text, which no page has to show", async () => {
    const root = contentSite(onTestFinished, {
      collections: "{ help: {}, places: {} }",
      files: {
        "content/help/one.md": answer("title: One"),
        "content/places/lisbon.md": answer("title: Lisbon", ""),
        "content/places/_draft.md": "what is not ready yet",
      },
    });
    const codes = async () =>
      (await checkSite(root)).diagnostics.map(({ code, place }) => `${place.file} ${code}`);
    expect(await codes()).not.toContain("content/places/lisbon.md check/unshown-document");
  });

  test("is looked at by the rules: a document that no page shows, a link that leads nowhere", async () => {
    const root = contentSite(onTestFinished, {
      collections: "{ help: {}, places: {} }",
      files: {
        "content/help/one.md": answer("title: One", "See [the other](/help/two)."),
        "content/places/lisbon.md": answer("title: Lisbon"),
      },
    });
    const { diagnostics } = await checkSite(root);
    const found = diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
    expect(found).toContain("content/places/lisbon.md check/unshown-document");
    expect(found).toContain("content/help/one.md:5:17 check/broken-link");
  });
});

describe("what is wrong with a collection itself", () => {
  const one = { "content/help/one.md": answer("title: One\ntopic: Sync") };
  const schema = (validate: string) =>
    `{ help: { schema: { "~standard": { version: 1, vendor: "own", validate: ${validate} } } } }`;

  test.each([
    ["a schema that throws", schema('() => { throw new Error("no") }'), "read/schema-threw"],
    ["a schema that throws what is no error", schema("() => { throw null }"), "read/schema-threw"],
    ["a schema that answers later", schema("async (value) => ({ value })"), "read/schema-async"],
    ["a schema that refuses later", schema('() => Promise.reject(new Error("no"))'), "read/schema-async"],
    ["a schema that says nothing", schema("() => undefined"), "read/schema-answer"],
    ["a schema that gives a text", schema('() => ({ value: "x" })'), "read/schema-answer"],
    [
      "a schema that gives code",
      schema("(value) => ({ value: { ...value, topic() {} } })"),
      "read/schema-answer",
    ],
    [
      "a schema that gives what holds itself",
      schema("(value) => { value.self = value; return { value } }"),
      "read/schema-answer",
    ],
    ["a schema that refuses without a reason", schema("() => ({ issues: [] })"), "read/schema-answer"],
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

  test("a schema that throws is asked once", async () => {
    const files = Object.fromEntries(
      ["a", "b", "c"].map((slug) => [`content/help/${slug}.md`, answer("title: X")]),
    );
    const { found } = await build({ collections: schema('() => { throw new Error("no") }'), files });
    expect(found).toHaveLength(1);
  });

  test.each([
    ["no schema at all", "{ help: { schema: { topic: String } } }", "read/invalid-value"],
    ["the name of the legal documents", "{ legal: {}, help: {} }", "read/invalid-value"],
    ["a name that is no part of an address", '{ "help/me": {}, help: {} }', "read/invalid-value"],
    ["a key that is none", "{ help: { schmea: 1 } }", "read/unknown-key"],
  ])("a config with %s", async (_, collections, code) => {
    const { ok, found } = await build({
      collections,
      files: { "content/help/one.md": answer("title: One") },
    });
    expect(ok).toBe(false);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^site\\.config\\.ts:\\d+:\\d+ ${code}$`))]);
  });

  test("a folder that the config does not name, and a collection without a folder", async () => {
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

  test("a document named like a page", async () => {
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

  test("files that are not read, and a key that puts nothing in order", async () => {
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

  test("a page that asks for a collection that is none", async () => {
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

describe("types", () => {
  const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

  /** What the compiler says of a page that asks for a collection. */
  const compile = (imports: string, collections: string, code: string) => {
    const root = contentSite(onTestFinished, {
      imports,
      collections,
      files: {
        "pages/typed.tsx": `import { useCollection, type Paths } from "handbill";\n${code}\n`,
        "tsconfig.json": JSON.stringify({ extends: join(repository, "tsconfig.site.json"), include: ["."] }),
      },
    });
    linkPackages(root, ["react", "react-dom", "@types/react", "@types/react-dom", "csstype"]);
    symlinkSync(repository, join(root, "node_modules/handbill"), "dir");
    const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", root], { encoding: "utf8" });
    return { stdout, status };
  };

  test.each(Object.entries(schemas))("of %s reach the pages", (_, [imports, schema]) => {
    const code = `
      export const paths: Paths = ({ collections }) => collections.help.map(({ slug }) => ({ slug }));
      const [one] = useCollection("help");
      export const topic: string | undefined = one?.data.topic;
      export const since: number | undefined = one?.data.since;
      // @ts-expect-error a number is no text
      export const wrong: string | undefined = one?.data.since;
      // @ts-expect-error there is no such key
      export const none = one?.data.tpoic;
      // @ts-expect-error there is no such collection
      export const other = useCollection("hlep");
      // @ts-expect-error a collection without a schema has no keys of its own
      export const plain: string | undefined = useCollection("plain")[0]?.data.topic;`;
    const { stdout, status } = compile(imports, `{ help: { schema: ${schema} }, plain: {} }`, code);
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });
});

describe("a site without collections", () => {
  /** The chunks of the compiled command that a build loads. */
  const chunksOf = (root: string) => {
    const hook = join(tempFolder(onTestFinished), "note.cjs");
    writeFileSync(
      hook,
      `const fs = require("node:fs"); const read = fs.readFileSync;
      fs.readFileSync = (path, ...rest) => { if (/lib.[^/]+\\.cjs$/.test(String(path))) fs.appendFileSync(${JSON.stringify(`${hook}.txt`)}, path + "\\n"); return read(path, ...rest); };`,
    );
    const { status } = runProgram([process.execPath, "--require", hook, cliFile, "build", "--root", root]);
    expect(status).toBe(0);
    return readFileSync(`${hook}.txt`, "utf8").split("\n").filter(Boolean);
  };
  /** A code of the parser's errors, which stands in no other package. */
  const readsYaml = (chunk: string) => readFileSync(chunk, "utf8").includes("BAD_COLLECTION_TYPE");

  test("loads nothing for them", () => {
    expect(chunksOf(tempSite(onTestFinished)).filter(readsYaml)).toEqual([]);
    const files = { "content/help/one.md": answer("title: One") };
    const withSome = contentSite(onTestFinished, { collections: "{ help: {} }", files });
    expect(chunksOf(withSome).filter(readsYaml)).toHaveLength(1);
  });
});
