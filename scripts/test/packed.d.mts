export interface Packed {
  /** The temporary folder with everything below; the caller removes it. */
  readonly folder: string;
  /** The copy of the repository in which it was packed. */
  readonly copy: string;
  readonly tarball: string;
  readonly starterTarball: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

/** Packs handbill and create-handbill as for the registry, in a copy of the repository. */
export function pack(): Packed;

/** Copies the current files of the repository, without ignored ones; returns the folder. */
export function copyRepository(target: string): string;

/** Writes a small site with style, an image and a script. */
export function writeSite(folder: string): void;

/** Creates a folder `node_modules` with links to the packages of this repository. */
export function linkPackages(target: string): void;
