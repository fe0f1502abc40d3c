import { createRequire } from "node:module";
import { join } from "node:path";

/** Whether the site has a Tailwind whose compiler can be called: from version 4 on, the package itself. */
export function hasTailwind(root: string): boolean {
  try {
    const { version } = createRequire(join(root, "x.js"))("tailwindcss/package.json") as { version: string };
    return Number.parseInt(version, 10) >= 4;
  } catch {
    return false;
  }
}
