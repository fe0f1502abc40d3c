import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { orNothing } from "../util/or-nothing.js";

/**
 * Reports files with variables of the environment that code uses and that are not set: frameworks read these files, Node does not. The
 * line is left out, because a report would show the secrets next to it.
 */
export function reportUnsetVariables(code: string, root: string, log: Diagnostics): void {
  const used = new Set(Array.from(code.matchAll(/\bprocess\.env\.([A-Za-z_]\w*)/g), ([, name = ""]) => name));
  const unset = [...used].filter((name) => process.env[name] === undefined);
  if (unset.length === 0) return;
  for (const file of [".env", ".env.local", ".env.production"]) {
    const text = orNothing(() => readFileSync(join(root, file), "utf8")) ?? "";
    if (unset.some((name) => new RegExp(`^(?:export )?${name}=`, "m").test(text)))
      return log.add("read/unread-file", { reason: "environment" }, { file });
  }
}
