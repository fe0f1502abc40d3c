const managers = ["npm", "pnpm", "yarn", "bun"] as const;

export type PackageManager = (typeof managers)[number];

/** The package manager that started this command, by `npm_config_user_agent`: `pnpm/12.21.0 npm/? node/v22.0.0`. Default: npm. */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  return managers.find((manager) => userAgent?.startsWith(`${manager}/`)) ?? "npm";
}

/** Only npm needs two dashes before a script's options; the others would pass them on. */
export const runScript = (manager: PackageManager, script: string, option = ""): string =>
  [manager, "run", script, manager === "npm" && option ? "--" : "", option].filter(Boolean).join(" ");
