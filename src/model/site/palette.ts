/** The colours of one scheme, as CSS hex colours. */
export interface PaletteColours {
  readonly paper: string;
  /** A tint of the brand for areas on paper, on which ink is readable. */
  readonly panel: string;
  /** Text on paper. */
  readonly ink: string;
  /** Secondary text on paper. */
  readonly inkSoft: string;
  /** Lines and edges on paper. */
  readonly rule: string;
  /** Links and marks on paper, as close to the brand colour as is readable. */
  readonly link: string;
  /** A large area in the brand's colour. */
  readonly field: string;
  /** Text on the field. */
  readonly onField: string;
}

/** The colours computed from one brand colour, for both schemes. */
export interface Palette {
  readonly light: PaletteColours;
  readonly dark: PaletteColours;
}
