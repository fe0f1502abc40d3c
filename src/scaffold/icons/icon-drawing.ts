/** An icon as SVG, in which `picture:0` is the first of its pictures. */
export interface IconDrawing {
  readonly svg: string;
  readonly viewBox: string;
  /** The maximum width in pixels at which its images are not enlarged. */
  readonly side: number;
  readonly pictures: readonly Buffer[];
}
