import { spawnSync } from "node:child_process";

/**
 * A command before another one, which gives that a room of its own by these flags of `unshare`, ending with it: root may make one,
 * anyone else in a room of users of his own.
 */
export function ownRoom(...flags: readonly string[]): readonly string[] {
  const ways = [flags, ["--user", "--map-root-user", ...flags]];
  const way = ways.find((args) => spawnSync("unshare", [...args, "true"]).status === 0);
  if (way === undefined) throw new Error("this test needs root, or unprivileged user namespaces");
  return ["unshare", ...way];
}
