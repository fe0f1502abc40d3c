import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readFolder } from "./support/read-folder.js";
import { runCli } from "./support/run-cli.js";
import { tempSite } from "./support/temp-site.js";

/** Builds a site whose scripts have no import and no export, or import a package that is CommonJS. */
function build(type: string | undefined): unknown {
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
  expect(runCli(["build", "--root", root]).status).toBe(0);
  return readFolder(join(root, "dist"));
}

test("what is published does not depend on the type of the site's package", () => {
  const untyped = build(undefined);
  expect(JSON.stringify(untyped)).toContain("helped");
  expect(build("commonjs")).toEqual(untyped);
  expect(build("module")).toEqual(untyped);
});
