/** What something on the disk was like, as a text; what has the same stamp has the same content. */
export type Stamp = string;

interface Stats {
  readonly dev: number;
  readonly ino: number;
  readonly mode: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

/** A file with its time, size and place on the disk, in whose stead nothing else has the same. */
export const stampOfStats = ({ dev, ino, mode, size, mtimeMs, ctimeMs }: Stats): Stamp =>
  `${dev} ${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;
