// Follows a page of the documentation literally: runs its commands, makes its edits, and compares the output.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Runs blocks of code in order. `sh` runs in the folder where the previous one ended; `text` is the output of the last command, where `…`
 * matches anything; `diff` applies to the file in the line above, and other code below such a line is that file. Returns the differences
 * from the page. `after` is called after each block.
 */
export async function tryPage(file, { cwd, env, after = async () => {} }) {
  const flaws = [];
  let folder = cwd;
  let printed = "";
  for (const { kind, code, name, line } of blocksOf(readFileSync(file, "utf8"))) {
    const at = `${file}:${line}`;
    if (kind === "sh") {
      const ran = await runShell(code, { cwd: folder, env });
      if (ran.status !== 0) flaws.push(`${at}: ended with ${ran.status}:\n${ran.output}`);
      folder = ran.folder ?? folder;
      printed = ran.output;
    } else if (kind === "text") {
      if (!patternOf(code).test(printed)) flaws.push(`${at}: this was printed instead:\n${printed}`);
    } else if (kind === "diff") {
      const flaw = edit(join(folder, name ?? ""), code);
      if (flaw) flaws.push(`${at}: ${name} has no line ${flaw}`);
    } else if (name) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
    await after({ kind, code, folder, line });
  }
  return flaws;
}

/** Skips blocks below a comment `<!-- not tried: the reason -->`. */
function blocksOf(text) {
  const block = /(<!-- not tried: [^\n]+ -->\n\n)?(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms;
  return [...text.matchAll(block)].flatMap(({ 1: untried, 2: name, 3: kind, 4: code, index }) =>
    untried ? [] : [{ name, kind, code, line: text.slice(0, index).split("\n").length }],
  );
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
