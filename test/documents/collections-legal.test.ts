import { expect, onTestFinished, test } from "vitest";
import { buildSite, placeOf } from "../support/flows.js";
import { answer } from "../support/sites/build-content.js";
import { contentSite } from "../support/sites/content-site.js";

/* The documents of legal/ as a collection: with an order, neighbours, tags, and the site's own keys. */

const page = `import { Link, useCollection, useLegal } from "handbill";
export const meta = { title: "All that holds here", description: "Each document that holds for this app and its site." };
export default function All() {
  const legal = useCollection("legal");
  const known = legal.map(({ collection, slug, date, tags, data, previous, next }) => [collection, slug, date, tags, data, previous?.slug, next?.title]);
  return <main><h1>All</h1><p id="known">{JSON.stringify(known)}</p>{String(legal === useLegal())}{legal.map(({ slug, title }) => <Link key={slug} to={\`/\${slug}\`}>{title}</Link>)}</main>;
}
`;
const front = (title: string, more = "") =>
  `title: ${title} of {{app.name}}\ndescription: What ${title} says of all.${more}`;

const build = async (config: string, files: Record<string, string>) => {
  const root = contentSite(onTestFinished, {
    imports: 'import * as v from "valibot";',
    collections: `{ help: { optional: true }${config} }`,
    files: {
      "pages/all.tsx": page,
      "pages/help/[slug].tsx": page
        .replace("export default", 'export const paths = () => [{ slug: "none" }];\nexport default')
        .replace("All that", "Nothing that")
        .replace("Each document", "No document"),
      "legal/privacy.md": answer(
        front("Privacy", "\ntags: [data]"),
        "From {{legal.effectiveDate}} for {{legal.minimumAge}}.",
      ),
      ...files,
    },
  });
  const { diagnostics, tree } = await buildSite(root);
  const html = tree?.pages.find(({ route }) => route.routePath === "/all")?.html ?? "";
  const [, json = "null"] = /<p id="known">(.*?)<\/p>/.exec(html) ?? [];
  const found = diagnostics
    .filter(({ code }) => !code.startsWith("check/"))
    .map((one) => `${placeOf(one)} ${one.code}`);
  return { found, html, known: JSON.parse(json.replaceAll("&quot;", '"')) as unknown };
};

test("legal documents have an order and neighbours like those of any collection", async () => {
  const { found, html, known } = await build("", {
    "legal/a.md": answer(front("A")),
    "legal/terms.md": answer(front("Terms", "\norder: 1\neffectiveDate: 2026-01-02")),
  });
  expect(found).toEqual([]);
  expect(known).toEqual([
    ["legal", "terms", "2026-01-02", [], {}, null, "A of Minimal"],
    ["legal", "a", "2025-08-17", [], {}, "terms", "Privacy of Minimal"],
    ["legal", "privacy", "2025-08-17", ["data"], {}, "a", null],
  ]);
  expect(html).toContain(">true<");
});

test("legal documents can have an order and a schema in the config", async () => {
  const config = ', legal: { orderBy: "-since", schema: v.object({ since: v.optional(v.number(), 0) }) }';
  const { found, known } = await build(config, { "legal/terms.md": answer(front("Terms", "\nsince: 3")) });
  expect(found).toEqual([]);
  expect(known).toMatchObject([
    ["legal", "terms", "2025-08-17", [], { since: 3 }, null, "Privacy of Minimal"],
    ["legal", "privacy", "2025-08-17", ["data"], { since: 0 }, "terms", null],
  ]);
  const wrong = await build(config, { "legal/terms.md": answer(front("Terms", "\nsince: long")) });
  expect(wrong.found).toEqual(["legal/terms.md:4:1 read/content-schema"]);
});

test("legal documents without a schema have only the known keys", async () => {
  const { found } = await build("", {
    "legal/terms.md": answer(front("Terms", "\nefectiveDate: 2026-01-02\ntags: [a, a]\norder: last")),
  });
  expect(found).toEqual([
    "legal/terms.md:5:1 read/front-matter-value",
    "legal/terms.md:6:1 read/front-matter-value",
  ]);
  const { found: unknown } = await build("", {
    "legal/terms.md": answer(front("Terms", "\nefectiveDate: 2026-01-02")),
  });
  expect(unknown).toEqual(["legal/terms.md:4:1 read/front-matter-key"]);
});
