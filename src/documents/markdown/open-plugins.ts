import type { Root } from "mdast";
import type { PluggableList } from "unified";
import { VFile } from "vfile";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isTookTooLong, reportEndless, siteCodeLimitMs } from "../../effects/time-limit.js";
import { configPlace } from "../../model/place.js";
import { callWithin } from "../../runtime/time-limit.js";
import type { CollectionPlugins } from "../site-plugins.js";
import { type MarkdownExtension, parseMarkdown, parseWithPlugins } from "./markdown-syntax.js";

/** Makes a parser that runs plugins on a tree; if one fails, it is reported at its key in the config, and the plugins are skipped. */
export function openPlugins(
  { collection, plugins, code }: CollectionPlugins,
  { file, syntax, log }: { file: string; syntax: MarkdownExtension | undefined; log: Diagnostics },
): (text: string) => Root {
  const changing = { plugins: plugins as PluggableList, more: syntax };
  const path = ["collections", collection, "remarkPlugins"];
  const place = configPlace(path);
  const what = `a remark plugin of ${collection}, for ${file},`;
  return (text) => {
    try {
      const parse = () =>
        code.within(() => parseWithPlugins(new VFile({ value: text, path: file }), changing));
      return callWithin(siteCodeLimitMs, parse);
    } catch (thrown) {
      const error = describeThrown(thrown);
      if (isTookTooLong(thrown)) reportEndless({ file }, log);
      else if (error.includes("finished async")) {
        const expected = "nothing or a tree, and not a promise";
        log.add("own/answer", { what, expected, received: "a promise" }, place);
      } else log.add("own/threw", { what, error }, { ...place, ...code.placeOf(thrown) });
      return parseMarkdown(text, syntax);
    }
  };
}
