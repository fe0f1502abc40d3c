import type { ImageProps } from "handbill";

export interface Screenshot {
  readonly image: ImageProps["src"];
  /** The same screen in other languages, by their tags. */
  readonly translations?: Readonly<Record<string, ImageProps["src"]>>;
  /** Shown without a device around it, because the picture has a caption or a device of its own. */
  readonly frameless?: boolean;
  /** Replaces the screenshot in its device, and shows it until the visitor presses play. */
  readonly video?: { readonly href: string };
}

/** Every place of a screenshot offers the same widths, so that each is encoded once. */
export const widthsOf = ({ width = 0, height = 0 }: Screenshot["image"]) =>
  width > height ? [480, 720, 1080] : [320, 480, 720];
