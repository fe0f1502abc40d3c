import { setFlagsFromString } from "node:v8";

/*
 * A build ends before most optimised machine code pays off: with 1,000 pages, optimisation would take up to a fifth of the processor time
 * (`bench/README.md`). So V8 waits longer before it optimises a function. Optimisation is never off, and loops are optimised as usual:
 * page code that computes a lot is optimised a few milliseconds later. The flags are V8's own; V8 renames them from time to time, and
 * prints unknown ones on stderr.
 */
const flags: Readonly<Record<string, string>> = {
  20: "--interrupt-budget=1500000",
  22: "--invocation-count-for-turbofan=30000",
  24: "--invocation-count-for-maglev=6000",
  26: "--invocation-count-for-maglev=6000",
};

/** Lets V8 optimise only functions that are called very often. Does nothing on a Node version with unknown flags. */
export function optimiseLater(): void {
  const [major = ""] = process.versions.node.split(".");
  const flag = flags[major];
  if (flag) setFlagsFromString(flag);
}
