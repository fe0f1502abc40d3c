import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { reachOf } from "./page-reach.js";

/** A graph of files and what each imports, in the order of its import statements. */
function graph(edges: Record<string, string[]>): Metafile["inputs"] {
  const files = new Set([...Object.keys(edges), ...Object.values(edges).flat()]);
  const inputs = [...files].map((file) => {
    const imports = (edges[file] ?? []).map((path) => ({ path, kind: "import-statement" as const }));
    return [file, { bytes: 1, imports }] as const;
  });
  return Object.fromEntries(inputs);
}

test("the imports of a component come before the page's own later ones, each file once", () => {
  const inputs = graph({
    "page.tsx": ["hero.tsx", "page.css", "menu.client.ts", "base.css"],
    "hero.tsx": ["base.css", "hero.css", "menu.client.ts"],
  });
  expect(reachOf("page.tsx", inputs)).toEqual({
    sources: ["page.tsx", "hero.tsx", "base.css", "hero.css", "menu.client.ts", "page.css"],
    styles: ["base.css", "hero.css", "page.css"],
    clientScripts: ["menu.client.ts"],
  });
});

test("a page does not reach files of another page", () => {
  const inputs = graph({
    "a.tsx": ["a.css", "a.client.ts"],
    "b.tsx": ["b.css", "shared.tsx"],
    "shared.tsx": ["shared.client.tsx", "copy.ts"],
  });
  expect(reachOf("b.tsx", inputs)).toMatchObject({
    styles: ["b.css"],
    clientScripts: ["shared.client.tsx"],
  });
});

test("circular imports are followed once", () => {
  const inputs = graph({ "a.tsx": ["b.tsx"], "b.tsx": ["a.tsx", "b.css"] });
  expect(reachOf("a.tsx", inputs)).toEqual({
    sources: ["a.tsx", "b.tsx", "b.css"],
    styles: ["b.css"],
    clientScripts: [],
  });
});

test("imports of a package are not followed", () => {
  const inputs: Metafile["inputs"] = {
    "page.tsx": { bytes: 1, imports: [{ path: "react", kind: "import-statement", external: true }] },
  };
  expect(reachOf("page.tsx", inputs).sources).toEqual(["page.tsx"]);
});
