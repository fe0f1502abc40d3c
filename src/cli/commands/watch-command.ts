import { relative, resolve } from "node:path";
import { newDiagnostic } from "../../diagnostics/diagnostics.js";
import { leftToItself } from "../../diagnostics/report-side-effects.js";
import { realPath, type WatchedSite, type WatchReport, watchSite } from "../../serve/watch-site.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { ServeFlags } from "../options/serve-flags.js";
import { trackSiteReads } from "../past-builds/code-reads.js";
import type { OwnedProcess } from "../process/own-process.js";
import { reportBug } from "../process/report-failure.js";
import { restart } from "../process/restart.js";
import { formatNotes, listenToKeys, prepareEnding, report, reportNoServer } from "../process/serving.js";
import { openBrowser } from "../terminal/open-browser.js";
import { printError } from "../terminal/terminal.js";
import { watchScreen } from "../terminal/watch-screen.js";

interface WatchFlags extends ServeFlags {
  root: string;
  out: string;
  base?: string;
  write?: boolean;
  offline?: boolean;
  today?: string;
}

/** Serves the site and rebuilds it on changes, until the user ends it. */
export async function runWatch(
  flags: WatchFlags,
  { owned, argv }: { readonly owned: OwnedProcess | undefined; readonly argv: readonly string[] },
): Promise<number> {
  const { root, out, base, host, listen, port, open, write = false, offline = false } = flags;
  const { ended, end } = prepareEnding();
  let isStale = false;
  const onStale = (files: readonly string[]) => {
    isStale = true;
    printError(`${relative(process.cwd(), files[0] ?? "")} has changed; restarting`);
    end();
  };
  const codeReads = owned && trackSiteReads({ root: realPath(root), outDir: resolve(root, out) });
  const screen = watchScreen();
  let site: WatchedSite;
  let starting: Promise<WatchedSite> | undefined;
  // A running build reports errors until its end; later ones come from outside of a build.
  const onThrown = async () => {
    const site = await starting?.catch(() => undefined);
    await site?.idle();
    for (const thrown of owned?.drainThrown() ?? [])
      report(leftToItself(thrown, site?.placeOf(thrown) ?? {}));
  };
  owned?.listen({ onThrown: () => void onThrown(), onBug: reportBug });
  const onBuild = (report: WatchReport) => {
    screen.show(report);
    if (report.bug !== undefined) reportBug(report.bug);
  };
  const onWatchError = ({ message: reason }: Error) =>
    report(newDiagnostic("serve/cannot-watch", { reason }));
  try {
    starting = watchSite({
      ...{ root, outDir: out, base, host, listen, port, write, offline, effects, onBuild, onWatchError },
      today: () => buildDay(flags.today),
      onStep: screen.onStep,
      watchSideEffects: owned?.watchSideEffects,
      ...(codeReads && { codeReads, onStale }),
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
  return isStale ? await restart(argv, site.port) : exitCodes.ok;
}
