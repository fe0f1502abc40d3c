import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildJson } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

/* Files that look like a part of the site are never ignored silently. */

const diagnose = async (root: string) => (await buildJson(root)).diagnostics;

test("files that are not read are reported, except imported ones and those that begin with _", async () => {
  const root = tempSite(onTestFinished);
  const files = {
    "pages/old.jsx": "1",
    "pages/more.mdx": "# More",
    "pages/deep/er.ts": "export const a = 1;",
    "pages/used.ts": "export const b = 1;",
    "pages/_index.css": '@import "./imported.css";',
    "pages/imported.css": "a{color:red}",
    "pages/_parts/x.js": "1",
    "pages/.DS_Store": "1",
    "pages/_hello.client.ts": 'import { b } from "./used.ts";\ndocument.title += b;',
    "legal/Terms.MD": "# Terms",
    "legal/de/terms.md": "# Terms",
    "legal/terms.mdx": "# Terms",
    "public/.handbill.json": "{}",
    "elsewhere/x.txt": "1",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, "public/real"));
  writeFileSync(join(root, "public/real/a.txt"), "a");
  symlinkSync("real", join(root, "public/linked"));
  symlinkSync("../elsewhere", join(root, "pages/linked"));
  const found = await diagnose(root);
  const kinds = ["legal/Terms.MD", "legal/de/terms.md", "legal/terms.mdx", "pages/old.jsx", "pages/linked"];
  const hints = kinds.map((kind) => found.find(({ file }) => file === kind)?.hint);
  expect(new Set(hints).size, "each is told what to do with it").toBe(kinds.length);
  expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual(
    [
      "legal/Terms.MD",
      "legal/de/terms.md",
      "legal/terms.mdx",
      "pages/deep/er.ts",
      "pages/linked",
      "pages/more.mdx",
      "pages/old.jsx",
      "public/.handbill.json",
      "public/linked",
    ].map((file) => `${file} read/unread-file`),
  );
});

test("a site without a not-found page is reported", async () => {
  const root = tempSite(onTestFinished);
  rmSync(join(root, "pages/404.tsx"));
  expect((await diagnose(root)).map(({ code, file }) => `${file} ${code}`)).toEqual([
    "pages read/no-not-found-page",
  ]);
});
