/** The size of a link preview in pixels: chats and networks show it uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A card to be drawn. */
export interface Card {
  readonly routePath: string;
  /** The content in words, as alternative text. */
  readonly alt: string;
  readonly html: string;
  readonly language: string;
  /** The files it shows, by their names in its images and their paths in the output folder. */
  readonly images: readonly CardImage[];
  /** The file that draws it, for messages. */
  readonly sourceFile: string;
  /** `assets/card-1a2b3c4d5e.png`; the hash covers everything that the picture depends on. */
  readonly outputFile: string;
}

export interface CardImage {
  readonly src: string;
  readonly outputFile: string;
}
