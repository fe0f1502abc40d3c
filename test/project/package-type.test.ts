import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { tempSite } from "../support/temp-site.js";

/** Builds a site whose scripts have no import and no export, or import a CommonJS package. */
async function build(type: string | undefined): Promise<unknown> {
  const root = tempSite(onTestFinished);
  const page = join(root, "pages/index.tsx");
  writeFileSync(join(root, "package.json"), JSON.stringify({ type }));
  writeFileSync(join(root, "pages/plain.client.ts"), 'document.title = "plain";\n');
  writeFileSync(
    join(root, "pages/using.client.ts"),
    'import five from "five";\nimport "./helper";\ndocument.title = String(five);\n',
  );
  writeFileSync(join(root, "pages/helper.ts"), 'document.body.id = "helped";\n');
  mkdirSync(join(root, "node_modules/five"), { recursive: true });
  writeFileSync(join(root, "node_modules/five/package.json"), '{ "name": "five", "main": "index.js" }');
  writeFileSync(
    join(root, "node_modules/five/index.js"),
    'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = 5;\n',
  );
  writeFileSync(
    page,
    `import "./plain.client.ts";\nimport "./using.client.ts";\n${readFileSync(page, "utf8")}`,
  );
  expect((await buildSite(root)).ok).toBe(true);
  return readFolder(join(root, "dist"));
}

test("the output does not depend on the type in the site's package.json", async () => {
  const untyped = await build(undefined);
  expect(JSON.stringify(untyped)).toContain("helped");
  expect(await build("commonjs")).toEqual(untyped);
  expect(await build("module")).toEqual(untyped);
});
