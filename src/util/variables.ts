import { digestOf } from "./hash-of.js";

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the value of a variable, which may be a secret; `*` means all of them. */
export const digestOfVariable = (name: string, variables: Variables): string =>
  digestOf(JSON.stringify(name === "*" ? Object.entries(variables).sort() : [name, variables[name] ?? null]));
