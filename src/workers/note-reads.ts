import { syncBuiltinESMExports } from "node:module";
import { noteDisk } from "../runtime/note-disk.js";
import { noteVariables } from "../runtime/note-process.js";
import { noteResolving } from "../runtime/note-resolving.js";
import { Replaced } from "../runtime/replaced.js";

/** The reads of code, besides its own modules. */
export interface Reads {
  /** Absolute paths of the files and folders that were read. */
  readonly files: ReadonlySet<string>;
  /** Names of environment variables; `*` if all of them were listed. */
  readonly variables: ReadonlySet<string>;
  /** Whether all reads are known. */
  readonly isComplete: () => boolean;
}

/** Records reads of the disk and the environment in this thread from now on; the thread must end afterwards. */
export function noteReads(): Reads {
  const files = new Set<string>();
  const variables = new Set<string>();
  let isComplete = true;
  const replaced = new Replaced();
  const onLook = (path: string) => void files.add(path);
  const onUnseen = () => {
    isComplete = false;
  };
  noteDisk(replaced, { onLook, onUnseen });
  noteResolving(replaced, onLook);
  process.env = noteVariables(process.env, (name) => void variables.add(name));
  syncBuiltinESMExports();
  return { files, variables, isComplete: () => isComplete };
}
