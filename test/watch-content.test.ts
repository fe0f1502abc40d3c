import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentSite } from "./support/content-site.js";
import { siteAt } from "./support/edit-site.js";
import { patience } from "./support/patience.js";
import { get, startServing, until } from "./support/running-cli.js";
import { tempFolder } from "./support/temp-site.js";

test("watch follows documents of collections that change, come and go, and release notes outside of the site", {
  timeout: patience(60_000),
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
