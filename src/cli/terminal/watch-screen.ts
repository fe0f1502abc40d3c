import type { OnStep } from "../../effects/progress.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatRebuild } from "../../report/format-watch.js";
import type { WatchReport } from "../../serve/watch-site.js";
import { divertOutput } from "../process/divert-output.js";
import { SlowSteps } from "./slow-steps.js";
import { StatusArea } from "./status-area.js";
import { cutToWidth } from "./step-line.js";
import { print, printError, stdout, styleOf, writeOut } from "./terminal.js";
import { visible } from "./visible.js";

/** The output of `handbill watch`. */
export interface WatchScreen {
  /** Shows the result of a build, replacing that of the previous one. */
  readonly show: (report: WatchReport) => void;
  /** Shows the current step of a slow build; undefined if nothing can be shown temporarily. */
  readonly onStep?: OnStep;
  readonly end: () => void;
}

const help = "r rebuild, o open, q quit";

/** For a terminal: all problems and a status line, rewritten with each build. */
export function terminalScreen(): WatchScreen {
  const area = new StatusArea({
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    write: (text) => writeOut(text),
  });
  const giveBack = divertOutput((text) => area.writeAbove(text));
  const style = styleOf(1);
  let isFirst = true;
  let mistakes = "";
  const withMistakes = (line: string) =>
    visible((mistakes && `${mistakes}\n`) + cutToWidth(line, stdout.columns));
  const steps = new SlowSteps((line) => area.show(withMistakes(style.dim(line))));
  return {
    onStep: steps.onStep,
    show: (report) => {
      steps.end();
      mistakes = formatDiagnostics(report.diagnostics, style);
      const done = formatRebuild({ ...report, isFirst }, style);
      const line = `${done}  ${style.cyan(report.address)}  ${style.dim(help)}`;
      area.show(withMistakes(line));
      isFirst = false;
    },
    end: () => {
      steps.end();
      giveBack();
      area.end();
    },
  };
}

/** For a log: a line for each build, and the problems if they have changed. */
export function plainScreen(): WatchScreen {
  let reported = "";
  let address = "";
  let isFirst = true;
  return {
    show: (report) => {
      const mistakes = formatDiagnostics(report.diagnostics, styleOf(2));
      if (mistakes !== reported && mistakes !== "") printError(mistakes);
      reported = mistakes;
      print(formatRebuild({ ...report, isFirst }, styleOf(1)));
      if (report.address !== address) print(`serving ${report.address}`);
      address = report.address;
      isFirst = false;
    },
    end: () => {},
  };
}
