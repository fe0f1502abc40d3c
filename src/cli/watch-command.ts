import type { Diagnostic } from "../core/diagnostic.js";
import { describeThrown } from "../read/thrown.js";
import { formatDiagnostics } from "../report/format-diagnostics.js";
import { type WatchedSite, type WatchReport, watchSite } from "../serve/watch-site.js";
import { exitCodes } from "./exit-codes.js";
import { listenToKeys } from "./keys.js";
import { localDay } from "./local-day.js";
import { openBrowser } from "./open-browser.js";
import { reportBug } from "./report-bug.js";
import type { ServeFlags } from "./serve-flags.js";
import { formatNotes, prepareEnding, reportNoServer } from "./serving.js";
import { print, printError, styleOf } from "./terminal.js";
import { plainScreen, terminalScreen } from "./watch-screen.js";

export interface WatchFlags extends ServeFlags {
  root: string;
  out: string;
  base?: string;
  write?: boolean;
}

/** Serves the site while it is being written, until the person ends it. */
export async function runWatch(flags: WatchFlags): Promise<number> {
  const { root, out, base, host, port, open, write = false } = flags;
  const { ended, end } = prepareEnding();
  const screen = process.stdout.isTTY ? terminalScreen() : plainScreen();
  let site: WatchedSite;
  let starting: Promise<WatchedSite> | undefined;
  surviveMistakes(async (thrown) => tell(await leftToItself(thrown, starting)));
  const onBuild = (report: WatchReport) => {
    screen.show(report);
    if (report.bug !== undefined) reportBug(report.bug);
  };
  const onWatchError = ({ message }: Error) => tell(cannotWatch(message));
  try {
    const today = () => localDay(new Date());
    starting = watchSite({ root, outDir: out, base, host, port, write, today, onBuild, onWatchError });
    site = await starting;
  } catch (error) {
    screen.end();
    reportNoServer(error, flags);
    return exitCodes.errors;
  }
  for (const note of formatNotes(flags, site.port)) print(note);
  const { address, rebuild } = site;
  const openPage = () => void openBrowser(address());
  if (open) openPage();
  const keys = listenToKeys({ r: rebuild, o: openPage, q: end });
  await ended;
  keys.end();
  screen.end();
  await site.close();
  return exitCodes.ok;
}

/** Nothing that the site's code does beside a build ends the process. */
function surviveMistakes(onMistake: (thrown: unknown) => Promise<void>): void {
  process.on("unhandledRejection", (thrown) => void onMistake(thrown));
  process.on("uncaughtException", (thrown) => void onMistake(thrown));
}

async function leftToItself(
  thrown: unknown,
  starting: Promise<WatchedSite> | undefined,
): Promise<Diagnostic> {
  const site = await starting?.catch(() => undefined);
  const place = (await site?.placeOf(thrown)) ?? {};
  // Without a place in the site's files only the stack tells where it came from.
  const stack = place.file === undefined && thrown instanceof Error ? thrown.stack : undefined;
  const error = stack ?? describeThrown(thrown);
  return { code: "serve/left-to-itself", severity: "error", args: { error }, place };
}

const cannotWatch = (reason: string): Diagnostic => ({
  code: "serve/cannot-watch",
  severity: "warning",
  args: { reason },
  place: {},
});

const tell = (diagnostic: Diagnostic) => printError(formatDiagnostics([diagnostic], styleOf(2)));
