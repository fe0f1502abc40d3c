// Follows a page of the documentation literally: runs its commands, makes its edits, and compares the output.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addKeys } from "./add-keys.mjs";
import { blocksOf, formOf } from "./blocks.mjs";

/**
 * Runs blocks of code in order: see blocks.mjs. `sh` runs in the folder where the previous one ended; `…` in a `text` matches anything; a
 * `part` goes to `parts/`, for a type check. Returns the differences from the page. `after` is called after each block.
 */
export async function tryPage(file, { cwd, env, after = async () => {} }) {
  const flaws = [];
  let folder = cwd;
  let printed = "";
  const run = async (code, at, isFine) => {
    const ran = await runShell(code, { cwd: folder, env });
    if (!isFine(ran.status)) flaws.push(`${at}: ended with ${ran.status}:\n${ran.output}`);
    folder = ran.folder ?? folder;
    printed = ran.output;
  };
  for (const { kind, code, name, line, before } of blocksOf(readFileSync(file, "utf8"))) {
    const at = `${file}:${line}`;
    // It may end with a finding, which is what the page shows.
    if (before) await run(before, at, (status) => status < 2);
    if (kind === "sh") await run(code, at, (status) => status === 0);
    else if (kind === "list") {
      for (const command of commandsOf(code)) await run(command, at, (status) => status < 2);
    } else if (kind === "text") {
      if (!patternOf(code).test(printed)) flaws.push(`${at}: this was printed instead:\n${printed}`);
    } else if (kind === "diff") {
      const flaw = edit(join(folder, name), code);
      if (flaw) flaws.push(`${at}: ${name} has no line ${flaw}`);
    } else if (kind === "keys") {
      const config = join(folder, "site.config.ts");
      writeFileSync(config, addKeys(readFileSync(config, "utf8"), code));
    } else if (kind === "file" || kind === "part") {
      const path = join(folder, (kind === "file" && name) || `parts/line-${line}.tsx`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, kind === "file" ? code : moduleOf(code));
    } else flaws.push(`${at}: is neither a file nor a command nor its output`);
    await after({ kind, code, folder, line });
  }
  return flaws;
}

/** Without those that need a browser or a live site. */
const commandsOf = (code) =>
  code
    .trim()
    .split("\n")
    .filter((line) => !/--browser/.test(line))
    .map((line) => `npx ${line.split(/ {2,}/)[0]}`);

const names = ["Meta", "PageProps", "Paths", "QrCode", "defineConfig", "usePage"];

/** A part of a module gets the imports that it lacks. Keys of the config extend that of the site. */
function moduleOf(code) {
  const form = formOf(code);
  const text =
    form === "elements"
      ? `export const part = <>${code}</>;`
      : form === "keys" || code.includes("// …")
        ? `import base from "../site.config.ts";\n${addKeys("export default defineConfig({ ...base });", code)}`
        : code;
  const lacking = names.filter(
    (name) => new RegExp(`\\b${name}\\b`).test(text) && !new RegExp(`import [^;]*\\b${name}\\b`).test(text),
  );
  const imports = lacking.map((name) => `${/^(Meta|PageProps|Paths)$/.test(name) ? "type " : ""}${name}`);
  return `import { ${imports.join(", ")} } from "handbill";\n${text}`;
}

/** Removes and adds whole lines, an added one at the place of the previous removed one; returns the line that it cannot find. */
function edit(path, diff) {
  let text = readFileSync(path, "utf8");
  let at = 0;
  for (const line of diff.trimEnd().split("\n")) {
    const own = `${line.slice(1)}\n`;
    if (line.startsWith("-")) {
      at = text.indexOf(own);
      if (at < 0) return own;
      text = text.slice(0, at) + text.slice(at + own.length);
    } else {
      text = text.slice(0, at) + own + text.slice(at);
      at += own.length;
    }
  }
  writeFileSync(path, text);
}

const patternOf = (code) =>
  new RegExp(
    code
      .trimEnd()
      .split("\n")
      .map((line) =>
        line.trim() === "…"
          ? "[^]*?"
          : `${line
              .split(/\s*…\s*/)
              .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/ +/g, " +"))
              .join(".*?")}`,
      )
      .join("\\s*?"),
  );

/** Another program on the machine may use the port that the documentation shows. */
const withUsualPort = (output) =>
  output
    .replace(/^port \d+ is in use; using \d+\n/m, "")
    .replace(/^(serving http:\/\/127\.0\.0\.1:)\d+/m, (_, start) => `${start}4321`);

/** `npm run dev` never ends by itself: it is stopped when it serves. */
function runShell(code, { cwd, env }) {
  const serves = /\bnpm run dev\b/.test(code);
  return new Promise((resolve) => {
    const child = spawn("sh", ["-c", `set -e\n${code}\necho "folder: $PWD"`], { cwd, env, detached: true });
    let output = "";
    let isServing = false;
    const take = (chunk) => {
      output += chunk;
      if (!serves || isServing || !/^serving .*\n/m.test(output)) return;
      isServing = true;
      process.kill(-child.pid, "SIGTERM");
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("close", (status) => {
      const [, folder] = /^folder: (.*)$/m.exec(output) ?? [];
      const [, last] = /^cd (\S+)/m.exec(code) ?? [];
      resolve({
        status: isServing ? 0 : status,
        output: withUsualPort(output),
        folder: folder ?? (last && join(cwd, last)),
      });
    });
  });
}
