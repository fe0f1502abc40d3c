// Longer than a file should be: every way to edit a site is one row of one table, which is read as a whole.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type EditableSite, siteAt } from "./support/edit-site.js";
import { patience } from "./support/patience.js";
import { get, type ServingCli, startServing, until, untilServed } from "./support/running-cli.js";
import { tempFolder, tempSite } from "./support/temp-site.js";

const rebuilt = /rebuilt in/;
interface EditCase {
  readonly name: string;
  /** Made before the command starts. */
  readonly prepare?: (site: EditableSite) => void;
  readonly edit: (site: EditableSite) => void;
  /** What a path answers in the end: its status, a text that it contains, or a form of which it contains another text than before. */
  readonly answers: readonly [path: string, expected: number | string | RegExp][];
  /** 1 unless told otherwise. */
  readonly rebuilds?: number;
}

const index = "pages/index.tsx";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const aboutPage = `export const meta = { title: "About", description: "About it." };
export default function About() { return <main><h1 id="top">About</h1></main>; }
`;

const cases: readonly EditCase[] = [
  {
    name: "a page, written in place",
    edit: (site) => site.replace(index, "Privacy</Link>", "Your privacy</Link>"),
    answers: [["/", "Your privacy"]],
  },
  {
    name: "a page, written several times in a row",
    edit: (site) => {
      for (const text of ["", "Half", "export", aboutPage]) site.write("pages/about.tsx", text);
    },
    answers: [["/about", "About"]],
  },
  {
    name: "a file beside the config that is called as handbill's own might be",
    prepare: (site) => {
      site.write("handbill-words.ts", 'export const word = "old";\n');
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport { word } from "../handbill-words";',
      );
      site.replace(index, "<main>", "<main><i>{word}</i>");
    },
    edit: (site) => site.write("handbill-words.ts", 'export const word = "new";\n'),
    answers: [["/", "<i>new</i>"]],
  },
  {
    name: "a component that is put in place of the old one at once",
    prepare: (site) => {
      site.write("pages/_sign.tsx", "export const Sign = () => <b>old</b>;\n");
      site.replace(index, "<main>", "<main><Sign />");
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport { Sign } from "./_sign.tsx";',
      );
    },
    edit: (site) => {
      site.write("pages/._sign.tsx.tmp", "export const Sign = () => <b>new</b>;\n");
      renameSync(join(site.root, "pages/._sign.tsx.tmp"), join(site.root, "pages/_sign.tsx"));
    },
    answers: [["/", "<b>new</b>"]],
  },
  {
    name: "a page, saved by an editor that keeps the old one as a backup",
    edit: (site) => {
      const text = site.read(index);
      renameSync(join(site.root, index), join(site.root, `${index}~`));
      site.write(index, text.replace("Privacy</Link>", "Your privacy</Link>"));
      unlinkSync(join(site.root, `${index}~`));
    },
    answers: [["/", "Your privacy"]],
  },
  {
    name: "a style",
    edit: (site) => site.write("pages/_index.css", "h1 { color: #123456; }"),
    answers: [["/", "h1{color:#123456}"]],
  },
  {
    name: "a client script",
    edit: (site) => site.write("pages/_hello.client.ts", 'document.title = "edited";'),
    answers: [["/", 'document.title="edited"']],
  },
  {
    name: "a Markdown file",
    edit: (site) => site.replace("legal/privacy.md", "How to reach us", "How to write to us"),
    answers: [
      ["/privacy", 'id="how-to-write-to-us"'],
      ["/privacy/", 'id="how-to-write-to-us"'],
    ],
  },
  {
    name: "the config, and its facts in Markdown",
    edit: (site) => site.replace("site.config.ts", "minimumAge: 13", "minimumAge: 16"),
    answers: [["/privacy", "people of 16"]],
  },
  {
    name: "the base path of the config",
    edit: (site) => site.replace("site.config.ts", "minimal.example/", "minimal.example/app/"),
    answers: [
      ["/app/", 'href="/app/privacy"'],
      ["/app/nothing", 404],
      ["/", 404],
    ],
  },
  {
    name: "a module that the config imports",
    prepare: (site) => {
      site.write("facts.ts", 'export const city = "Boston";');
      site.replace("site.config.ts", "legal: {", "facts: { city }, legal: {");
      site.replace(
        "site.config.ts",
        'from "handbill";',
        'from "handbill";\nimport { city } from "./facts.ts";',
      );
      site.replace("legal/privacy.md", "How to reach us", "{{facts.city}}");
    },
    edit: (site) => site.write("facts.ts", 'export const city = "Salem";'),
    answers: [["/privacy", "Salem"]],
  },
  {
    name: "a public file",
    prepare: (site) => site.write("public/data/hours.txt", "9 to 5"),
    edit: (site) => site.write("public/data/hours.txt", "10 to 6"),
    answers: [["/data/hours.txt", "10 to 6"]],
  },
  {
    name: "a folder that did not exist, with a folder in it",
    prepare: (site) => rmSync(join(site.root, "public"), { recursive: true }),
    edit: (site) => site.write("public/new/deep/hours.txt", "9 to 5"),
    answers: [["/new/deep/hours.txt", "9 to 5"]],
  },
  {
    name: "an image that a component imports",
    prepare: (site) => {
      writeFileSync(join(site.root, "pages/_photo.png"), pixel);
      site.replace(index, "<main>", '<main><img src={photo.href} alt="" />');
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport photo from "./_photo.png";',
      );
    },
    // Bytes after the image's end do not change what it shows, only its name.
    edit: (site) =>
      writeFileSync(join(site.root, "pages/_photo.png"), Buffer.concat([pixel, Buffer.from("+")])),
    answers: [["/", /\/assets\/_photo-[0-9a-f]{10}\.png/]],
  },
  {
    name: "a font that a style names",
    prepare: (site) => {
      site.write("pages/_type.woff2", "one");
      site.write("pages/_index.css", '@font-face { font-family: "T"; src: url("./_type.woff2"); }');
    },
    edit: (site) => site.write("pages/_type.woff2", "two"),
    answers: [["/", /\/assets\/_type-[0-9a-f]{10}\.woff2/]],
  },
  {
    name: "tsconfig.json, by which an import is found",
    prepare: (site) => {
      site.write("one/word.ts", 'export const word = "first";');
      site.write("two/word.ts", 'export const word = "second";');
      site.write("tsconfig.json", '{ "compilerOptions": { "paths": { "~/*": ["./one/*"] } } }');
      site.replace(index, "<main>", "<main>{word}");
      site.replace(index, 'import "./_index.css";', 'import "./_index.css";\nimport { word } from "~/word";');
    },
    edit: (site) => site.replace("tsconfig.json", "./one", "./two"),
    answers: [["/", "second"]],
  },
  {
    name: "a page that is added",
    edit: (site) => site.write("pages/about.tsx", aboutPage),
    answers: [
      ["/about", 200],
      ["/about/", 200],
    ],
  },
  {
    name: "a page that is removed",
    prepare: (site) => site.write("pages/about.tsx", aboutPage),
    edit: (site) => unlinkSync(join(site.root, "pages/about.tsx")),
    answers: [["/about", 404]],
  },
  {
    name: "a page that is renamed",
    prepare: (site) => site.write("pages/about.tsx", aboutPage),
    edit: (site) => renameSync(join(site.root, "pages/about.tsx"), join(site.root, "pages/us.tsx")),
    answers: [
      ["/us", 200],
      ["/about", 404],
    ],
  },
  {
    name: "a folder of pages that is renamed",
    prepare: (site) => site.write("pages/press/kit.tsx", aboutPage),
    edit: (site) => renameSync(join(site.root, "pages/press"), join(site.root, "pages/media")),
    answers: [
      ["/media/kit", 200],
      ["/press/kit", 404],
    ],
  },
  {
    name: "a Markdown file that is added",
    edit: (site) =>
      site.write("legal/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nUs.\n"),
    answers: [["/imprint", "Us."]],
  },
  {
    name: "a file that is deleted and made again with other words",
    edit: (site) => {
      const text = site.read("legal/privacy.md");
      unlinkSync(join(site.root, "legal/privacy.md"));
      site.write("legal/privacy.md", text.replace("How to reach us", "How to write to us"));
    },
    answers: [["/privacy", "How to write to us"]],
  },
  {
    name: "a file that is deleted and made again as it was",
    edit: (site) => {
      const text = site.read("legal/privacy.md");
      unlinkSync(join(site.root, "legal/privacy.md"));
      site.write("legal/privacy.md", text);
    },
    answers: [["/privacy", "How to reach us"]],
    rebuilds: 0,
  },
  {
    name: "a write of the same bytes",
    edit: (site) => site.write(index, site.read(index)),
    answers: [["/", "Privacy"]],
    rebuilds: 0,
  },
  {
    name: "files that are no part of the site",
    edit: (site) => {
      site.write("README.md", "# Read me");
      site.write("node_modules/x/index.js", "1");
      site.write("dist/index.html", "1");
      site.write(".cache/x", "1");
      site.write(".dist.handbill-new-1/index.html", "1");
    },
    answers: [["/", "Privacy"]],
    rebuilds: 0,
  },
];

describe.concurrent("one edit, one rebuild, the right result", { timeout: patience(60_000) }, () => {
  for (const { name, prepare, edit, answers, rebuilds = 1 } of cases) {
    test(name, async ({ onTestFinished }) => {
      const site = siteAt(tempSite(onTestFinished));
      prepare?.(site);
      const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
      const before = new Map<string, string>();
      for (const [path] of answers) before.set(path, (await get(cli, path)).text);
      cli.whilePaused(() => edit(site));
      for (const [path, expected] of answers) {
        await until(async () => {
          const { status, text } = await get(cli, path);
          if (typeof expected === "number") return status === expected;
          if (typeof expected === "string") return text.includes(expected);
          // An address that is made of the content is another one than before.
          const found = expected.exec(text)?.[0];
          return found !== undefined && found !== expected.exec(before.get(path) ?? "")?.[0];
        });
      }
      await expectRebuilds(cli, site, rebuilds);
    });
  }
});

/** After one more edit whose effect is seen, nothing can be under way that came before it. */
async function expectRebuilds(cli: ServingCli, site: EditableSite, rebuilds: number) {
  // The terminal tells of a build when its checks are done, after the pages are served.
  await until(() => cli.count(rebuilt) >= rebuilds);
  const base = [...cli.stdout.matchAll(/serving http:\/\/[^/]+(\S+)/g)].at(-1)?.[1] ?? "/";
  cli.whilePaused(() => site.write("public/last.txt", "last"));
  await until(async () => (await get(cli, `${base}last.txt`)).status === 200);
  await until(() => cli.count(rebuilt) > rebuilds);
  expect(cli.count(rebuilt)).toBe(rebuilds + 1);
}

test("a switch of branches that changes 500 files is one rebuild", {
  timeout: patience(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], { cwd: site.root });
  const writePages = (text: string) => {
    for (let i = 0; i < 500; i++)
      site.write(`pages/p${i}.tsx`, aboutPage.replace(">About<", `>${text} ${i}<`));
  };
  git("init", "-q", "-b", "first");
  writePages("one");
  git("add", "-A");
  git("commit", "-qm", "one");
  git("checkout", "-qb", "second");
  writePages("two");
  git("commit", "-qam", "two");
  git("checkout", "-q", "first");

  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  expect((await get(cli, "/p499")).text).toContain("one 499");
  git("checkout", "-q", "second");
  await untilServed(cli, "/p499", "two 499");
  expect((await get(cli, "/p0")).text).toContain("two 0");
  await expectRebuilds(cli, site, 1);
});

test("a style of a package that lies outside of the site's folder, deleted and made again too", {
  timeout: patience(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const shared = siteAt(tempFolder(onTestFinished));
  const write = (word: string) => shared.write("word.css", `h1::after { content: "${word}" }`);
  write("first");
  shared.write("other.css", "");
  shared.write("package.json", '{ "name": "shared-style", "version": "1.0.0" }');
  mkdirSync(join(site.root, "node_modules"));
  symlinkSync(shared.root, join(site.root, "node_modules/shared-style"));
  site.write("pages/_index.css", '@import "shared-style/word.css";');
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  expect((await get(cli, "/")).text).toContain("first");
  write("second");
  await untilServed(cli, "/", "second");
  unlinkSync(join(shared.root, "word.css"));
  await until(async () => (await get(cli, "/")).status === 500);
  write("third");
  await untilServed(cli, "/", "third");
});

test("--write commits each good build, without what the browser follows by", {
  timeout: patience(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--write", "--root", site.root]);
  expect(site.read("dist/index.html")).not.toContain("handbill");
  site.replace(index, "Privacy</Link>", "Your privacy</Link>");
  await until(() => site.read("dist/index.html").includes("Your privacy"));
  const good = site.read("dist/index.html");
  site.write(index, "export default 1 +");
  await cli.printed(/1 error/);
  expect(site.read("dist/index.html")).toBe(good);
});

test("without --write nothing is written", async () => {
  const site = siteAt(tempSite(onTestFinished));
  await startServing(onTestFinished, ["watch", "--root", site.root]);
  expect(existsSync(join(site.root, "dist"))).toBe(false);
});

test("what a style or a client script imports from elsewhere", { timeout: patience(60_000) }, async () => {
  const site = siteAt(tempSite(onTestFinished));
  site.write("theme/base.css", '.base { color: #111; background: url("./dot.woff2") }');
  site.write("theme/dot.woff2", "one");
  site.write("theme/word.ts", 'export const word = "first word";');
  site.write("pages/_index.css", '@import "../theme/base.css";');
  site.write("pages/_hello.client.ts", 'import { word } from "../theme/word.ts"; document.title = word;');
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  const addressOf = (html: string) => /\/assets\/dot-[0-9a-f]+\.woff2/.exec(html)?.[0];
  const before = addressOf((await get(cli, "/")).text);
  expect(before).not.toBe(undefined);
  site.replace("theme/base.css", "#111", "#222");
  await untilServed(cli, "/", "#222");
  site.replace("theme/word.ts", "first word", "second word");
  await untilServed(cli, "/", "second word");
  site.write("theme/dot.woff2", "two");
  await until(async () => addressOf((await get(cli, "/")).text) !== before);
  expect((await get(cli, addressOf((await get(cli, "/")).text) ?? "")).text).toBe("two");
  expect((await get(cli, before ?? "")).status).toBe(404);
});

test("what changed while a build failed is there when it is mended", {
  timeout: patience(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  const text = site.read(index);
  site.write(index, "export default 1 +");
  await until(async () => (await get(cli, "/")).status === 500);
  site.write("pages/_index.css", "h1 { color: #123456; }");
  site.write("pages/_hello.client.ts", 'document.title = "edited";');
  await until(() => cli.count(rebuilt) >= 2);
  site.write(index, text);
  await untilServed(cli, "/", "h1{color:#123456}");
  expect((await get(cli, "/")).text).toContain('document.title="edited"');
});
