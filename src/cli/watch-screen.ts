import { stripVTControlCharacters } from "node:util";
import { formatDiagnostics } from "../report/format-diagnostics.js";
import { formatRebuild } from "../report/format-watch.js";
import type { WatchReport } from "../serve/watch-site.js";
import { divertOutput } from "./divert-output.js";
import { StatusArea } from "./status-area.js";
import { print, printError, styleOf, writeOut } from "./terminal.js";
import { visible } from "./visible.js";

/** How `handbill watch` tells people what it does. */
export interface WatchScreen {
  /** Tells what a build did, in place of what was told of the one before. */
  readonly show: (report: WatchReport) => void;
  readonly end: () => void;
}

const help = "r rebuild, o open, q quit";

/** For a terminal: the mistakes in full and a status line, rewritten with each build. */
export function terminalScreen(): WatchScreen {
  const { stdout } = process;
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
  return {
    show: (report) => {
      const mistakes = formatDiagnostics(report.diagnostics, style);
      const done = formatRebuild({ ...report, isFirst }, style);
      const line = `${done}  ${style.cyan(report.address)}  ${style.dim(help)}`;
      area.show(visible((mistakes && `${mistakes}\n`) + cutToWidth(line, stdout.columns)));
      isFirst = false;
    },
    end: () => {
      giveBack();
      area.end();
    },
  };
}

/** For a log: a line for each build, the mistakes when they are others than before. */
export function plainScreen(): WatchScreen {
  let told = "";
  let address = "";
  let isFirst = true;
  return {
    show: (report) => {
      const mistakes = formatDiagnostics(report.diagnostics, styleOf(2));
      if (mistakes !== told && mistakes !== "") printError(mistakes);
      told = mistakes;
      print(formatRebuild({ ...report, isFirst }, styleOf(1)));
      if (report.address !== address) print(`serving ${report.address}`);
      address = report.address;
      isFirst = false;
    },
    end: () => {},
  };
}

/** A line that takes no more than one row of the terminal. */
function cutToWidth(line: string, columns: number): string {
  const plain = stripVTControlCharacters(line);
  return plain.length < columns ? line : `${plain.slice(0, Math.max(0, columns - 2))}…`;
}
