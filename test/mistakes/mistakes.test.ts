import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { diagnosticJson } from "../../src/report/format-json.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite, checkSite } from "../support/flows.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";
import { codeMistakes } from "./code-mistakes.js";
import { commandMistakes } from "./command-mistakes.js";
import { configMistakes } from "./config-mistakes.js";
import { documentMistakes } from "./document-mistakes.js";
import { elementMistakes } from "./element-mistakes.js";
import { habitMistakes } from "./habit-mistakes.js";
import { laterMistakes } from "./later-mistakes.js";
import { leftMistakes } from "./left-mistakes.js";
import type { Mistake, Mistakes } from "./mistake.js";
import { publicMistakes } from "./public-mistakes.js";
import { styleMistakes } from "./style-mistakes.js";

/*
 * Common mistakes, each a small edit of a valid site: each is one finding, at its file and line, with a hint. Those in
 * separate files share a site, whose findings are assigned by these files.
 */

const kinds: Readonly<Record<string, Mistakes>> = {
  config: configMistakes,
  elements: elementMistakes,
  code: codeMistakes,
  styles: styleMistakes,
  documents: documentMistakes,
  public: publicMistakes,
  later: laterMistakes,
  habits: habitMistakes,
  left: leftMistakes,
};

type JsonDiagnostic = ReturnType<typeof diagnosticJson>;

/** Mistakes that one build reports: of one kind, and found by the same step. */
interface Group {
  readonly mistakes: Mistake[];
  findings?: Promise<readonly JsonDiagnostic[]>;
}

const groups = new Map<string, Group>();
const own = /^(?:pages\/_?new\.|legal\/new\.|public\/)/;

/** Gives the files of a mistake unique names. */
function renamed({ files, found, ...rest }: Mistake, index: number): Mistake {
  const rename = (text: string) =>
    text
      .replace(/(?<=\/)(_?n)ew(?=["'.])/gi, `$1${index}`)
      .replace(/that is new|the new page|document new/gi, (words) => `${words} ${index}`);
  const edits = Object.entries(files).map(([file, edit]) =>
    typeof edit === "string" && !file.startsWith("public/") ? [rename(file), rename(edit)] : [file, edit],
  );
  return {
    ...rest,
    files: Object.fromEntries(edits),
    found: found.startsWith("public/") ? found : rename(found),
  };
}

function planned(kind: string, mistake: Mistake, index: number): { mistake: Mistake; group: Group } {
  const isOwn = Object.keys(mistake.files).every((file) => own.test(file)) && mistake.isAlone !== true;
  // Some steps of reading stop at their first error; rules do not.
  const step = /(?<= )(?:check|read\/[\w-]+|\w+)/.exec(mistake.found)?.[0];
  const key = isOwn ? `${kind} ${step} ${mistake.by}` : `${kind} ${index}`;
  const group = groups.get(key) ?? { mistakes: [] };
  groups.set(key, group);
  const placed = isOwn ? renamed(mistake, index) : mistake;
  group.mistakes.push(placed);
  return { mistake: placed, group };
}

async function run({ mistakes }: Group): Promise<readonly JsonDiagnostic[]> {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "whole"), root);
  for (const [file, edit] of mistakes.flatMap(({ files }) => Object.entries(files))) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof edit === "string") writeFileSync(path, edit);
    else {
      const text = readFileSync(path, "utf8");
      expect(text).toContain(edit[0]);
      writeFileSync(
        path,
        text.replace(edit[0], () => edit[1]),
      );
    }
  }
  const { diagnostics } = await (mistakes[0]?.by === "check" ? checkSite(root) : buildSite(root));
  return diagnostics.map(diagnosticJson);
}

describe.each(Object.entries(kinds))("a mistake is one finding with a hint, in %s", (kind, mistakes) => {
  const all = Object.entries(mistakes).map(
    ([name, mistake], index) => [name, planned(kind, mistake, index)] as const,
  );
  test.each(all)("%s", async (_, { mistake, group }) => {
    group.findings ??= run(group);
    const findings = await group.findings;
    const files = Object.keys(mistake.files);
    const named =
      group.mistakes.length === 1 ? findings : findings.filter(({ file = "" }) => files.includes(file));
    const placeOf = ({ file, line, code }: JsonDiagnostic) =>
      `${file}${line === undefined ? "" : `:${line}`} ${code}`;
    expect(named.map(placeOf)).toEqual([mistake.found]);
    expect(`${named[0]?.message} ${named[0]?.hint}`).toContain(mistake.says);
  });
});

test.each(Object.entries(commandMistakes))(
  "a mistake in the command is reported: handbill %s",
  (command, [status, says]) => {
    const root = tempFolder(onTestFinished);
    copySite(join(sitesFolder, "whole"), root);
    const result = runWarm(command.split(" "), { cwd: root });
    expect(result.stderr).toContain(says);
    expect(result.status).toBe(status);
  },
);

test("there are more than two hundred mistakes", () => {
  expect(Object.values(kinds).flatMap(Object.keys).length).toBeGreaterThan(200);
});
