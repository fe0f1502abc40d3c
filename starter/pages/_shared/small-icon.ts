import type { Site } from "handbill";

/** The icon's file for up to 96 px: a drawing, or the 192 px that `files.icons` makes of a photo, which may weigh 100 times more. */
export const smallIcon = ({ icon, files, publicHref }: Site): string | undefined =>
  icon && publicHref(files.icons && !icon.endsWith(".svg") ? "/icon-192.png" : icon);
