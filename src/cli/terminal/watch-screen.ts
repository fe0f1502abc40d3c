import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatDuration } from "../../report/format-table.js";
import type { TextStyle } from "../../report/text-style.js";
import type { WatchReport } from "../../serve/watch-site.js";
import { stepLine } from "./step-line.js";
import { print, printError, stdout, styleOf } from "./terminal.js";

const help = "r rebuild, o open, q quit";

/** A terminal shows all problems after each build, a log only if they have changed. */
export function watchScreen() {
  const line = stdout.isTTY ? stepLine() : undefined;
  const end = () => line?.end();
  let reported = "";
  let address: string | undefined;
  return {
    /** Shows the current step of a slow build; undefined without a terminal. */
    onStep: line?.onStep,
    /** Shows the result of a build: the problems, and a line. */
    show: (report: WatchReport) => {
      end();
      const problems = formatDiagnostics(report.diagnostics, styleOf(2));
      if (problems !== "" && (line || problems !== reported)) printError(problems);
      reported = problems;
      const style = styleOf(1);
      print(formatRebuild(report, { isFirst: address === undefined, style }));
      if (report.address !== address)
        print(`serving ${style.cyan(report.address)}${line ? `  ${style.dim(help)}` : ""}`);
      address = report.address;
    },
    end,
  };
}

/** Formats the result of the last build in one line: `✓ rebuilt in 23 ms; 1 warning`. */
export function formatRebuild(
  { diagnostics, bug, ms }: Pick<WatchReport, "diagnostics" | "bug" | "ms">,
  { isFirst, style }: { isFirst: boolean; style: TextStyle },
): string {
  const hasErrors = bug !== undefined || diagnostics.some(({ severity }) => severity === "error");
  const count = formatCount(diagnostics);
  const done = `${isFirst ? "built" : "rebuilt"} in ${formatDuration(ms)}`;
  return `${hasErrors ? style.red("✗") : style.green("✓")} ${done}${count && `; ${count}`}`;
}
