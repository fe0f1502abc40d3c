import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listApplications, listPrograms, startTimeoutMs } from "./programs.mjs";

export const firefox = {
  name: "Firefox",
  kind: "Firefox",
  choice: "Firefox",
  variable: "FIREFOX_PATH",
  packages: ["firefox-esr", "fonts-liberation"],
  installed: "/usr/bin/firefox-esr",
  program: "usr/lib/firefox-esr/firefox-esr",
  // Its sandbox would block the fonts that were unpacked with it, and so the site's fallback fonts.
  environment: { MOZ_DISABLE_CONTENT_SANDBOX: "1" },
  listUsualPlaces,
  findStartFailure,
};

function listUsualPlaces() {
  if (process.platform === "darwin") return listApplications([["Firefox", "firefox"]]);
  if (process.platform === "win32") {
    const folders = [process.env.PROGRAMFILES, process.env.LOCALAPPDATA].filter(Boolean);
    return folders.map((folder) => join(folder, "Mozilla Firefox", "firefox.exe"));
  }
  return listPrograms(["firefox-esr", "firefox"]);
}

/** @returns {Promise<string | undefined>} why `executable` cannot be driven by a test; undefined if it can */
async function findStartFailure(executable) {
  const profile = await mkdtemp(join(tmpdir(), "handbill-browser-"));
  // It refuses to start as root in another user's home, as under sudo.
  const env = { ...process.env, HOME: profile };
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const child = spawn(executable, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((done) => child.once("close", done).once("error", done));
  try {
    return await new Promise((decide) => {
      let told = "";
      child.stderr.on("data", (text) => {
        told += text;
        if (told.includes("WebDriver BiDi listening on")) decide(undefined);
      });
      child.once("error", (error) => decide(error.message));
      child.once("exit", () => decide(told.trim().split("\n").at(-1) || "it ended"));
      setTimeout(decide, startTimeoutMs, `no answer in ${startTimeoutMs / 1000} s`).unref();
    });
  } finally {
    child.kill("SIGKILL");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}
