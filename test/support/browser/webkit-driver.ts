import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { scaledTimeout } from "../scaled-timeout.js";
import type { Preferences } from "./tab.js";
import { startSession, type WebDriver } from "./webdriver.js";

/* Debian's WebKit, the engine of Safari: WebKitGTK's small browser. It needs a window, so it gets a virtual screen. */

/** The driver that `npm test` found or installed; undefined if there is none. */
export const webkitDriver = findDriver();

function findDriver(): string | undefined {
  const usual = "/usr/bin/WebKitWebDriver";
  const found =
    process.env.WEBKIT_DRIVER_PATH ?? (existsSync(usual) && existsSync("/usr/bin/Xvfb") ? usual : "");
  return found || undefined;
}

export interface Webkits {
  /** Starts a browser with one page. */
  readonly start: () => Promise<WebDriver>;
  readonly close: () => Promise<void>;
}

/** A virtual screen for browsers with these settings. */
export async function prepareWebkit(preferences: Preferences): Promise<Webkits> {
  if (webkitDriver === undefined) throw new Error("There is no WebKit on this machine.");
  if ((preferences.textSize ?? 16) !== 16)
    throw new Error("WebKit's small browser cannot be told a size of text.");
  const home = await mkdtemp(join(tmpdir(), "handbill-webkit-"));
  await writeSettings(home, preferences);
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2600x2000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await readLine(screen);
  const environment = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, ".config"),
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    // There is no graphics card, and no desktop session.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    NO_AT_BRIDGE: "1",
  };
  const ends: (() => Promise<void>)[] = [];
  return {
    start: async () => {
      const started = await startDriver(webkitDriver, environment, preferences);
      ends.push(started.end);
      return started.driver;
    },
    close: async () => {
      for (const end of ends) await end();
      await stop(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Writes GTK's settings; hides the toolbar, whose buttons would set a minimum width for the window. */
async function writeSettings(home: string, { reducedMotion = false }: Preferences) {
  const folder = join(home, ".config", "gtk-3.0");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "settings.ini"),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  await writeFile(
    join(folder, "gtk.css"),
    "headerbar, headerbar *, button, entry { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n",
  );
}

function readLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let reported = "";
    screen.stdio[3]?.on("data", (text) => {
      reported += text;
      if (reported.includes("\n")) resolve(reported.trim());
    });
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("There is no screen.")));
  });
}

async function startDriver(executable: string, env: NodeJS.ProcessEnv, { scheme }: Preferences) {
  const port = await findPort();
  const process = spawn(executable, [`--port=${port}`], { env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + scaledTimeout(20_000);
  while (
    !(await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error("WebKit's driver does not listen.");
    await delay(50);
  }
  const driver = await startSession(origin, {
    // `goto` waits for a page itself, sometimes only until it is parsed.
    pageLoadStrategy: "none",
    timeouts: { script: scaledTimeout(30_000), pageLoad: scaledTimeout(30_000) },
    "webkitgtk:browserOptions": { args: ["--automation", ...(scheme === "dark" ? ["--dark-mode"] : [])] },
  });
  const end = async () => {
    await driver.end().catch(() => undefined);
    await stop(process);
  };
  return { driver, end };
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}
