import type { PageThread } from "../../effects/page-thread.js";
import { bytesOf, type SharedFiles } from "../../effects/shared-files.js";
import { outputFileOf } from "../../model/addresses.js";
import type { CheckedTree } from "../../model/checked-tree.js";
import { decodeHtml } from "../../model/page.js";
import type { Tree } from "../../model/tree.js";
import { Taking } from "../../util/taking.js";
import type { PageTree } from "../rule.js";
import { rulesNamed } from "../rules.js";
import { type LookedPage, pageLooker } from "./look-at-pages.js";
import type { AskHelp } from "./look-with-help.js";
import { type PageWithoutText, withoutText } from "./tree-page.js";

/** What the thread is told: no more than rules about pages may look at. */
export interface LookTask {
  readonly context: Omit<PageTree, "files">;
  readonly shared: SharedFiles;
  /** By their names. */
  readonly rules: readonly string[];
  readonly pages: readonly PageWithoutText[];
  /** Of the `Taking` of pages. */
  readonly memory: SharedArrayBuffer;
}

/** Has the thread of a build look at pages, if there is one or it pays to start one. */
export const helpFrom =
  (pageThread: PageThread, tree: Tree, { address, site, configFile, samples }: CheckedTree): AskHelp =>
  ({ pages, done, rules }) => {
    pageThread.tell(done, pages.length);
    const shared = pageThread.thread && pageThread.share(tree);
    if (!shared) return undefined;
    const open = pages.slice(done).map(withoutText);
    const { takeOne, memory } = Taking.begin(open.length);
    const context = { address, site, configFile, samples };
    const task: LookTask = { context, shared, rules: Object.keys(rules), pages: open, memory };
    // What the thread fails at is done here, and what is thrown then is told.
    const looked = pageThread.thread?.ask<readonly LookedPage[]>("look", task).catch(() => []);
    return {
      takeOne,
      looked: async () => (await looked) ?? [],
    };
  };

/** What the thread does: looks at pages from the last one on, until all are taken. */
export function lookFromEnd(task: LookTask): LookedPage[] {
  const { context, shared, pages } = task;
  const places = new Map(shared.files.map((file) => [file.outputFile, file]));
  const files: PageTree["files"] = {
    has: (path) => places.has(path),
    get: (path) => {
      const place = places.get(path);
      // What decodes them takes no memory that threads share.
      return place && { ...place, bytes: bytesOf(place, shared).slice() };
    },
  };
  const look = pageLooker({ ...context, files }, rulesNamed(task.rules));
  const { takeOne } = new Taking(task.memory);
  const looked: LookedPage[] = [];
  for (let at = pages.length - 1; at >= 0 && takeOne(); at--) {
    const page = pages[at];
    const place = page && places.get(outputFileOf(page.routePath));
    if (!page || !place) break;
    looked.push(look({ ...page, html: decodeHtml(bytesOf(place, shared)) }));
  }
  return looked;
}
