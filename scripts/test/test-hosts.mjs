// Installs the hosts' own programs into a temporary folder and makes them read the hosts' configuration: `npm run test:hosts`. Needs the
// network.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm } from "./run-npm.mjs";

const packages = [
  "@netlify/redirect-parser@16.1.1",
  "@netlify/headers-parser@10.1.1",
  "@vercel/routing-utils@6.6.0",
  "ajv@8",
  "superstatic@10.0.0",
  "miniflare@4.20260426.0",
];

const folder = mkdtempSync(join(tmpdir(), "handbill-hosts-"));
try {
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  runNpm(["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], { cwd: folder });
  const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
  const env = { ...process.env, HANDBILL_VENDORS: folder };
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "test/hosts/hosts.test.ts", "test/hosts/host-vendors.test.ts"],
    { env, stdio: "inherit", cwd: join(import.meta.dirname, "../..") },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
