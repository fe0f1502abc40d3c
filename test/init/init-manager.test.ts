import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";

/* A new site uses the package manager that `init` was called with: another one's lock file does not matter. */

test.each([
  [
    "npm/11.4.0 node/v24.0.0 linux x64 workspaces/false",
    "npm install && npm run dev",
    "npm run build -- --strict",
  ],
  ["pnpm/10.12.1 npm/? node/v22.0.0 linux x64", "pnpm install && pnpm run dev", "pnpm run build --strict"],
  ["yarn/4.9.2 npm/? node/v22.0.0 linux x64", "yarn install && yarn run dev", "yarn run build --strict"],
  ["bun/1.3.0 npm/? node/v24.3.0 linux x64", "bun install && bun run dev", "bun run build --strict"],
  ["cnpm/9.4.0", "npm install && npm run dev", "npm run build -- --strict"],
  ["", "npm install && npm run dev", "npm run build -- --strict"],
])("the next commands and the README name the package manager of %j", (userAgent, next, strict) => {
  const folder = join(tempFolder(onTestFinished), "site");
  const args = ["init", folder, "--yes", "--name", "Tidepool"];
  const { status, stdout } = runWarm(args, { env: { npm_config_user_agent: userAgent } });
  expect(status).toBe(0);
  expect(stdout).toContain(`\nNext: cd ${folder} && ${next}\n`);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toContain(`| \`${strict}\` |`);
});
