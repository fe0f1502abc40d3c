import { join } from "node:path";
import {
  type HistoryResult,
  type LegalEffects,
  type ReleaseResult,
  releaseLegal,
  showHistory,
} from "../../../src/build/legal.js";
import { effects } from "../../../src/cli/effects.js";
import { readLegalState } from "../../../src/read/read-legal-state.js";
import { addFile, replaceFile } from "../../../src/scaffold/replace-file.js";

/** The effects of `handbill legal`, for tests in their own process. */
export const legalEffects: LegalEffects = {
  code: effects.code,
  source: effects.read.source,
  state: readLegalState,
  write: (root, { file, before, after }) => {
    if (before === undefined) addFile(join(root, file), after);
    else replaceFile(join(root, file), { before, after });
    return undefined;
  },
};

export interface ReleaseWishes {
  readonly names?: readonly string[];
  readonly reason?: string;
  readonly note?: string;
}

/** Runs the flow of `handbill legal release --today`. */
export const release = (
  root: string,
  today: string,
  { names = [], reason, note }: ReleaseWishes = {},
): Promise<ReleaseResult> => releaseLegal({ root, today, names, reason, note }, legalEffects);

/** Runs the flow of `handbill legal --today`. */
export const show = (root: string, today: string): Promise<HistoryResult> =>
  showHistory({ root, today, names: [] }, legalEffects);
