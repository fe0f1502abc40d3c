import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { SourceText } from "./finding.js";
import { dataAt, parseJsonData, textOf } from "./json-data.js";
import { pathInside, readSourceText } from "./read-source-text.js";

const usualFile = "store.config.json";

/** The store configs of EAS: those in `eas.json`, or the one with the default name. */
export function readStoreConfigs(root: string, files: readonly string[], log: Diagnostics): SourceText[] {
  const eas = files.includes("eas.json") ? readSourceText(root, "eas.json", log) : undefined;
  const profiles = dataAt(eas && parseJsonData(eas, log), "submit")?.entries.values() ?? [];
  const named = [...profiles].flatMap((profile) => {
    const node = dataAt(profile, "ios", "metadataPath");
    const path = textOf(node);
    if (!node || path === undefined) return [];
    const { file, line } = node.origin;
    const inside = pathInside(root, path);
    const reason =
      inside === undefined
        ? `${path} leads out of the folder`
        : inside.endsWith(".json")
          ? undefined
          : `${path} is code, and nothing is run`;
    if (reason !== undefined) log.add("scaffold/file-not-used", { reason }, { file, line });
    return inside === undefined || reason !== undefined ? [] : [inside];
  });
  const wanted = [...new Set([...named, ...files.filter((file) => file === usualFile)])];
  return wanted.flatMap((file) => readSourceText(root, file, log) ?? []);
}
