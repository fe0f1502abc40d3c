import { resolve } from "node:path";
import { newDiagnostic } from "../../diagnostics/diagnostics.js";
import { type PreviewedSite, previewSite } from "../../serve/preview-site.js";
import { exitCodes } from "../exit-codes.js";
import type { ServeFlags } from "../options/serve-flags.js";
import type { OwnedProcess } from "../process/own-process.js";
import { reportBug } from "../process/report-failure.js";
import { formatNotes, listenToKeys, prepareEnding, report, reportNoServer } from "../process/serving.js";
import { openBrowser } from "../terminal/open-browser.js";
import { print } from "../terminal/terminal.js";

interface PreviewFlags extends ServeFlags {
  root: string;
  out: string;
  base?: string;
}

/** Serves the output of a build like the host, until the user ends it. */
export async function runPreview(flags: PreviewFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, out, base, host, listen, port, open } = flags;
  const outDir = resolve(root, out);
  const { ended, end } = prepareEnding();
  // No code of the site runs here, and errors of single requests do not end the server.
  owned?.listen({ onThrown: () => owned.drainThrown().forEach(reportBug), onBug: reportBug });
  let site: PreviewedSite | undefined;
  try {
    site = await previewSite({ outDir, base, host, listen, port });
  } catch (error) {
    reportNoServer(error, flags);
    return exitCodes.errors;
  }
  if (!site) {
    report(newDiagnostic("serve/no-output", { outDir }));
    return exitCodes.errors;
  }
  const { address } = site;
  print(`serving ${address} as ${site.host.title} would`);
  for (const note of formatNotes(flags, site.port)) print(note);
  const openPage = () => void openBrowser(address);
  if (open) openPage();
  const keys = listenToKeys({ o: openPage, q: end });
  await ended;
  keys.end();
  await site.close();
  return exitCodes.ok;
}
