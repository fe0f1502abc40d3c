/** The state of a path as a text; equal stamps mean equal content. */
export type Stamp = string;

interface Stats {
  readonly dev: number;
  readonly ino: number;
  readonly mode: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

/** A file's time, size and place on the disk, which no other file or version shares. */
export const stampOfStats = ({ dev, ino, mode, size, mtimeMs, ctimeMs }: Stats): Stamp =>
  `${dev} ${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;
