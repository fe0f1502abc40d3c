import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, onTestFinished } from "vitest";
import { type VerifyOptions, verify as verifyWith } from "../../../src/build/verify.js";
import { effects } from "../../../src/cli/effects.js";
import { requestBytes } from "../../../src/network/outbound/request-bytes.js";
import { type Fault, type LiveReply, startLiveSite } from "../network/live-site.js";
import { tempFolder } from "../temp-site.js";

export const page = (title: string, rest = "") =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="https://tides.example/"></head>` +
  `<body><h1>${title}</h1><a href="/privacy">Privacy</a>${rest}</body></html>`;

export const bytes = (text: string) => new TextEncoder().encode(text);

export const association = ".well-known/apple-app-site-association";
export const statements = [
  {
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: "example.tides", sha256_cert_fingerprints: ["14:6D"] },
  },
];
export const built = new Map(
  Object.entries({
    "404.html": page("Nothing here"),
    [association]: '{"applinks":{"details":[]}}',
    ".well-known/assetlinks.json": JSON.stringify(statements),
    ".nojekyll": "",
    _headers: "/*\n  X-Frame-Options: DENY\n",
    "assets/app-0123456789.css": "h1{color:teal}",
    "index.html": page("Tides"),
    "privacy.html": page("Privacy"),
    "privacy/index.html": page("Privacy"),
    "robots.txt": "User-agent: *\nAllow: /\n",
  }).map(([name, text]) => [name, bytes(text)]),
);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** The output folder of a build. */
export function layBuild(files: ReadonlyMap<string, Uint8Array> = built): string {
  const root = tempFolder(onTestFinished);
  for (const [name, body] of files) {
    const file = join(root, "dist", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  return root;
}

export async function serve(fault?: Fault, files: ReadonlyMap<string, Uint8Array> = built) {
  const site = await startLiveSite(files, fault);
  closing.push(site.close);
  return site;
}

export const verify = (options: VerifyOptions) => verifyWith(options, { ...effects, requestBytes });
export const options = { dir: "dist", wait: 0, strict: false, services: undefined };

/** The findings at a site with this fault, as `code /path`. */
export async function found(
  fault?: Fault,
  changes: Partial<Parameters<typeof verify>[0]> = {},
): Promise<string[]> {
  const site = await serve(fault);
  const result = await verify({ ...options, root: layBuild(), address: site.origin, ...changes });
  return result.diagnostics.map(({ code, args }) =>
    `${code} ${(args.address ?? args.service ?? "").replace(site.origin, "")}`.trim(),
  );
}

export const at =
  (wanted: string, change: (reply: LiveReply) => ReturnType<Fault>): Fault =>
  (path, reply) =>
    path === wanted ? change(reply) : reply;
