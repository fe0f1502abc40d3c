import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { runCliAsync } from "../support/cli/run-cli-async.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { type BadServer, certificateFile, startBadServer } from "../support/network/bad-server.js";
import { startProxy } from "../support/network/proxy.js";
import { repository, sitesFolder, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

let server: BadServer;
beforeAll(async () => {
  server = await startBadServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const env = {
  NODE_OPTIONS: `--require ${join(repository, "test/support/network/map-hosts.cjs")}`,
  NODE_EXTRA_CA_CERTS: certificateFile,
};

/** Allows a check to send requests to the servers of these tests, which run on this machine. */
const ownChecks = "privateAddresses: true";

/** A site whose landing page links to these URLs, each on a line of its own. */
function linkingSite(links: Readonly<Record<string, string>>, checks = ownChecks): string {
  const root = tempFolder(onTestFinished);
  mkdirSync(join(root, "pages"));
  const app = '{ name: "Links", description: "A page of links." }';
  const config = `{ url: "https://links.site.dev/", language: "en", app: ${app}, checks: { ${checks} } }`;
  writeFileSync(join(root, "site.config.ts"), `export default ${config};`);
  const anchors = Object.entries(links).map(([text, href]) => `<a href="${href}">${text}</a>`);
  for (const [name, lines] of Object.entries({ index: anchors, "404": [] }))
    writeFileSync(
      join(root, `pages/${name}.tsx`),
      `export const meta = { title: "The page ${name}", description: "A page that has links, named ${name}." };
export default function Page() {
  return <main><h1>Links</h1>
${lines.join("\n")}
</main>;
}
`,
    );
  return root;
}

const secure = (path: string) => `https://one.site.dev:${server.tlsPort}${path}`;
const check = (root: string, ...flags: string[]) =>
  runCliAsync(["check", "--root", root, "--links-only", ...flags], { env });

interface CheckJson {
  readonly ok: boolean;
  readonly diagnostics: readonly Record<string, unknown>[];
  readonly links: readonly { readonly address: string; readonly verdict: string; readonly cached: boolean }[];
  readonly noNetwork: boolean;
}

describe("handbill check with a network", () => {
  test("reports broken and moved links with page, text and line", async () => {
    const root = linkingSite({
      Fine: secure("/status/200"),
      Dead: secure("/status/404"),
      Old: secure("/moved/x"),
      Guarded: secure("/limited/3600"),
    });
    const { status, stdout } = await check(root, "--json");
    const { diagnostics, links } = JSON.parse(stdout) as CheckJson;
    expect(diagnostics).toMatchObject([
      { code: "check/dead-link", severity: "error", file: "pages/index.tsx", line: 5, page: "/" },
      { code: "check/moved-link", severity: "warning", file: "pages/index.tsx", line: 6, page: "/" },
    ]);
    expect(String(diagnostics[0]?.message)).toContain("“Dead”");
    expect(String(diagnostics[1]?.hint)).toContain(secure("/status/200?from=x"));
    expect(links.map(({ verdict }) => verdict).sort()).toEqual(["broken", "ok", "ok", "unverifiable"]);
    expect(status).toBe(1);
  });

  test("lists unverifiable links without failing", async () => {
    const { status, stdout } = await check(linkingSite({ Guarded: secure("/limited/3600") }));
    expect(stdout).toMatch(/unverifiable +https:.*429.* pages\/index\.tsx:4$/m);
    expect(stdout).toContain("no problems in 2 pages, 0 internal links, 1 outbound (1 unverifiable)");
    expect(status).toBe(0);
  });

  test("requests each URL once, and not again within a day", async () => {
    const root = linkingSite({
      One: secure("/status/200"),
      Two: `${secure("/status/200")}#part`,
      Dead: secure("/status/404"),
    });
    const first = await check(root, "--json");
    const heads = () => server.requests.filter((line) => line.startsWith("HEAD"));
    expect(heads().sort()).toEqual(["HEAD one.site.dev/status/200", "HEAD one.site.dev/status/404"]);
    const again = await check(root, "--json");
    // A broken link may have been fixed since.
    expect(heads()).toHaveLength(3);
    expect(heads().at(-1)).toBe("HEAD one.site.dev/status/404");
    expect((JSON.parse(again.stdout) as CheckJson).diagnostics).toHaveLength(1);
    expect(again.status).toBe(first.status);
  });

  test.runIf(isThorough)(
    "ignores a truncated verdict, and keeps the verdicts of a parallel run",
    async () => {
      const root = linkingSite({ Fine: secure("/status/200") });
      const other = linkingSite({ Fine: secure("/no-head") });
      // Both have one cache.
      mkdirSync(join(root, "node_modules"));
      symlinkSync(join(root, "node_modules"), join(other, "node_modules"));
      const both = () => Promise.all([root, other].map((folder) => check(folder, "--json")));
      expect((await both()).map(({ status }) => status)).toEqual([0, 0]);
      // The number depends on which of the two is first.
      const asked = server.requests.length;
      const addresses = () => [...new Set(server.requests.splice(0))].sort();
      expect((await both()).map(({ status }) => status)).toEqual([0, 0]);
      expect(server.requests).toHaveLength(asked);
      const first = addresses();
      const shelf = join(root, "node_modules/.cache/handbill/links");
      for (const name of readdirSync(shelf)) truncateSync(join(shelf, name), 40);
      expect((await both()).map(({ status }) => status)).toEqual([0, 0]);
      expect(addresses()).toEqual(first);
    },
  );

  test("reports a missing network in one line, and fails only with --strict", async () => {
    const root = linkingSite({ Fine: secure("/status/200") });
    const offlineEnv = { env: { ...env, NO_NAMES: "1" } };
    const args = ["check", "--root", root, "--links-only"];
    const run = await runCliAsync(args, offlineEnv);
    expect(run.stdout.match(/no network: .*/g)).toHaveLength(1);
    expect(run.status).toBe(0);
    expect((await runCliAsync([...args, "--strict"], offlineEnv)).status).toBe(1);
    expect(server.requests).toEqual([]);
  });

  test.each(isThorough ? ["http_proxy", "https_proxy"] : ["https_proxy"])(
    "uses the proxy in %s",
    async (name) => {
      const proxy = await startProxy();
      onTestFinished(proxy.close);
      const root = linkingSite({
        Fine: secure("/status/200"),
        Plain: `http://two.site.dev:${server.port}/status/200`,
        Dead: secure("/status/404"),
      });
      const args = ["check", "--root", root, "--links-only", "--json"];
      const { stdout, status } = await runCliAsync(args, {
        env: { ...env, [name]: `http://127.0.0.1:${proxy.port}` },
      });
      const { diagnostics, links } = JSON.parse(stdout) as CheckJson;
      expect(links.map(({ verdict }) => verdict).sort()).toEqual(["broken", "ok", "ok"]);
      expect(diagnostics.map(({ code }) => code)).toContain("check/dead-link");
      expect(status).toBe(1);
      const hosts = [`one.site.dev:${server.tlsPort}`, `two.site.dev:${server.port}`];
      expect([...new Set(proxy.tunnels)].sort()).toEqual(hosts);
    },
  );

  test("does not request private hosts, or redirects to them, unless the config allows it", async () => {
    const links = {
      Address: `http://127.0.0.1:${server.port}/status/404`,
      Name: secure("/status/404"),
      Number: `http://0:${server.port}/status/404`,
    };
    const { stdout } = await check(linkingSite(links, ""), "--json");
    const { diagnostics, links: found, noNetwork } = JSON.parse(stdout) as CheckJson;
    expect(found.map(({ verdict }) => verdict)).toEqual(["unverifiable", "unverifiable", "unverifiable"]);
    expect(server.requests).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).not.toContain("check/dead-link");
    expect(noNetwork).toBe(false);
  });

  test("makes no request with --offline", async () => {
    const { status, stdout } = await check(linkingSite({ Fine: secure("/status/200") }), "--offline");
    expect(stdout).toContain("offline: 0 of 1 outbound results are cached");
    expect({ status, requests: server.requests }).toEqual({ status: 0, requests: [] });
  });
});

describe("the report of handbill check", () => {
  const brokenSite = async () => {
    const root = tempFolder(onTestFinished);
    await cp(join(sitesFolder, "whole"), root, { recursive: true });
    await cp(join(repository, "test/sites-unproved/broken-link"), root, { recursive: true });
    return root;
  };

  test("annotates the source file with --format github", async () => {
    const { stdout } = await runWarmAsync([
      "check",
      "--root",
      await brokenSite(),
      "--offline",
      "--format",
      "github",
    ]);
    expect(stdout).toMatch(
      /^::error file=.*pages\/broken\.tsx,line=10,col=15,title=check\/broken-link on \/broken::/,
    );
  });

  test("ends with a summary of errors, pages and links", async () => {
    const { stderr, status } = await runWarmAsync(["check", "--root", await brokenSite(), "--offline"]);
    expect(stderr.trim().split("\n").at(-1)).toMatch(
      /^✗ 1 error in 4 pages, \d+ internal links, 3 outbound \(3 unverifiable\), /,
    );
    expect(status).toBe(1);
  });

  test("lists a silenced finding with its reason", async () => {
    const root = await brokenSite();
    const config = join(root, "site.config.ts");
    const silence = 'silence: [{ code: "check/broken-link", reason: "the page comes next week" },';
    writeFileSync(config, readFileSync(config, "utf8").replace("silence: [", silence));
    const { stdout, status } = await runWarmAsync(["check", "--root", root, "--offline"]);
    expect(stdout).toContain("silenced: check/broken-link (1), because: the page comes next week");
    expect(status).toBe(0);
  });

  test("a check writes no dist, and neither does a build that fails", async () => {
    const root = await brokenSite();
    await runWarmAsync(["check", "--root", root, "--offline"]);
    expect((await runWarmAsync(["build", "--root", root])).status).toBe(1);
    expect(existsSync(join(root, "dist"))).toBe(false);
  });
});

describe("an element that React cannot render", () => {
  test("is reported with React's full error message", async () => {
    const root = tempFolder(onTestFinished);
    await cp(join(sitesFolder, "whole"), root, { recursive: true });
    writeFileSync(
      join(root, "pages/broken.tsx"),
      'export const meta = { title: "Broken", description: "A page that React cannot render." };\n' +
        "export default function Broken() {\n  return <main><h1>Broken</h1>{{ city: 1 }}</main>;\n}\n",
    );
    const { stdout } = await runWarmAsync(["build", "--root", root, "--json"]);
    const { diagnostics } = JSON.parse(stdout) as CheckJson;
    expect(String(diagnostics[0]?.message)).toContain(
      "Objects are not valid as a React child (found: object with keys {city})",
    );
  });
});
