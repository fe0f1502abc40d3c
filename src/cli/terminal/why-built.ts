/** Why everything was built, and why it will be again without changes. */
export interface Why {
  readonly since: string | undefined;
  readonly again: string | undefined;
}

export const formatWhy = ({ since, again }: Why): string[] => [
  ...(since === undefined ? [] : [`built everything: ${since}`]),
  ...(again === undefined ? [] : [`the next build will build everything: ${again}`]),
];
