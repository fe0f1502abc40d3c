import { spawn } from "node:child_process";
import { printError } from "./terminal.js";

/** Opens a URL in the user's browser, or in the program in BROWSER; prints a note if that fails. */
export async function openBrowser(address: string): Promise<void> {
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
  if (BROWSER) return [BROWSER];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}
