import type { StartThread, Thread, ThreadName } from "../effects/thread.js";

/**
 * Starts threads before anybody asks for them, so that they load their code while others load theirs. Gives what starts threads: it
 * hands these out first. One that is never asked for ends with the process.
 */
export function startAhead(start: StartThread, name: ThreadName, count: number): StartThread {
  const ready = Array.from({ length: count }, () => start<unknown>(name));
  return <Answer>(...asked: Parameters<StartThread>) =>
    ((asked[0] === name ? ready.shift() : undefined) as Thread<Answer> | undefined) ??
    start<Answer>(...asked);
}
