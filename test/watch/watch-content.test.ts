import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { get, startServing, until } from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { contentSite } from "../support/sites/content-site.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempFolder } from "../support/temp-site.js";

test("watch rebuilds when documents are changed, added or removed, and when release notes outside the site change", {
  timeout: scaledTimeout(60_000),
}, async () => {
  const app = siteAt(tempFolder(onTestFinished));
  const notes = "metadata/en-US/release_notes.txt";
  app.write(notes, "Faster.");
  const root = contentSite(onTestFinished, {
    collections: "{ help: {} }",
    files: {
      "content/help/one.md": "---\ntitle: One\n---\n\nFirst\n",
      "content/help/two.md": `---\ntitle: Two\nreleaseNotes: ${join("..", basename(app.root), notes)}\n---\n`,
    },
  });
  const site = siteAt(root);
  const cli = await startServing(onTestFinished, ["watch", "--root", root]);
  const says = (path: string, text: string) => until(async () => (await get(cli, path)).text.includes(text));
  expect((await get(cli, "/help/one")).text).toContain("First");
  expect((await get(cli, "/help/two")).text).toContain("Faster.");

  site.write("content/help/one.md", "---\ntitle: One\n---\n\nSecond\n");
  await says("/help/one", "Second");
  site.write("content/help/three.md", "---\ntitle: Three\n---\n\nThird\n");
  await says("/help/three", "Third");
  await says("/help", "Three");
  app.write(notes, "Faster still.");
  await says("/help/two", "Faster still.");
});

test("watch rebuilds when a document's picture, a schema or the set of documents changes", {
  timeout: scaledTimeout(60_000),
}, async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const schema = (topic: string) =>
    `{ help: { schema: v.object({ topic: v.optional(v.string(), "${topic}") }) } }`;
  const root = contentSite(onTestFinished, {
    imports: 'import * as v from "valibot";',
    collections: schema("Plain"),
    files: {
      "content/help/one.md": "---\ntitle: One\n---\n\n![A field](field.png)\n",
      "content/help/two.md": "---\ntitle: Two\n---\n\nSecond\n",
    },
  });
  const site = siteAt(root);
  const field = join(root, "content/help/field.png");
  writeFileSync(field, await picture("#a04020"));
  const cli = await startServing(onTestFinished, ["watch", "--root", root]);
  const textOf = async (path: string) => (await get(cli, path)).text;
  const pictureOf = async () => /src="([^"]*field-[^"]*)"/.exec(await textOf("/help/one"))?.[1];
  const first = await pictureOf();
  expect(first).toBeDefined();

  const other = await picture("#2040a0");
  cli.whilePaused(() => writeFileSync(field, other));
  await until(async () => ![first, undefined].includes(await pictureOf()));

  expect(await textOf("/help/two")).toContain("Plain");
  const config = site.read("site.config.ts");
  site.write("site.config.ts", config.replace('"Plain"', '"Other"'));
  await until(async () => (await textOf("/help/two")).includes("Other"));
  // A failing schema is shown instead of the page, until it accepts the data.
  site.write("site.config.ts", config.replace('v.optional(v.string(), "Plain")', "v.number()"));
  await until(async () => (await textOf("/help/two")).includes("content/help/two.md"));
  site.write("site.config.ts", config);
  await until(async () => (await textOf("/help/two")).includes("Plain"));

  rmSync(join(root, "content/help/two.md"));
  await until(async () => (await get(cli, "/help/two")).status === 404);
  expect(await textOf("/help")).not.toContain("Two");
  rmSync(field);
  await until(async () => (await textOf("/help/one")).includes("read/block-file"));
});
