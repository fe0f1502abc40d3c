import { fstatSync, readlinkSync, statSync, writeSync } from "node:fs";
import { orNothing } from "../../util/or-nothing.js";

/**
 * Whether a descriptor is a terminal. Node's check takes 4 ms to load, so it only runs for a device whose name does not show it, as on
 * Linux.
 */
export function isTerminal(descriptor: 1 | 2): boolean {
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isCharacterDevice() || stats.rdev === nullDevice()) return false;
  } catch {
    return false; // closed
  }
  return isPseudoTerminal(descriptor) || process.getBuiltinModule("node:tty").isatty(descriptor);
}

const nullDevice = () => statSync("/dev/null", { throwIfNoEntry: false })?.rdev;

function isPseudoTerminal(descriptor: 1 | 2): boolean {
  return orNothing(() => /^\/dev\/pts\/\d+$/.test(readlinkSync(`/proc/self/fd/${descriptor}`))) ?? false;
}

/**
 * Writes a text synchronously, without Node's streams, which take longer to load than everything else that prints. A closed reader is not
 * an error. Throws other errors of the system.
 */
export function writeNow(descriptor: 1 | 2, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") return;
      if (code !== "EAGAIN") throw error;
      pause(); // a full pipe with a slow reader
    }
  }
}

const pauseMs = 1;
const pause = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Whether output to a stream is coloured: on a terminal, unless NO_COLOR is set. See https://no-color.org. */
export function wantsColour(stream: 1 | 2): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return TERM !== "dumb" && isTerminal(stream);
}
