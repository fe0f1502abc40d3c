/** The pattern of a page file's routes, parsed from its path. */
export interface RoutePattern {
  /** The names of the parameters, in the order of the path. */
  readonly parameters: readonly string[];
  /** Builds the route for parameters: `{ legal: "terms" }` → `/terms`. */
  readonly build: (params: Readonly<Record<string, string>>) => string;
}

/** `pages/index.tsx` → `/`, `pages/press/index.tsx` → `/press`, `pages/[legal].tsx` → `/` and the value of `legal`. */
export function parseRoutePattern(sourceFile: string): RoutePattern {
  const parts = sourceFile
    .slice("pages/".length)
    .replace(/\.tsx$/, "")
    .split("/");
  if (parts.at(-1) === "index") parts.pop();
  const named = parts.map((part) => ({ part, name: /^\[(.+)\]$/.exec(part)?.[1] }));
  return {
    parameters: named.flatMap(({ name }) => name ?? []),
    build: (params) =>
      `/${named.map(({ part, name }) => (name === undefined ? part : (params[name] ?? part))).join("/")}`,
  };
}
