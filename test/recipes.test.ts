import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repository, tempFolder } from "./support/temp-site.js";
import { runWarm } from "./support/warm-cli.js";

/*
 * The sites that the documentation writes out are built as they stand there.
 */

const read = (page: string) => readFileSync(join(repository, "docs", page), "utf8");

/** The files of a page: each is a block of code below a line that is nothing but its name. */
function filesOf(page: string): [file: string, text: string][] {
  return [...read(page).matchAll(/^`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
    ([, file = "", code = ""]) => [file, code],
  );
}

function siteOf(...files: readonly (readonly [string, string])[]): string {
  const root = tempFolder(onTestFinished);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function build(root: string): { routes: string[]; found: string[] } {
  const { stdout } = runWarm(["build", "--strict", "--root", root, "--json"]);
  const { routes = [], diagnostics } = JSON.parse(stdout) as {
    routes?: { routePath: string }[];
    diagnostics: { code: string; file?: string }[];
  };
  return {
    routes: routes.map(({ routePath }) => routePath),
    found: diagnostics.map(({ code, file }) => `${file} ${code}`),
  };
}

test("the smallest site is whole", () => {
  const files = filesOf("install.md");
  expect(files).toHaveLength(5);
  expect(build(siteOf(...files))).toEqual({ routes: ["/404", "/"], found: [] });
});

test("the samples of the config, of a document and of its page are one site", () => {
  const config = /^```ts\n([\s\S]*?)^```$/m.exec(read("config.md"))?.[1] ?? "";
  const document = /^```md\n([\s\S]*?)^```$/m.exec(read("legal.md"))?.[1] ?? "";
  const pages = filesOf("legal.md");
  expect(pages.map(([file]) => file)).toEqual(["pages/[legal].tsx"]);
  const small = filesOf("install.md").filter(([file]) => file.startsWith("pages/"));
  const root = siteOf(...small, ...pages, ["site.config.ts", config], ["legal/privacy-policy.md", document]);
  const { found } = build(root);
  // Nothing leads to the document from the smallest site; names that are reserved for examples are told.
  expect(found.filter((one) => !one.endsWith("check/stand-in-address"))).toEqual([
    "legal/privacy-policy.md check/orphan",
    "site.config.ts check/no-icon",
  ]);
});

test("a site with all that sites often need is whole", () => {
  const recipes = filesOf("recipes.md");
  expect(recipes.map(([file]) => file)).toEqual([
    "pages/_preview.tsx",
    "pages/_waiting-list.tsx",
    "pages/_visits.tsx",
    "pages/changes/[version].tsx",
    "pages/changes/_changes.ts",
  ]);
  const page = read("recipes.md");
  const checks = [...page.matchAll(/^checks: \{ (.*) \},$/gm)].map(([, inner = ""]) => inner);
  expect(checks).toHaveLength(2);
  const links = /^\{changes\.map[\s\S]*?^\)\)\}$/m.exec(page)?.[0] ?? "";
  const small = new Map(filesOf("install.md"));
  const edit = (file: string, before: string, after: string) =>
    small.set(file, (small.get(file) ?? "").replace(before, after));
  edit("site.config.ts", "});", `  checks: { ${checks.join(", ")} },\n});`);
  edit(
    "pages/index.tsx",
    "import",
    `import { Link } from "handbill";
import { changes } from "./changes/_changes";
import { Preview } from "./_preview";
import { Visits } from "./_visits";
import { WaitingList } from "./_waiting-list";
import`,
  );
  edit("pages/index.tsx", "</main>", `<Preview /><Visits /><WaitingList />${links}</main>`);
  const root = siteOf(...small, ...recipes, ["public/preview.png", ""]);
  expect(build(root).found).toEqual(["public/preview.png read/bad-image"]);
  writeFileSync(join(root, "public/preview.png"), readFileSync(join(repository, "docs/landing.png")));
  expect(build(root)).toEqual({ routes: ["/404", "/changes/2", "/changes/1", "/"], found: [] });
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('<meta property="og:image" content="https://www.your-app.com/preview.png"/>');
  expect(head).toContain("form-action https://lists.your-app.com");
});

test("a site with each embed of the documentation is whole, and its policy allows what they load", () => {
  const embeds = filesOf("embeds.md");
  expect(embeds).toHaveLength(5);
  const listed = (key: string) =>
    [...read("embeds.md").matchAll(new RegExp(`^checks: \\{ ${key}: \\[(.*)\\] \\},$`, "gm"))].map(
      ([, list = ""]) => list,
    );
  const small = new Map(filesOf("install.md"));
  const edit = (file: string, before: string, after: string) =>
    small.set(file, (small.get(file) ?? "").replace(before, after));
  const lists = ["allowedOrigins", "allowedFormActions"].map((key) => `${key}: [${listed(key).join(", ")}]`);
  edit("site.config.ts", "});", `  checks: { ${lists.join(", ")} },\n});`);
  edit(
    "pages/index.tsx",
    "import",
    `import { Analytics } from "./_analytics";
import { Contact } from "./_contact";
import { OfficeMap } from "./_map";
import { BlueskyPost, MastodonPost } from "./_posts";
import { Vimeo, YouTube } from "./_video";
import`,
  );
  const shown = `<Analytics /><Contact /><OfficeMap /><YouTube id="abc" title="A film" /><Vimeo id="123" title="Another film" />
<MastodonPost url="https://mastodon.social/@me/1" title="A post" /><BlueskyPost did="did:plc:x" post="y" title="Another post" />`;
  edit("pages/index.tsx", "</main>", `${shown}</main>`);
  const root = siteOf(...small, ...embeds);
  expect(build(root).found).toEqual([]);
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const [, written = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const policy = written.replaceAll("&#x27;", "'");
  const allowed = (directive: string) =>
    policy
      .split(";")
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ")
      .slice(1);
  const origins = listed("allowedOrigins")
    .join(", ")
    .split(", ")
    .map((one) => JSON.parse(one) as string);
  expect(origins).toHaveLength(7);
  for (const directive of ["frame-src", "script-src", "connect-src"])
    expect(allowed(directive)).toEqual(expect.arrayContaining(origins));
  expect(allowed("form-action")).toEqual(["https://formspree.io"]);
});
