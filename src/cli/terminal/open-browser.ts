import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { printError } from "./terminal.js";

/** Opens a URL in the user's browser, or with the command in BROWSER, if that is not `none`; prints a note if that fails. */
export async function openBrowser(address: string): Promise<void> {
  if (process.env.BROWSER === "none") return;
  if (!(await startBrowser(address))) printError(`cannot start a browser; open ${address}`);
}

function startBrowser(address: string): Promise<boolean> {
  const [command = "", ...args] = browserCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}

function browserCommand(): string[] {
  const { BROWSER } = process.env;
  // A path may contain spaces.
  if (BROWSER) return existsSync(BROWSER) ? [BROWSER] : BROWSER.split(" ");
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}
