/** Files below the project's folder that package managers write when they install, update or remove packages. */
export const installedFiles = [
  ...["node_modules/.package-lock.json", "node_modules/.yarn-state.yml", "node_modules/.modules.yaml"],
  ...["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
] as const;
