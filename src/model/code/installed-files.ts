/** What package managers write when a package comes, goes or changes, below the project's folder. */
export const installedFiles = [
  ...["node_modules/.package-lock.json", "node_modules/.yarn-state.yml", "node_modules/.modules.yaml"],
  ...["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
] as const;
