// Follows each page of Start and of the guides, as `npm run test:journeys` does.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tryPage } from "./try-page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** These continue with one site, each where the page before it ended. */
export const oneSite = ["first-site", "tasks", "shards", "addresses", "languages", "legal-history"];

/** Each of these begins with a copy of a site: that of `first-site`, the smallest, of `install`, or that of `config`. */
const separate = {
  "first-site": [
    "blocks",
    "get-links",
    "store/README",
    "verify",
    "watch",
    "output",
    "action",
    "extend",
    "check",
  ],
  install: [
    "pages",
    "data",
    "collections",
    "search",
    "messages",
    "images",
    "fonts",
    "embeds",
    "recipes",
    "hosts",
    "config",
  ],
  config: ["legal"],
};

/** `start` needs Apple's service: test/init/first-site.test.ts follows it with a made-up one. */
export const guides = [
  "install",
  "start",
  ...oneSite,
  ...Object.values(separate)
    .flat()
    .filter((page) => page !== "config"),
];

/** Files that a page names and does not show. */
const given = {
  blocks: [
    "content/help/list.png",
    "content/help/week.png",
    "content/help/alarm.mp4",
    "content/help/alarm.png",
    "content/help/alarm.vtt",
  ],
  config: ["public/partners.svg"],
  images: [
    "pages/alarm.png",
    "pages/_room.jpg",
    "pages/_covers/first-steps.png",
    "pages/_covers/lost-password.png",
  ],
  pages: ["pages/_press.css"],
};

/** In an empty folder. Returns the differences from the pages, and what a build or a type check finds in the sites that result. */
export async function tryGuides({ cwd, env }) {
  const flaws = [];
  const follow = async (page, folder) => {
    const own = page === "data" ? { ...env, NODE_OPTIONS: `--import ${answersFile(cwd)}` } : env;
    flaws.push(...(await tryPage(join(root, `docs/${page}.md`), { cwd: folder, env: own })));
    return own;
  };
  const first = join(cwd, "tidepool");
  const smallest = join(cwd, "smallest");
  mkdirSync(smallest);
  await follow("first-site", cwd);
  await follow("install", smallest);
  const bases = { "first-site": join(cwd, "begun"), install: smallest, config: join(cwd, "config") };
  copySite(first, bases["first-site"]);
  const compiler = join(first, "node_modules/typescript/bin/tsc");
  for (const page of oneSite.slice(1)) {
    if (page === "legal-history") keepPlaceholders(first);
    await follow(page, first);
  }
  flaws.push(...checkSite(first, { page: oneSite.join(", "), env, compiler }));
  for (const [base, pages] of Object.entries(separate)) {
    for (const page of pages) {
      const folder = join(cwd, page.replace("/", "-"));
      copySite(bases[base], folder);
      for (const file of given[page] ?? []) give(join(folder, file));
      const own = await follow(page, folder);
      // Its sample has facts that no document uses yet: a site to begin `legal` with.
      if (page !== "config") flaws.push(...checkSite(folder, { page, env: own, compiler }));
    }
  }
  return flaws;
}

/** Texts with placeholders are not released: these are the author's own words from now on. */
export function keepPlaceholders(site) {
  const file = join(site, "site.config.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}placeholders: \{[\s\S]*?\n {2}\},\n/m, ""));
}

/** Shares the packages of the other site; `npm install` then replaces the link. */
function copySite(from, to) {
  const isOwn = (path) => !/[\\/](node_modules|dist)$/.test(path);
  cpSync(from, to, { recursive: true, filter: isOwn });
  symlinkSync(join(from, "node_modules"), join(to, "node_modules"), "junction");
}

function give(path) {
  mkdirSync(dirname(path), { recursive: true });
  const [kind = ""] = /\w+$/.exec(path) ?? [];
  const files = { jpg: "test/sites-invalid/image-flaws/pages/_other.jpg", svg: "public/icon.svg" };
  if (kind === "css" || kind === "vtt") writeFileSync(path, kind === "vtt" ? "WEBVTT\n" : "");
  else cpSync(join(root, files[kind] ?? "docs/starter.png"), path);
}

/** A module that answers as the services in docs/data.md do. */
function answersFile(folder) {
  const answers = {
    "https://api.example.com/reviews": [{ id: "1", text: "The sea was there when it said." }],
    "https://api.example.com/cities": [{ slug: "porto", name: "Porto" }],
    "https://api.github.com/repos/acme/trails/releases": [
      { tag_name: "2.1", published_at: "2026-03-01T08:00:00Z", body: "Works **offline**." },
    ],
  };
  const file = join(folder, "answers.mjs");
  writeFileSync(
    file,
    `const answers = ${JSON.stringify(answers)};\nglobalThis.fetch = async (url) => Response.json(answers[url]);\n`,
  );
  return file;
}

/** What a build and the compiler find in a site. */
function checkSite(folder, { page, env, compiler }) {
  const tsconfig = join(folder, "tsconfig.tried.json");
  const include = ["site.config.ts", "pages", "parts", "messages"].filter((name) =>
    existsSync(join(folder, name)),
  );
  writeFileSync(tsconfig, JSON.stringify({ extends: "./tsconfig.json", include }));
  const runs = [
    ["npx", ["handbill", "build"]],
    [process.execPath, [compiler, "--noEmit", "--project", tsconfig]],
  ];
  return runs.flatMap(([program, args]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
    return status === 0
      ? []
      : [`docs/${page}.md: ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`];
  });
}
