import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder, tempSite } from "../support/temp-site.js";

const folders = [
  ...[".", "app", "page", "src", "src/app", "src/pages", "styles", "css", "pages", "messages", "legal"],
  ...["legal/history", "content", "content/help", "public", "node_modules", "node_modules/a", "android"],
  ...["ios", "fastlane/metadata", ".github"],
];

/** Two links to the folder itself, in which a program that follows them finds more than it can ever list. */
function siteWithCycles(): string {
  const root = tempSite(onTestFinished);
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of ["one", "two"]) symlinkSync(".", join(root, folder, name));
  }
  return root;
}

test("each command ends in a project whose folders contain links to themselves", () => {
  const root = siteWithCycles();
  const made = join(tempFolder(onTestFinished), "new");
  const commands = [
    ...[["build"], ["check", "--offline"], ["host"], ["lock"], ["legal"], ["merge", "dist"]],
    ...[
      ["rename-page", "/privacy", "/data"],
      ["add-page", "security"],
      ["add-language", "de"],
    ],
    ...[["import", "--from", root, "--check"]],
  ];
  const statuses = commands.map((command) => runWarm([...command, "--root", root]).status);
  statuses.push(runWarm(["init", made, "--from", root, "--name", "Round"]).status);
  expect(statuses.filter((status) => ![0, 1, 2].includes(status ?? -1))).toEqual([]);
});
