import { startBundler } from "./bundler.js";
import { LegalThreads } from "./legal-threads.js";

/**
 * Starts what works beside this thread, the bundler's process and a thread for Markdown, so that they
 * are ready once they are needed. The threads are the caller's to close.
 */
export function startSideWork(): LegalThreads {
  startBundler();
  return new LegalThreads();
}
