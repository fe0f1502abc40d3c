import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { leftToItself } from "../../diagnostics/report-beside.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { type WatchedSite, type WatchReport, watchSite } from "../../serve/watch-site.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { ServeFlags } from "../options/serve-flags.js";
import type { OwnedProcess } from "../process/own-process.js";
import { reportBug } from "../process/report-failure.js";
import { formatNotes, prepareEnding, reportNoServer } from "../process/serving.js";
import { listenToKeys } from "../terminal/keys.js";
import { openBrowser } from "../terminal/open-browser.js";
import { printError, stdout, styleOf } from "../terminal/terminal.js";
import { plainScreen, terminalScreen } from "../terminal/watch-screen.js";

export interface WatchFlags extends ServeFlags {
  root: string;
  out: string;
  base?: string;
  write?: boolean;
  offline?: boolean;
  /** The address that opens a place in an editor. */
  editor?: string;
  today?: string;
}

/** Serves the site while it is being written, until the person ends it. */
export async function runWatch(flags: WatchFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, out, base, host, listen, port, open, write = false, offline = false, editor } = flags;
  const { ended, end } = prepareEnding();
  const screen = stdout.isTTY ? terminalScreen() : plainScreen();
  let site: WatchedSite;
  let starting: Promise<WatchedSite> | undefined;
  // A build that is under way tells what was thrown until its end; what is left was thrown beside it.
  const onThrown = async () => {
    const site = await starting?.catch(() => undefined);
    await site?.idle();
    for (const thrown of owned?.takeThrown() ?? []) tell(leftToItself(thrown, site?.placeOf(thrown) ?? {}));
  };
  owned?.listen({ onThrown: () => void onThrown(), onBug: reportBug });
  const onBuild = (report: WatchReport) => {
    screen.show(report);
    if (report.bug !== undefined) reportBug(report.bug);
  };
  const onWatchError = ({ message }: Error) => tell(cannotWatch(message));
  try {
    const today = () => buildDay(flags.today);
    const { watchBeside } = owned ?? {};
    const told = {
      onBuild,
      onWatchError,
      ...(screen.onStep && { onStep: screen.onStep }),
      ...(watchBeside && { watchBeside }),
    };
    starting = watchSite({
      root,
      outDir: out,
      base,
      host,
      listen,
      port,
      write,
      offline,
      editor,
      today,
      effects,
      ...told,
    });
    site = await starting;
  } catch (error) {
    screen.end();
    reportNoServer(error, flags);
    return exitCodes.errors;
  }
  for (const note of formatNotes(flags, site.port)) printError(note);
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

const cannotWatch = (reason: string): Diagnostic => ({
  code: "serve/cannot-watch",
  severity: "warning",
  args: { reason },
  place: {},
});

const tell = (diagnostic: Diagnostic) => printError(formatDiagnostics([diagnostic], styleOf(2)));
