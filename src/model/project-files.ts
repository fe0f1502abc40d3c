export const configFile = "site.config.ts";

/** The source folders of a site. All their files are read or listed; those of the last are published unchanged. */
export const sourceFolders = ["pages", "messages", "legal", "content", "public"] as const;

/** Files below the project's folder that package managers write when they install, update or remove packages. */
export const installedFiles = [
  ...["node_modules/.package-lock.json", "node_modules/.yarn-state.yml", "node_modules/.modules.yaml"],
  ...["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
] as const;
