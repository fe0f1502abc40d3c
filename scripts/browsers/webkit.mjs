import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listPrograms, startTimeoutMs } from "./programs.mjs";

/** WebKitGTK's small browser, through its driver: the engine of Safari without Safari. */
export const webkit = {
  name: "WebKit",
  kind: "WebKitWebDriver",
  choice: "Debian's webkit2gtk-driver and xvfb",
  variable: "WEBKIT_DRIVER_PATH",
  packages: ["webkit2gtk-driver", "xvfb", "fonts-liberation"],
  installed: "/usr/bin/WebKitWebDriver",
  /** Its parts look for each other in /usr/lib, so it cannot be unpacked elsewhere. */
  unpackable: false,
  listUsualPlaces: () => (process.platform === "linux" ? listPrograms(["WebKitWebDriver"]) : []),
  findStartFailure,
};

/** @returns {Promise<string | undefined>} why the driver `executable` cannot open a browser; undefined if it can */
async function findStartFailure(executable) {
  const home = await mkdtemp(join(tmpdir(), "handbill-browser-"));
  const children = [];
  const start = (command, args, options) => {
    const child = spawn(command, args, options).on("error", () => {});
    children.push(child);
    return child;
  };
  try {
    const screen = start("Xvfb", ["-displayfd", "3", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [display] = await Promise.race([
      once(screen.stdio[3], "data"),
      once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended"))),
    ]);
    const port = await findPort();
    const env = { ...process.env, HOME: home, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11" };
    start(executable, [`--port=${port}`], { env, stdio: "ignore" });
    return await openSession(`http://127.0.0.1:${port}/session`);
  } catch (error) {
    return error.message;
  } finally {
    for (const child of children.reverse()) child.kill("SIGKILL");
    await rm(home, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}

async function openSession(address) {
  const deadline = Date.now() + startTimeoutMs;
  const body = JSON.stringify({ capabilities: {} });
  for (;;) {
    const answer = await fetch(address, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(startTimeoutMs),
    }).catch(() => undefined);
    if (answer) {
      const { value } = await answer.json();
      if (!answer.ok) return value.message || value.error;
      await fetch(`${address}/${value.sessionId}`, { method: "DELETE" });
      return undefined;
    }
    if (Date.now() > deadline) return `no answer in ${startTimeoutMs / 1000} s`;
    await delay(100);
  }
}

async function findPort() {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
