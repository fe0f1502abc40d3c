import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { tempSite } from "./support/temp-site.js";
import { build } from "./support/told-build.js";

/** What a build tells of the weights of pages is kept, and is that of what lies in the output folder all the same. */
test("weights are those of the files, of pages that are as they were and of those that are not", () => {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/many"));
  const said = join(root, "pages/many/_said.ts");
  writeFileSync(said, 'export const said = (name: string) => (name === "p7" ? "Seven" : name);\n');
  writeFileSync(
    join(root, "pages/many/[one].tsx"),
    `import { said } from "./_said.js";
     export const paths = () => Array.from({ length: 40 }, (_, index) => ({ one: "p" + index }));
     export const meta = ({ params }) => ({ title: "The page " + params.one, description: "One of many, called " + params.one });
     export default ({ params }) => <main><h1>{said(params.one)}</h1></main>;`,
  );
  const edits = [
    () => {},
    () => appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n"),
    () => writeFileSync(said, readFileSync(said, "utf8").replace("Seven", "Seven, which is longer")),
    () => appendFileSync(join(root, "legal/privacy.md"), "\nAnd more.\n"),
  ];
  for (const edit of edits) {
    edit();
    const told = build(root, ["--force"]) as unknown as {
      ok: boolean;
      diagnostics: unknown;
      routes: { file: string; bytes: number; gzipBytes: number }[];
    };
    expect([told.ok, told.ok ? [] : told.diagnostics]).toEqual([true, []]);
    expect(told.routes.length).toBeGreaterThan(40);
    for (const { file, bytes, gzipBytes } of told.routes) {
      const written = readFileSync(join(root, "dist", file));
      expect([file, bytes, gzipBytes]).toEqual([
        file,
        written.length,
        gzipSync(written, { level: 9 }).length,
      ]);
    }
  }
});
