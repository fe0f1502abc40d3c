import type { ImageProps } from "handbill";

export interface Screenshot {
  readonly image: ImageProps["src"];
  /** What it shows, for those who do not see it. While it is empty they are told its number. */
  readonly alt: string;
}
