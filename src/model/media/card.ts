/** The size of a link's preview, in pixels: what chats and networks show without cutting. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A card as it is to be drawn. */
export interface Card {
  readonly routePath: string;
  /** What it shows in words, for those who cannot see it. */
  readonly alt: string;
  readonly html: string;
  readonly language: string;
  /** The files that it shows, as its images name them and by their paths in the output folder. */
  readonly images: readonly CardImage[];
  /** Who draws it, for messages. */
  readonly sourceFile: string;
  /** `assets/card-1a2b3c4d5e.png`; tells apart all that the picture depends on. */
  readonly outputFile: string;
}

export interface CardImage {
  readonly src: string;
  readonly outputFile: string;
}
