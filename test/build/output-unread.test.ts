import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { BuildJson } from "../support/cli/json-build.js";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const count = 45;

/** Enough pages to be stored one by one. */
function manyPages(): string {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/many"));
  writeFileSync(
    join(root, "pages/many/[one].tsx"),
    `const all = Array.from({ length: ${count} }, (_, index) => "p" + index);
export const paths = () => all.map((one) => ({ one }));
export const meta = ({ params }) => ({ title: "The page " + params.one, description: "One of many, called " + params.one });
export default ({ params }) => <main><h1>One of many: {params.one}</h1>{all.map((one) => <a key={one} href={"/many/" + one}>{one}</a>)}</main>;
`,
  );
  return root;
}

/** Returns a function that builds a site in another process and lists the files that it writes. */
function follow(root: string) {
  const folder = tempFolder(onTestFinished);
  const [log, lister] = [join(folder, "log"), join(folder, "lister.cjs")];
  writeFileSync(
    lister,
    `const fs = require("node:fs");
const { writeSync } = fs;
const log = fs.openSync(${JSON.stringify(log)}, "a");
for (const name of ["writeFileSync", "copyFileSync"]) {
  const own = fs[name];
  fs[name] = (path, ...rest) => (writeSync(log, "file " + path + "\\n"), own(path, ...rest));
}
`,
  );
  const command = [process.execPath, "--require", lister, cliFile, "build", "--root", root, "--json"];
  return () => {
    const { stdout } = runProgram(command);
    const lines = readFileSync(log, "utf8").trim().split("\n");
    rmSync(log);
    const ofOutput = /^file .*(?:\/dist\/|\/\.dist\.handbill-new-\w+\/)/;
    return {
      files: [
        ...new Set(lines.filter((line) => ofOutput.test(line)).map((line) => line.replace(ofOutput, ""))),
      ],
      unchanged: (JSON.parse(stdout) as BuildJson).unchanged,
    };
  };
}

test("pages with unchanged bytes are not written again", {
  timeout: scaledTimeout(60_000),
}, () => {
  const root = manyPages();
  const build = follow(root);
  const first = build();
  const pages = first.files.filter((file) => file.startsWith("many/"));
  expect(new Set(pages.map((file) => basename(file.replace("/index", ""), ".html"))).size).toBe(count);
  appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
  expect(build().unchanged).toBe(false);
  for (let edit = 0; edit < (isThorough ? 2 : 1); edit++) {
    expect(build().unchanged).toBe(true);
    appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
    const { files } = build();
    expect(files).toContain("privacy.html");
    expect(files.filter((file) => !/^privacy|^\.handbill/.test(file))).toEqual([]);
  }
});
