import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mediaSite } from "./support/media-site.js";
import { patience } from "./support/patience.js";
import { readFolder } from "./support/read-folder.js";
import { cliFile, runProgram } from "./support/run-cli.js";
import { repository, tempFolder } from "./support/temp-site.js";

/*
 * Whatever the store holds, a build gives what it gives with nothing kept: two sites, two versions of handbill, and what
 * they keep damaged, lost, backdated and given to each other.
 */

const ways = 200;
const store = "node_modules/.cache/handbill";

/** Numbers that look like chance and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const front = "---\ntitle: More of it\ndescription: A document that holds a number.\n---\n";
const font = "@fontsource/bricolage-grotesque";
const picture = readFileSync(join(repository, "docs/landing.png"));

/** A site with a picture and a font, in words of its own. */
function site(name: string): string {
  return mediaSite(onTestFinished, {
    packages: [font],
    config: `fonts: [{ family: "Bricolage Grotesque", package: "${font}", weight: 800 }],`,
    files: {
      "pages/index.tsx": `import { Image, Link } from "handbill";
import "./_own.css";
import picture from "./_picture.png";
export const meta = { title: "${name}", description: "A site that is called ${name} and has a picture." };
export default () => <main><h1>${name}</h1><Image src={picture} alt="The site" widths={[64]} /><Link to="/privacy">Privacy</Link></main>;`,
      "pages/_own.css": 'h1 { font-family: "Bricolage Grotesque", sans-serif; }',
      "pages/_picture.png": picture,
      // So many pages are kept one by one.
      "pages/many/[one].tsx": `import { useLegal } from "handbill";
export const paths = () => Array.from({ length: 40 }, (_, index) => ({ one: "p" + index }));
export const meta = ({ params }) => ({ title: "The page " + params.one, description: "One of many pages, which is called " + params.one });
export default ({ params }) => <main><h1>{params.one} of {useLegal().length}</h1></main>;`,
      "public/text.txt": "0",
    },
  });
}

/** Another version of handbill, which is the same but for its number. */
function otherVersion(): string {
  const folder = tempFolder(onTestFinished);
  for (const part of ["bin", "lib", "package.json"])
    cpSync(join(repository, part), join(folder, part), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  for (const file of readdirSync(join(folder, "lib")).filter((name) =>
    /^(unchanged|chunk-.*)\.cjs$/.test(name),
  )) {
    const path = join(folder, "lib", file);
    const text = readFileSync(path, "latin1");
    writeFileSync(
      path,
      text.replaceAll(`version:"${ownVersion}"`, `version:"${"9".repeat(ownVersion.length)}"`),
      "latin1",
    );
  }
  return join(folder, "bin/handbill.cjs");
}

const ownVersion: string = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")).version;

const listKept = (root: string): string[] => {
  const folder = join(root, store);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** `builds`, `pages`, … */
const kindOf = (file: string): string => /^.(\w+)/.exec(file.split(join(store))[1] ?? "")?.[1] ?? "";

test("a build gives the same bytes and tells the same, whatever is kept", {
  timeout: patience(300_000),
}, () => {
  const roots = [site("One"), site("Two")];
  const programs = [cliFile, otherVersion()];
  const [first = "", second = ""] = roots;
  const pick = numbers(20251122);
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[pick(items.length)];

  const build = (root: string, program: string) => {
    const command = [process.execPath, program, "build", "--json", "--root", root];
    // The output that was replaced is kept too, but not where others build.
    const { status, stdout, stderr } = runProgram(command, { env: { CI: "" } });
    expect([status, stderr, status === 0 ? "" : stdout]).toEqual([0, "", ""]);
    const { unchanged, timing: _, built: __, builtAgain: ___, ...told } = JSON.parse(stdout);
    return {
      unchanged: unchanged as boolean,
      told,
      files: readFolder(join(root, "dist")),
    };
  };
  /** What a build gives with nothing kept, for each text that the site may have. */
  const clean = new Map<string, ReturnType<typeof build>>();
  const setText = (root: string, text: string) => {
    writeFileSync(join(root, "public/text.txt"), text);
    writeFileSync(join(root, "legal/more.md"), `${front}\nThe number of the day is ${text}.\n`);
  };
  for (const root of roots) {
    for (const text of ["0", "1"]) {
      rmSync(join(root, store), { recursive: true, force: true });
      rmSync(join(root, "dist"), { recursive: true, force: true });
      setText(root, text);
      clean.set(`${root} ${text}`, build(root, cliFile));
    }
    build(root, programs[1] ?? "");
  }

  const old = new Date("2001-01-01");
  /** What may happen to a file that is kept. */
  const damages: Readonly<Record<string, (file: string, root: string) => void>> = {
    flip: (file) => {
      const bytes = readFileSync(file);
      const at = pick(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << pick(8));
      writeFileSync(file, bytes);
    },
    truncate: (file) => truncateSync(file, pick(readFileSync(file).length)),
    empty: (file) => truncateSync(file, 0),
    append: (file) => writeFileSync(file, "more", { flag: "a" }),
    lose: (file) => rmSync(file),
    folder: (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    backdate: (file) => utimesSync(file, old, old),
    swap: (file, root) => {
      const other = oneOf(listKept(root)) ?? file;
      if (other === file) return;
      renameSync(file, `${file}.aside`);
      renameSync(other, file);
      renameSync(`${file}.aside`, other);
    },
    /** One result in the place of another, of the other site too. */
    take: (file, root) => {
      const from = oneOf([...listKept(first), ...listKept(second)].filter((path) => path !== file));
      if (from === undefined) return;
      const place = oneOf([file, join(root, store, "builds", basename(from))]) ?? file;
      const bytes = readFileSync(from);
      // There may be a folder.
      rmSync(place, { recursive: true, force: true });
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, bytes);
    },
    mix: (_, root) => {
      rmSync(join(root, store), { recursive: true });
      cpSync(join(root === first ? second : first, store), join(root, store), { recursive: true });
    },
    outputs: (_, root) => {
      if (existsSync(join(root, "dist"))) utimesSync(join(root, "dist/index.html"), old, old);
    },
    gone: (_, root) => rmSync(join(root, "dist"), { recursive: true, force: true }),
  };

  const tried = new Map<string, number>();
  const namespacesSeen = new Set<string>();
  let unchanged = 0;
  for (let way = 0; way < ways; way++) {
    const root = oneOf(roots) ?? "";
    const program = oneOf(programs) ?? "";
    for (let count = 1 + pick(3); count > 0; count--) {
      const name = oneOf(Object.keys(damages)) ?? "";
      const kind = oneOf([...new Set(listKept(root).map(kindOf))]);
      const file = oneOf(listKept(root).filter((one) => kindOf(one) === kind));
      if (file === undefined || (name === "mix" && listKept(root === first ? second : first).length === 0))
        continue;
      namespacesSeen.add(kindOf(file));
      damages[name]?.(file, root);
      tried.set(name, (tried.get(name) ?? 0) + 1);
    }
    const text = String(pick(2));
    if (pick(2) === 0) setText(root, text);
    const now = readFileSync(join(root, "public/text.txt"), "utf8");
    const made = build(root, program);
    const { told, files } = clean.get(`${root} ${now}`) ?? {};
    expect({ way, told: made.told, files: made.files }).toEqual({ way, told, files });
    if (made.unchanged) unchanged++;
    // Damages that left folders in a file's place are no way to live on.
    if (way % 20 === 19) rmSync(join(root, store), { recursive: true, force: true });
  }
  expect([...tried.keys()].sort()).toEqual(Object.keys(damages).sort());
  expect(namespacesSeen).toEqual(new Set(["builds", "documents", "fonts", "images", "pages", "spare"]));
  // Neither is everything made anew each time, nor is damage taken for nothing.
  expect(unchanged).toBeGreaterThan(5);
  expect(unchanged).toBeLessThan(ways / 2);
});
