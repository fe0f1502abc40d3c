/** Why all was built, and why it will be again though nothing changes. */
export interface Why {
  readonly since: string | undefined;
  readonly again: string | undefined;
}

export const formatWhy = ({ since, again }: Why): string[] => [
  ...(since === undefined ? [] : [`all was built: ${since}`]),
  ...(again === undefined ? [] : [`all will be built again: ${again}`]),
];
