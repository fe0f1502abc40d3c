import type { Glyph } from "./site.js";

/** A network whose name and drawing need not be told. */
export interface Network {
  readonly label: string;
  readonly glyph: Glyph | undefined;
}

const drawn = (label: string, path: string): Network => ({ label, glyph: { kind: "path", path } });
const named = (label: string): Network => ({ label, glyph: undefined });

/** Networks by their keys under `links`. The drawings are our own, for what each place is, not traced logos. */
export const networks: Readonly<Record<string, Network>> = {
  bluesky: named("Bluesky"),
  discord: named("Discord"),
  facebook: named("Facebook"),
  github: named("GitHub"),
  instagram: drawn(
    "Instagram",
    "M8 4.5 9.5 3h5L16 4.5h3a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM12 8.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z",
  ),
  linkedin: named("LinkedIn"),
  mastodon: named("Mastodon"),
  pinterest: named("Pinterest"),
  reddit: named("Reddit"),
  rednote: drawn(
    "RedNote",
    "M6 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6ZM3.5 7.5H6m-2.5 4.5H6m-2.5 4.5H6M10 8h5m-5 4h3",
  ),
  telegram: named("Telegram"),
  threads: named("Threads"),
  tiktok: named("TikTok"),
  whatsapp: named("WhatsApp"),
  x: named("X"),
  youtube: named("YouTube"),
};
