/** An icon as SVG, in which `picture:0` is the first of its pictures. */
export interface IconDrawing {
  readonly svg: string;
  readonly viewBox: string;
  /** How many pixels wide it can be made, for its pictures to be no larger than they are. */
  readonly side: number;
  readonly pictures: readonly Buffer[];
}

/** Why an icon cannot be drawn from its parts, to be shown. */
export class IconNotDrawn extends Error {
  override name = "IconNotDrawn";
}
