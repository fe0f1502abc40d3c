import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkTypes } from "../support/cli/check-types.js";
import { loadedWith } from "../support/cli/loaded-with.js";
import { checkSite, placeOf } from "../support/flows.js";
import { answer, build } from "../support/sites/build-content.js";
import { contentSite } from "../support/sites/content-site.js";
import { linkPackages, repository, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** The front matter that a document's page shows. */
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
  test.each(Object.entries(schemas))("is validated by a schema of %s", async (_, [imports, schema]) => {
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
    "is reported by a schema of %s with the place of each mistake",
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

  test("has facts, dates and tags, and links to neighbours in its order", async () => {
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

  test("is ordered by file names with their numbers, after documents with an order", async () => {
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

  test("can have documents without a text, which no page has to show", async () => {
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

  test("is checked for documents that no page shows and for broken links", async () => {
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

describe("the types", () => {
  /** The compiler's messages for a page that uses a collection. */
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
    return checkTypes(root);
  };

  test.each(Object.entries(schemas).slice(0, isThorough ? undefined : 1))(
    "of a schema of %s are known in pages",
    (_, [imports, schema]) => {
      const code = `
      export const paths: Paths = ({ collections }) => collections.help.map(({ slug }) => ({ slug }));
      const [one] = useCollection("help");
      export const topic: string | undefined = one?.data.topic;
      export const since: number | undefined = one?.data.since;
      export const day: string | undefined = useCollection("legal")[0]?.effectiveDate;
      // @ts-expect-error a number is not a text
      export const wrong: string | undefined = one?.data.since;
      // @ts-expect-error there is no such key
      export const none = one?.data.tpoic;
      // @ts-expect-error there is no such collection
      export const other = useCollection("hlep");
      // @ts-expect-error a collection without a schema has no keys of its own
      export const plain: string | undefined = useCollection("plain")[0]?.data.topic;`;
      expect(compile(imports, `{ help: { schema: ${schema} }, plain: {} }`, code)).toBe("");
    },
  );
});

describe("a site without collections", () => {
  /** A text that only the code for schemas contains. */
  const ofSchemas = ["does not return an object"];

  test("does not load the code for schemas", () => {
    expect(loadedWith(ofSchemas, tempSite(onTestFinished))).toEqual([]);
    const files = { "content/help/one.md": answer("title: One") };
    const withSome = contentSite(onTestFinished, { collections: "{ help: {} }", files });
    expect(loadedWith(ofSchemas, withSome)).toEqual(ofSchemas);
  });
});
