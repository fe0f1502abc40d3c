import { setFlagsFromString } from "node:v8";

/*
 * A build is over before most optimised machine code pays for itself: of 1,000 pages it would be up to a fifth of the processor
 * time (`bench/README.md`). So V8 waits longer before it optimises a function. It is never kept from it, and
 * when it takes a loop is left as it is: page code that computes much is optimised a few milliseconds later.
 * The flags are V8's own, which names them anew from time to time, and tells on stderr when it does not know one.
 */
const flags: Readonly<Record<string, string>> = {
  20: "--interrupt-budget=1500000",
  22: "--invocation-count-for-turbofan=30000",
  24: "--invocation-count-for-maglev=6000",
  26: "--invocation-count-for-maglev=6000",
};

/** Lets V8 optimise only what is called very often. On a Node whose flags are not known, nothing is changed. */
export function optimiseLater(): void {
  const [major = ""] = process.versions.node.split(".");
  const flag = flags[major];
  if (flag) setFlagsFromString(flag);
}
