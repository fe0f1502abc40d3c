import type { ImageProps } from "handbill";

export interface Screenshot {
  readonly image: ImageProps["src"];
  /** The description for screen readers. If empty, they read the screenshot's number. */
  readonly alt: string;
  /** Replaces the screenshot in its device, and shows it until the visitor presses play. */
  readonly video?: { readonly href: string };
}
