import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linkedEnvironment } from "../../scripts/website/linked-environment.mjs";
import { keepPlaceholders, oneSite } from "../../scripts/website/try-guides.mjs";
import { tryPage } from "../../scripts/website/try-page.mjs";
import { startLookupService } from "../support/network/lookup-service.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The commands of docs/first-site.md, run literally, print the output on the page. Here `npx` runs the handbill of this repository and
 * `npm install` links its packages; `npm run test:journeys` does the same with the packed package from a registry.
 */

test.skipIf(process.platform === "win32")(
  "the commands of docs/first-site.md print the output on the page",
  async () => {
    const cwd = tempFolder(onTestFinished);
    const env = linkedEnvironment(cwd);
    expect(await tryPage(join(repository, "docs/first-site.md"), { cwd, env })).toEqual([]);
    expect(readFileSync(join(cwd, "tidepool/dist/index.html"), "utf8")).toContain(
      "Know the tide before you pack.",
    );
    // The guides continue with that site. In a thorough run, since doc-blocks.test.ts reads each of their blocks.
    for (const guide of isThorough ? oneSite.slice(1) : []) {
      if (guide === "legal-history") keepPlaceholders(join(cwd, "tidepool"));
      const page = join(repository, `docs/${guide}.md`);
      expect(await tryPage(page, { cwd: join(cwd, "tidepool"), env })).toEqual([]);
    }
  },
  scaledTimeout(120_000),
);

// doc-blocks.test.ts reads each of its blocks.
test.runIf(isThorough && process.platform !== "win32")(
  "the commands of docs/start.md print the output on the page",
  async () => {
    const cwd = tempFolder(onTestFinished);
    const service = await startLookupService();
    onTestFinished(service.close);
    cpSync(join(repository, "test/apps/flutter"), join(cwd, "my-app"), { recursive: true });
    const env = { ...linkedEnvironment(cwd), HANDBILL_APP_STORE_SERVICE: service.origin };
    expect(await tryPage(join(repository, "docs/start.md"), { cwd, env })).toEqual([]);
  },
  scaledTimeout(120_000),
);
