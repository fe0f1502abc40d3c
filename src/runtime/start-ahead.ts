import type { StartThread, Thread, ThreadName } from "../effects/thread.js";

/**
 * Starts threads early, so that they load their code while other code loads. Returns a function that starts threads, which hands these
 * out first. A thread that is never requested ends with the process.
 */
export function startAhead(start: StartThread, name: ThreadName, count: number): StartThread {
  const ready = Array.from({ length: count }, () => start<unknown>(name));
  return <Answer>(...asked: Parameters<StartThread>) =>
    ((asked[0] === name ? ready.shift() : undefined) as Thread<Answer> | undefined) ??
    start<Answer>(...asked);
}
