import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { browserPath } from "../support/browser/browser.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { serve } from "../support/sites/verified-site.js";
import { linkPackages, repository, tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** GitHub's API for comments on pull requests. */
async function startApi() {
  const comments: { id: number; body: string }[] = [{ id: 1, body: "Looks good." }];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      const { body = "" } = text === "" ? {} : (JSON.parse(text) as { body?: string });
      if (request.method === "POST") comments.push({ id: comments.length + 1, body });
      const own = comments.find(({ id }) => request.url?.endsWith(`/comments/${id}`));
      if (request.method === "PATCH" && own) own.body = body;
      response.end(JSON.stringify(comments));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { comments, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const action = parse(readFileSync(join(repository, "action.yml"), "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
};

/**
 * Runs the steps of action.yml in their order, with its expressions. Other actions are not run: `uses` lists them with their
 * inputs.
 */
async function runAction(given: Readonly<Record<string, string>>, environment: NodeJS.ProcessEnv) {
  const outputs: Record<string, Record<string, string>> = {};
  const uses: Record<string, unknown>[] = [];
  const valueAt = (path: string): string => {
    const [first, name = "", , output = ""] = path.split(".");
    if (path === "github.token") return "secret";
    if (first === "steps") return outputs[name]?.[output] ?? "";
    if (first !== "inputs" || !action.inputs[name]) throw new Error(`${path} is not known`);
    return given[name] ?? fill(action.inputs[name].default);
  };
  const fill = (text: unknown) =>
    String(text).replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, path: string) => valueAt(path));
  const holds = (condition: string) =>
    condition.split(" && ").every((part) => {
      const [, path = "", sign, text] = /^([\w.-]+) ([!=]=) '(.*)'$/.exec(part) ?? [];
      return (valueAt(path) === text) === (sign === "==");
    });
  let text = "";
  for (const step of action.runs.steps) {
    if (step.if !== undefined && !holds(step.if)) continue;
    const filled = (values: object = {}) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
    if (step.uses !== undefined) {
      uses.push({ uses: step.uses.replace(/@.*/, ""), ...filled(step.with) });
      if (step.id) outputs[step.id] = { "artifact-url": "https://github.example/artifacts/1" };
      continue;
    }
    const file = join(String(environment.RUNNER_TEMP), "output");
    writeFileSync(file, "");
    const env = {
      ...{ ...environment, ...filled(step.env) },
      ...{ GITHUB_ACTION_PATH: repository, GITHUB_OUTPUT: file },
    };
    const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run ?? ""];
    const child = spawn("bash", args, { env });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => {
        text += part;
      });
    const code = await new Promise((resolve) => child.on("close", resolve));
    if (code !== 0) return { code, text, uses };
    const lines = readFileSync(file, "utf8").matchAll(/^(\w+)=(.*)$/gm);
    if (step.id) outputs[step.id] = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
  }
  return { code: 0, text, uses };
}

test("the action builds, checks, and comments once on what a pull request changes", {
  timeout: scaledTimeout(120_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], {
      cwd: site.root,
      stdio: "pipe",
    });
  site.write(".gitignore", "node_modules\ndist\n");
  linkPackages(site.root, []);
  site.write("node_modules/handbill/package.json", "{}");
  site.write(
    "node_modules/handbill/bin/handbill.cjs",
    `require(${JSON.stringify(join(repository, "bin/handbill.cjs"))});`,
  );
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "base");
  git("remote", "add", "origin", site.root);
  site.write(
    "pages/new.tsx",
    'if (process.env.HANDBILL_TOKEN) throw new Error("a token");\nexport const meta = { title: "Another page", description: "A page that the change brings along." };\nexport default () => <main><h1>New</h1><a href="https://www.apple.com/">Apple</a></main>;\n',
  );
  site.replace("pages/index.tsx", "</main>", '<a href="/new">New</a></main>');
  site.write("legal/privacy.md", `${site.read("legal/privacy.md")}\nOne more line.\n`);
  const api = await startApi();
  const folder = tempFolder(onTestFinished);
  writeFileSync(join(folder, "event.json"), '{ "number": 7 }');
  const environment = {
    ...{ PATH: process.env.PATH, HOME: folder, RUNNER_TEMP: folder, NO_COLOR: "1", CHROME_PATH: browserPath },
    ...{ GITHUB_BASE_REF: "main", GITHUB_REPOSITORY: "me/site", GITHUB_API_URL: api.url },
    ...{ GITHUB_EVENT_PATH: join(folder, "event.json"), GITHUB_STEP_SUMMARY: join(folder, "summary.md") },
  };
  const run = (inputs: Readonly<Record<string, string>> = {}) =>
    runAction({ root: site.root, strict: "false", check: "false", ...inputs }, environment);
  const first = await run();
  expect(first.text).not.toContain("::");
  expect(first.code).toBe(0);
  const summary = readFileSync(join(folder, "summary.md"), "utf8");
  for (const line of [
    /\| `\/new` \| new \|/,
    /\| `\/` \| changed \|/,
    /\| `\/privacy` \| changed \|/,
    /`legal\/privacy.md`: 2 lines added/,
    /- new: https:\/\/www\.apple\.com\//,
    /Total: [\d,]+ \(\+/,
    /\*\*\[Pictures of the changed pages, before and after\]\(https:\/\/github\.example\/artifacts\/1\)\*\*/,
  ])
    expect(summary).toMatch(line);
  expect(summary).not.toContain("/404");
  expect(api.asked).toEqual([
    "GET /repos/me/site/issues/7/comments?per_page=100",
    "POST /repos/me/site/issues/7/comments",
  ]);
  expect(api.comments[1]?.body).toBe(summary);
  expect(first.uses).toMatchObject([
    { uses: "actions/upload-artifact", archive: "false", overwrite: "true" },
  ]);
  const pictures = readFileSync(String(first.uses[0]?.path), "utf8");
  const titles = Array.from(pictures.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title);
  expect(titles).toEqual(
    ["/", "/new", "/privacy"].flatMap((path) => [`${path}, 390 px`, `${path}, 1280 px`]),
  );
  const shown = Array.from(pictures.matchAll(/src="data:image\/png;base64,([^"]+)"/g), ([, text = ""]) =>
    Buffer.from(text, "base64"),
  );
  // A new page has one picture at each width; each picture shows something, so it differs from the others.
  expect(shown).toHaveLength(10);
  expect(new Set(shown.map((picture) => picture.toString("base64"))).size).toBe(10);
  expect(shown.map((picture) => picture.readUInt32BE(16))).toEqual([
    390, 390, 1280, 1280, 390, 1280, 390, 390, 1280, 1280,
  ]);
  if (!isThorough) return;
  // An invisible change is listed without pictures.
  site.remove("pages/new.tsx");
  git("checkout", "-q", "legal", "pages");
  site.replace("pages/index.tsx", "<main>", '<main data-a="">');
  const unseen = await run({ check: "true", upload: "true" });
  expect(unseen).toMatchObject({
    code: 0,
    text: expect.stringMatching(/✓ no problems in 3 pages/),
    uses: [
      {
        uses: "actions/upload-pages-artifact",
        path: join(site.root, "dist"),
        "include-hidden-files": "true",
      },
    ],
  });
  expect(api.asked.at(-1)).toBe("PATCH /repos/me/site/issues/comments/2");
  expect(api.comments).toHaveLength(2);
  expect(git("worktree", "list").toString().trim().split("\n")).toHaveLength(1);
  expect(api.comments[1]?.body).toContain("Pages that look the same: `/`.");
  expect(api.comments[1]?.body).not.toContain("Pictures of the changed");
  // After deployment it compares the live site, and does nothing on pull requests.
  const dist = join(site.root, "dist");
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  const live = await serve(undefined, new Map(names.map((name) => [name, readFileSync(join(dist, name))])));
  const before = api.asked.length;
  expect(await run({ verify: live.origin, upload: "true" })).toMatchObject({ code: 0, uses: [] });
  expect(live.requests.length).toBeGreaterThan(5);
  expect(api.asked).toHaveLength(before);
  site.write("pages/new.tsx", "export default 1;");
  expect(await run({ upload: "true" })).toMatchObject({ code: 1, uses: [] });
});

test.each([
  [{ strict: "yes" }, 'the input strict must be "true" or "false", not "yes"'],
  [{ upload: "on" }, 'the input upload must be "true" or "false", not "on"'],
  [{ verify: "true" }, "the input verify must be the live site's URL"],
  [{ root: "nope" }, "set the input root to the site's folder"],
])("the inputs %o fail the job", async (inputs, says) => {
  const folder = tempFolder(onTestFinished);
  writeFileSync(join(folder, "site.config.ts"), "");
  const ended = await runAction({ root: folder, ...inputs }, { PATH: process.env.PATH, RUNNER_TEMP: folder });
  expect(ended).toMatchObject({ code: 1, text: expect.stringContaining(`::error::`), uses: [] });
  expect(ended.text).toContain(says);
});

test("names and links of a pull request are escaped in its comment", async () => {
  const { compareBuilds } = (await import(join(repository, "action/compare.mjs"))) as {
    compareBuilds: (before: unknown, after: ReadonlyMap<string, Buffer>, documents: string[][]) => string;
  };
  const page = Buffer.from('<a href="https://a.example/\n\n# @team <img>">x</a>');
  const name = "a`|\n# @team.html";
  const reported = compareBuilds(new Map(), new Map([[name, page]]), [["1", "0", "a` @team"]]);
  expect(reported).toContain("| `/a???#?@team` | new |");
  expect(reported).toContain("- new: https://a.example/%0A%0A#%20@team%20%3Cimg%3E");
  expect(reported).toContain("- `a??@team`: 1 lines added");
});
