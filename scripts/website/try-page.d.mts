export interface TriedBlock {
  readonly kind: string;
  readonly code: string;
  readonly folder: string;
  readonly line: number;
}

/** Returns the differences from the page. */
export function tryPage(
  file: string,
  options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly after?: (block: TriedBlock) => Promise<void>;
  },
): Promise<string[]>;
