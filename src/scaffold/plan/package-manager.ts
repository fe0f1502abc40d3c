const managers = ["npm", "pnpm", "yarn", "bun"] as const;

export type PackageManager = (typeof managers)[number];

/**
 * The package manager that has started this command, by what it calls itself in `npm_config_user_agent`, which all of
 * them set: `pnpm/12.21.0 npm/? node/v22.0.0`. npm, if none has.
 */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  return managers.find((manager) => userAgent?.startsWith(`${manager}/`)) ?? "npm";
}

/** npm alone takes the options of a script after two dashes; the others hand these on as well. */
export const runScript = (manager: PackageManager, script: string, option = ""): string =>
  [manager, "run", script, manager === "npm" && option ? "--" : "", option].filter(Boolean).join(" ");
