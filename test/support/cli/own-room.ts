import { spawnSync } from "node:child_process";

/**
 * A command prefix that runs another command in its own namespaces, with these flags of `unshare`: root may create them, other users only
 * in a user namespace.
 */
export function ownRoom(...flags: readonly string[]): readonly string[] {
  const ways = [flags, ["--user", "--map-root-user", ...flags]];
  const way = ways.find((args) => spawnSync("unshare", [...args, "true"]).status === 0);
  if (way === undefined) throw new Error("this test needs root, or unprivileged user namespaces");
  return ["unshare", ...way];
}
