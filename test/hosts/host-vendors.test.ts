import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HostName, headersAt } from "../../src/model/hosts/serving.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { expectedAnswer, listPaths, readHosted } from "../support/network/host-answers.js";
import { expectAnswers, hostedSite, linksOfApp, noPhones, phones } from "../support/sites/hosted-site.js";

/* The vendors' own programs, in a folder that `npm run test:hosts` installs them into, read the configuration for their hosts. */

const folder = process.env.HANDBILL_VENDORS;
const load = async (name: string) => {
  const require = createRequire(join(folder ?? "", "x.js"));
  return (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, never>;
};

function buildFor(host: HostName) {
  const root = hostedSite(host, onTestFinished);
  expect(runWarm(["host", "--root", root, "--host", host, "--write"]).status).toBe(0);
  const site = readHosted(root);
  const json = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  return { root, site, json };
}

describe.skipIf(folder === undefined)("the host's configuration in its vendor's own program", () => {
  test.each(["netlify", "cloudflare-pages"] as const)(
    "has the intended headers and redirects for %s",
    async (host) => {
      const { root, site } = buildFor(host);
      const { parseAllHeaders } = (await load("@netlify/headers-parser")) as unknown as Parsers;
      const { parseAllRedirects } = (await load("@netlify/redirect-parser")) as unknown as Parsers;
      const common = { minimal: true, configHeaders: [], configRedirects: [] };
      const headers = await parseAllHeaders({ ...common, headersFiles: [join(root, "dist/_headers")] });
      const redirects = await parseAllRedirects({
        ...common,
        redirectsFiles: [join(root, "dist/_redirects")],
      });
      expect([headers.errors, redirects.errors]).toEqual([[], []]);
      expect(headers.headers).toEqual(
        site.serving.headers.map(({ path, headers: values }) => ({ for: path, values })),
      );
      // Cloudflare treats a path with a slash at its end as another path, and publishes every file.
      const spellings = (from: string) => (host === "netlify" ? [from] : [from, `${from}/`]);
      expect(redirects.redirects.map(({ from, to, status }) => [decodeURI(from), to, status])).toEqual([
        ...site.serving.redirects.flatMap(({ from, to, status }) =>
          spellings(from).map((path) => [path, to, status]),
        ),
        ...(host === "netlify"
          ? []
          : [
              ["/event/", "/event", 308],
              ["/.handbill.json", "/", 302],
            ]),
        ["/event/*", "/event", 200],
      ]);
    },
  );

  test("gives Vercel's routes the answers of preview", async () => {
    const { site, json } = buildFor("vercel");
    const { getTransformedRoutes, headersSchema, redirectsSchema } = (await load(
      "@vercel/routing-utils",
    )) as unknown as VercelRouting;
    const { default: Ajv } = (await load("ajv")) as unknown as { default: AjvClass | { default: AjvClass } };
    const config = json("vercel.json");
    const ajv = new ("default" in Ajv ? Ajv.default : Ajv)({ strict: false });
    expect([ajv.validate(headersSchema, config.headers), ajv.errors]).toEqual([true, null]);
    expect([ajv.validate(redirectsSchema, config.redirects), ajv.errors]).toEqual([true, null]);
    const { routes, error } = getTransformedRoutes(config);
    expect(error).toBeNull();
    for (const [link, page] of linksOfApp) {
      const rewrite = routes.find(({ check, src }) => check && new RegExp(src ?? "").test(link));
      expect([link, rewrite?.dest?.replace("?path=$1", "")]).toEqual([
        link,
        page?.replace(/(.+)\.html/, "/$1"),
      ]);
    }
    expect(followRoutes(routes, "/.handbill.json")).toMatchObject({ location: "/" });
    for (const { from, store, to } of site.serving.phones)
      expect(followRoutes(routes, from, phones[store])).toMatchObject({ status: 302, location: to });
    for (const agent of noPhones)
      expect([agent, followRoutes(routes, "/get", agent).location]).toEqual([agent, undefined]);
    for (const path of listPaths(site).filter((each) => each !== "/.handbill.json")) {
      const expected = expectedAnswer(path, site);
      const given = followRoutes(routes, encodeURI(path));
      if (expected.location !== undefined && given.location !== undefined) {
        const isMeant = site.serving.redirects.some(({ from }) => from === path);
        // A redirected path with a slash at its end first redirects to the path without it.
        const location = isMeant || !path.endsWith("/") ? expected.location : encodeURI(path.slice(0, -1));
        expect([path, given.location]).toEqual([path, location]);
      } else if (expected.status === 200) {
        expect([path, given.location]).toEqual([path, undefined]);
        expect([path, given.headers]).toEqual([path, headersAt(site.serving.headers, path)]);
      }
      expect([path, given.location !== undefined]).toEqual([
        path,
        expected.location !== undefined || (expected.status === 404 && /\/$|\.html$/.test(path)),
      ]);
    }
  });

  test("gives Cloudflare's runtime the answers of preview", async () => {
    const { root, json } = buildFor("cloudflare-workers");
    const { html_handling, not_found_handling } = json("wrangler.jsonc").assets;
    const { Miniflare } = (await load("miniflare")) as unknown as { Miniflare: MiniflareClass };
    const workers = new Miniflare({
      modules: true,
      script: "export default {}",
      name: "site",
      compatibilityDate: json("wrangler.jsonc").compatibility_date,
      cf: false,
      assets: {
        directory: join(root, "dist"),
        workerName: "site",
        routerConfig: { has_user_worker: false },
        assetConfig: { html_handling, not_found_handling },
      },
    });
    onTestFinished(() => workers.dispose());
    await expectAnswers((await workers.ready).origin, root);
  });

  test("gives Firebase's server the answers of preview", async () => {
    const { root, json } = buildFor("firebase");
    const { hosting } = json("firebase.json");
    const module = (await load("superstatic")) as unknown as Record<string, unknown>;
    const superstatic = (module.superstatic ?? module.default) as (options: unknown) => Middleware;
    const middleware = superstatic({ fallthrough: false, cwd: root, config: { ...hosting, public: "dist" } });
    const server = createServer((request, response) =>
      middleware(request, response, () => response.writeHead(404).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    // It serves files that are excluded from uploads all the same, because it only sees a folder.
    expect(hosting.ignore).toContain("**/.handbill.json");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expectAnswers(origin, root, ["/.handbill.json"]);
  });
});

/** The answer of a Vercel build's routes to a path, before files are considered. */
function followRoutes(routes: readonly VercelRoute[], path: string, agent = "") {
  const isAgent = ({ value }: VercelCondition) => new RegExp(`^${value}$`).test(agent);
  const headers: Record<string, string> = {};
  for (const { src, has = [], missing = [], status, headers: own = {}, handle } of routes) {
    if (handle !== undefined || src === undefined) break;
    const match = new RegExp(src).exec(path);
    if (!match || !has.every(isAgent) || missing.some(isAgent)) continue;
    const filled = Object.entries(own).map(
      ([name, value]) => [name, value.replace(/\$(\d)/g, (_, index) => match[Number(index)] ?? "")] as const,
    );
    const { Location: location, ...others } = Object.fromEntries(filled);
    if (status !== undefined && location !== undefined) return { status, location, headers };
    Object.assign(headers, others);
  }
  return { status: undefined, location: undefined, headers };
}

interface VercelCondition {
  readonly type: string;
  readonly key: string;
  readonly value: string;
}
interface VercelRoute {
  readonly src?: string;
  readonly has?: readonly VercelCondition[];
  readonly missing?: readonly VercelCondition[];
  readonly handle?: string;
  readonly check?: boolean;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}
interface VercelRouting {
  readonly getTransformedRoutes: (config: unknown) => { routes: VercelRoute[]; error: unknown };
  readonly headersSchema: unknown;
  readonly redirectsSchema: unknown;
}
type AjvClass = new (
  options: unknown,
) => { validate: (schema: unknown, data: unknown) => boolean; errors: unknown };
interface Parsers {
  readonly parseAllHeaders: (options: unknown) => Promise<{ headers: unknown; errors: unknown[] }>;
  readonly parseAllRedirects: (
    options: unknown,
  ) => Promise<{ redirects: { from: string; to: string; status: number }[]; errors: unknown[] }>;
}
type MiniflareClass = new (options: unknown) => { ready: Promise<URL>; dispose: () => Promise<void> };
type Middleware = (request: unknown, response: unknown, next: () => void) => void;
