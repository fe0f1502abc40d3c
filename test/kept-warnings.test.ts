import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { replaceInSilence } from "./support/replace-in-silence.js";
import { runCli } from "./support/run-cli.js";
import { sitesFolder, tempFolder } from "./support/temp-site.js";

/*
 * What React warns of is kept for as long as all that it depends on is the same.
 */

describe("React's warnings", () => {
  test("are found anew when a package that a page loads is another", () => {
    const root = tempFolder(onTestFinished);
    cpSync(join(sitesFolder, "whole"), root, { recursive: true });
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    mkdirSync(join(root, "node_modules/a-list"), { recursive: true });
    write("node_modules/a-list/package.json", '{ "name": "a-list", "version": "1.0.0", "main": "index.js" }');
    write("node_modules/a-list/index.js", 'exports.items = ["a", "b"]; exports.key = () => undefined;');
    write(
      "pages/listed.tsx",
      `import { items, key } from "a-list";
       export const meta = { title: "Listed", description: "A page with a list of two." };
       export default function Listed() {
         return <main><h1>Listed</h1><ul>{items.map((text) => <li key={key(text)}>{text}</li>)}</ul></main>;
       }`,
    );
    const warnings = () => {
      const { stdout } = runCli(["check", "--root", root, "--offline", "--json"]);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
      return diagnostics.filter(({ code }) => code === "check/react-warning").length;
    };
    expect([warnings(), warnings()]).toEqual([1, 1]);
    write(
      "node_modules/a-list/index.js",
      'exports.items = ["a", "b"]; exports.key = (text) => "the " + text;',
    );
    expect([warnings(), warnings()]).toEqual([0, 0]);
    write("node_modules/a-list/index.js", 'exports.items = ["a", "b"]; exports.key = () => undefined;');
    expect(warnings()).toBe(1);
  });

  /** A site with a page whose list has keys, or none, as an expression says; gives what counts its warnings. */
  function listedSite(code: string, files: Readonly<Record<string, string>> = {}) {
    const root = tempFolder(onTestFinished);
    cpSync(join(sitesFolder, "whole"), root, { recursive: true });
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const [file, text] of Object.entries(files)) write(file, text);
    write(
      "pages/listed.tsx",
      `${code}
       const [folder, file] = ${JSON.stringify([join(root, "data"), join(root, "data/list.txt")])};
       export const meta = { title: "Listed", description: "A page with a list of two." };
       export default function Listed() {
         return <main><h1>Listed</h1><ul>{["a", "b"].map((text) => <li key={hasKeys() ? text : undefined}>{text}</li>)}</ul></main>;
       }`,
    );
    const warnings = (env: Readonly<Record<string, string>> = {}) => {
      const args = ["check", "--root", root, "--offline", "--json"];
      const { diagnostics } = JSON.parse(runCli(args, { env: { ...process.env, ...env } }).stdout) as {
        diagnostics: { code: string }[];
      };
      return diagnostics.filter(({ code: found }) => found === "check/react-warning").length;
    };
    const kept = () => readdirSync(join(root, "node_modules/.cache/handbill/react")).length;
    return { write, warnings, kept, folder: join(root, "data") };
  }

  test.each([
    ["by its name", "const hasKeys = () => process.env.LIST_KEYS === 'yes';"],
    [
      "with all others",
      "const hasKeys = () => Object.entries(process.env).some(([a, b]) => a === 'LIST_KEYS' && b === 'yes');",
    ],
    ["where it is asked whether it is there", "const hasKeys = () => 'LIST_KEYS' in process.env;"],
    ["as one of its own", "const hasKeys = () => Object.hasOwn(process.env, 'LIST_KEYS');"],
    [
      "before the page is rendered",
      'import { env } from "node:process";\nconst all = env.LIST_KEYS; const hasKeys = () => all === "yes";',
    ],
  ])("are found anew when a variable of the environment is another that is read %s", (_, code) => {
    const { warnings, kept } = listedSite(code);
    expect([warnings(), warnings({ LIST_KEYS: "yes" }), warnings()]).toEqual([1, 0, 1]);
    expect(kept()).toBe(1);
  });

  test("hold while a variable is another that nobody reads", () => {
    const { warnings, kept } = listedSite("const hasKeys = () => process.env.LIST_KEYS === 'yes';");
    warnings();
    const first = kept();
    warnings({ ANOTHER: "1" });
    expect([first, kept()]).toEqual([1, 1]);
  });

  test.each([
    ["read", 'readFileSync(file, "utf8") === "yes"'],
    ["looked at", "fs.statSync(file).size === 3"],
    ["opened", "fs.fstatSync(openSync(file)).size === 3"],
    ["listed with its folder", "fs.readdirSync(folder).includes('yes.js')"],
    ["listed with a folder above", "fs.readdirSync(folder + '/deep', { recursive: true }).length === 3"],
    ["asked for by a function of a function", "fs.realpathSync.native(folder + '/link').endsWith('yes.js')"],
    [
      "loaded as variables",
      "isDeveloped() && (process.loadEnvFile(folder + '/.env'), process.env.OF_FILE) === 'yes'",
    ],
    ["sought as a module", "finds('./yes')"],
  ])("are found anew when a file is another that is %s", (_, expression) => {
    const { warnings, write, folder } = listedSite(
      `import fs, { openSync, readFileSync } from "node:fs";
       import { createRequire } from "node:module";
       const isDeveloped = () => process.env["NODE_ENV"] === "development";
       const finds = (path) => {
         try {
           return createRequire(file)(path) !== undefined;
         } catch {
           return false;
         }
       };
       const hasKeys = () => ${expression};`,
      { "data/list.txt": "no", "data/other.txt": "", "data/.env": "OF_FILE=no", "data/deep/inner/a": "" },
    );
    symlinkSync("list.txt", join(folder, "link"));
    expect(warnings()).toBe(1);
    write("data/list.txt", "yes");
    rmSync(join(folder, "other.txt"));
    write("data/.env", "OF_FILE=yes");
    write("data/deep/inner/b", "");
    write("data/yes.js", "");
    rmSync(join(folder, "link"));
    symlinkSync("yes.js", join(folder, "link"));
    expect(warnings()).toBe(0);
  });

  test("are found anew when a file is another of the same size, as old as before", () => {
    const { warnings, folder } = listedSite(
      'import { readFileSync } from "node:fs";\nconst hasKeys = () => readFileSync(file, "utf8") === "yes";',
      { "data/list.txt": "no." },
    );
    expect(warnings()).toBe(1);
    replaceInSilence(join(folder, "list.txt"), "no.", "yes");
    expect(warnings()).toBe(0);
  });

  test("are found anew when an ES module is another that a package imports", () => {
    const { warnings, write } = listedSite('import { hasKeys } from "a-list";', {
      "node_modules/a-list/package.json":
        '{ "name": "a-list", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      "node_modules/a-list/index.js": 'export { hasKeys } from "./deep.js";',
      "node_modules/a-list/deep.js": "export const hasKeys = () => false;",
    });
    expect([warnings(), warnings()]).toEqual([1, 1]);
    write("node_modules/a-list/deep.js", "export const hasKeys = () => true;");
    expect(warnings()).toBe(0);
  });
});
