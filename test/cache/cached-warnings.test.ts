import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { replaceInSilence } from "../support/replace-in-silence.js";
import { sitesFolder, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* React's warnings are cached as long as all their inputs are unchanged. */

describe("React's warnings", () => {
  test("are found again when a package that a page imports changes", () => {
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
      const { stdout } = runWarm(["check", "--root", root, "--offline", "--json"]);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
      return diagnostics.filter(({ code }) => code === "check/react-warning").length;
    };
    expect([warnings(), warnings()]).toEqual([1, 1]);
    write(
      "node_modules/a-list/index.js",
      'exports.items = ["a", "b"]; exports.key = (text) => "the " + text;',
    );
    expect(warnings()).toBe(0);
    write("node_modules/a-list/index.js", 'exports.items = ["a", "b"]; exports.key = () => undefined;');
    expect(warnings()).toBe(1);
  });

  /** A site with pages whose lists have keys or not, depending on their code; returns a function that lists those without. */
  function listedSite(pages: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) {
    const root = tempFolder(onTestFinished);
    cpSync(join(sitesFolder, "whole"), root, { recursive: true });
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const [file, text] of Object.entries(files)) write(file, text);
    for (const [name, code] of Object.entries(pages))
      write(
        `pages/${name}.tsx`,
        `${code}
       const [folder, file] = ${JSON.stringify([join(root, "data", name), join(root, "data", name, "list.txt")])};
       export const meta = { title: "Listed by ${name}", description: "A page with a list of two." };
       export default function Listed() {
         return <main><h1>Listed</h1><ul>{["a", "b"].map((text) => <li key={hasKeys() ? text : undefined}>{text}</li>)}</ul></main>;
       }`,
      );
    const warned = (env: Readonly<Record<string, string>> = {}) => {
      const args = ["check", "--root", root, "--offline", "--json"];
      const { diagnostics } = JSON.parse(runWarm(args, { env }).stdout) as {
        diagnostics: { code: string; file?: string }[];
      };
      return diagnostics
        .filter(({ code }) => code === "check/react-warning")
        .map(({ file = "" }) => basename(file, ".tsx"))
        .sort();
    };
    const entries = () => readdirSync(join(root, "node_modules/.cache/handbill/react")).length;
    return { root, write, warned, entries };
  }

  test("are found again when a variable of the environment changes, for each way to read it", () => {
    const pages = {
      named: "const hasKeys = () => process.env.LIST_NAMED === 'yes';",
      "with-all":
        "const hasKeys = () => Object.entries(process.env).some(([a, b]) => a === 'LIST_WITH_ALL' && b === 'yes');",
      query: "const hasKeys = () => 'LIST_QUERY' in process.env;",
      own: "const hasKeys = () => Object.hasOwn(process.env, 'LIST_OWN');",
      before:
        'import { env } from "node:process";\nconst all = env.LIST_BEFORE; const hasKeys = () => all === "yes";',
    };
    const all = Object.keys(pages).sort();
    // A page that lists all variables would hide that another read is not tracked.
    const sites = isThorough
      ? [all.filter((name) => name !== "with-all"), ["with-all"]]
      : [["before", "named"]];
    for (const names of sites) {
      const { warned, entries } = listedSite(
        Object.fromEntries(names.map((name) => [name, pages[name as keyof typeof pages]])),
      );
      expect(warned()).toEqual(names);
      for (const name of names) {
        const variable = `LIST_${name.toUpperCase().replace("-", "_")}`;
        expect(warned({ [variable]: "yes" })).toEqual(names.filter((other) => other !== name));
      }
      expect(warned()).toEqual(names);
      expect(entries()).toBe(1);
    }
  });

  test("stay cached when a variable that no page reads changes", () => {
    const { warned, entries } = listedSite({
      named: "const hasKeys = () => process.env.LIST_KEYS === 'yes';",
    });
    warned();
    const first = entries();
    warned({ ANOTHER: "1" });
    expect([first, entries()]).toEqual([1, 1]);
  });

  test("are found again when a file changes, for each way to read it", () => {
    const imports = `import fs, { openSync, readFileSync } from "node:fs";
       import { createRequire } from "node:module";
       const isDeveloped = () => process.env["NODE_ENV"] === "development";
       const finds = (path) => {
         try {
           return createRequire(file)(path) !== undefined;
         } catch {
           return false;
         }
       };\n`;
    const ways: Readonly<Record<string, readonly [expression: string, edit: (folder: string) => void]>> = {
      read: [
        'readFileSync(file, "utf8") === "yes"',
        (folder) => writeFileSync(join(folder, "list.txt"), "yes"),
      ],
      "looked-at": [
        "fs.statSync(file).size === 3",
        (folder) => writeFileSync(join(folder, "list.txt"), "yes"),
      ],
      opened: [
        "fs.fstatSync(openSync(file)).size === 3",
        (folder) => writeFileSync(join(folder, "list.txt"), "yes"),
      ],
      listed: [
        "fs.readdirSync(folder).includes('yes.js')",
        (folder) => writeFileSync(join(folder, "yes.js"), ""),
      ],
      "asked-for": [
        "fs.realpathSync.native(folder + '/link').endsWith('yes.js')",
        (folder) => {
          writeFileSync(join(folder, "yes.js"), "");
          rmSync(join(folder, "link"));
          symlinkSync("yes.js", join(folder, "link"));
        },
      ],
      variables: [
        "isDeveloped() && (process.loadEnvFile(folder + '/.env'), process.env.OF_FILE) === 'yes'",
        (folder) => writeFileSync(join(folder, ".env"), "OF_FILE=yes"),
      ],
      module: ["finds('./yes')", (folder) => writeFileSync(join(folder, "yes.js"), "")],
      // With the same size and time.
      silent: [
        'readFileSync(file, "utf8") === "yes"',
        (folder) => replaceInSilence(join(folder, "list.txt"), "no.", "yes"),
      ],
    };
    const names = Object.keys(ways).sort();
    const files = names.flatMap((name) => [
      [`data/${name}/list.txt`, name === "silent" ? "no." : "no"],
      [`data/${name}/.env`, "OF_FILE=no"],
    ]);
    const { root, warned, entries } = listedSite(
      Object.fromEntries(
        Object.entries(ways).map(([name, [expression]]) => [
          name,
          `${imports}const hasKeys = () => ${expression};`,
        ]),
      ),
      Object.fromEntries(files),
    );
    for (const name of names) symlinkSync("list.txt", join(root, "data", name, "link"));
    expect(warned()).toEqual(names);
    expect(entries()).toBe(1);
    const left = new Set(names);
    // Calls similar to others: a thorough run makes these edits too.
    const rare = ["looked-at", "opened", "asked-for", "variables", "module"];
    for (const [name, [, edit]] of Object.entries(ways)) {
      if (!isThorough && rare.includes(name)) continue;
      edit(join(root, "data", name));
      left.delete(name);
      expect(warned(), name).toEqual([...left]);
    }
  });

  test("are found again when the files that a page reads are unknown", () => {
    const { root, write, warned } = listedSite(
      {
        listed: `import { readdirSync } from "node:fs";
       const hasKeys = () => readdirSync(folder, { recursive: true }).length === 4;`,
      },
      { "data/listed/deep/inner/a": "" },
    );
    expect(warned()).toEqual(["listed"]);
    write("data/listed/deep/inner/b", "");
    expect(warned()).toEqual([]);
    expect(existsSync(join(root, "node_modules/.cache/handbill/react"))).toBe(false);
  });

  test("are found again when an ES module in an imported package changes", () => {
    const { warned, write } = listedSite(
      { listed: 'import { hasKeys } from "a-list";' },
      {
        "node_modules/a-list/package.json":
          '{ "name": "a-list", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
        "node_modules/a-list/index.js": 'export { hasKeys } from "./deep.js";',
        "node_modules/a-list/deep.js": "export const hasKeys = () => false;",
      },
    );
    expect([warned(), warned()]).toEqual([["listed"], ["listed"]]);
    write("node_modules/a-list/deep.js", "export const hasKeys = () => true;");
    expect(warned()).toEqual([]);
  });
});
