import { basename, dirname, join } from "node:path";

/** The names that a commit uses beside the output folder. */
export interface OutputFolder {
  /** Absolute. */
  readonly path: string;
  readonly parent: string;
  /** What a commit stages into: begins with this and ends with the process's number. */
  readonly stagePrefix: string;
  /** Where a commit puts the folder that it replaces. */
  readonly replacedPrefix: string;
}

export function outputFolder(path: string): OutputFolder {
  const name = basename(path);
  return {
    path,
    parent: dirname(path),
    stagePrefix: `.${name}.handbill-new-`,
    replacedPrefix: `.${name}.handbill-old-`,
  };
}

export const besideOutput = (folder: OutputFolder, prefix: string, pid: number) =>
  join(folder.parent, `${prefix}${pid}`);
