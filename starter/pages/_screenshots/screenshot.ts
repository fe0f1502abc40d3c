import type { ImageProps } from "handbill";

export interface Screenshot {
  readonly image: ImageProps["src"];
  /** What it shows, for screen readers. If empty, they read its number. */
  readonly alt: string;
  /** Replaces the screenshot in its device, and shows it until the visitor presses play. */
  readonly video?: { readonly href: string };
}
