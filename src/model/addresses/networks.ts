import type { Glyph } from "../site/site.js";

export interface Network {
  readonly label: string;
  readonly glyph: Glyph;
}

const drawn = (label: string, path: string): Network => ({ label, glyph: { kind: "path", path } });

/** Networks by their keys under `links`. The icons are our own drawings of the network's purpose, not traced logos. */
export const networks: Readonly<Record<string, Network>> = {
  // a butterfly
  bluesky: drawn(
    "Bluesky",
    "M12 11C10.5 7.5 7.5 5 5 4.5c-1.5-.3-2.5.5-2.5 2 0 3 1 6 4.5 6-2 .5-3 2-2 4s4 2.5 7-1.5c3 4 6 3.5 7 1.5s0-3.5-2-4c3.5 0 4.5-3 4.5-6 0-1.5-1-2.3-2.5-2-2.5.5-5.5 3-7 6.5Z",
  ),
  // a headset
  discord: drawn(
    "Discord",
    "M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5.5A1.5 1.5 0 0 1 4 17.5ZM20 13h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5Z",
  ),
  // two people
  facebook: drawn(
    "Facebook",
    "M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0M15 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  ),
  // branches that join
  github: drawn(
    "GitHub",
    "M6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM18 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 7v10M18 9c0 4-12 2-12 8",
  ),
  // a camera
  instagram: drawn(
    "Instagram",
    "M8 4.5 9.5 3h5L16 4.5h3a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM12 8.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z",
  ),
  // a briefcase
  linkedin: drawn(
    "LinkedIn",
    "M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM8.5 7V4.5h7V7M3 13h18",
  ),
  // a trunk that trumpets
  mastodon: drawn("Mastodon", "M3 10v4h3l8 5V5l-8 5ZM17.5 9a4 4 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11"),
  // a pin
  pinterest: drawn("Pinterest", "M9 3.5h6l-1 6 3.5 4h-11l3.5-4ZM12 13.5V21"),
  // a vote
  reddit: drawn("Reddit", "M12 3.5 19 11h-4v4H9v-4H5ZM9 19.5h6"),
  // a notebook
  rednote: drawn(
    "RedNote",
    "M6 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6ZM3.5 7.5H6m-2.5 4.5H6m-2.5 4.5H6M10 8h5m-5 4h3",
  ),
  // a paper plane
  telegram: drawn("Telegram", "M3 11.5 20.5 4 17 20l-6-4.5ZM11 15.5l9.5-11.5"),
  // a thread on its spool
  threads: drawn("Threads", "M7 4h10M7 20h10M9 4v16M15 4v16M9 8l6 2.5M9 12l6 2.5"),
  // a note
  tiktok: drawn("TikTok", "M14 4v11.5M14 4c.5 3 2.5 4.5 5 4.5M10.5 12a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"),
  // a receiver in a bubble
  whatsapp: drawn(
    "WhatsApp",
    "M12 3a9 9 0 1 1-4.5 16.8L3 21l1.3-4.3A9 9 0 0 1 12 3ZM9 8.5c0 3.5 3 6.5 6.5 6.5",
  ),
  // two strokes that cross
  x: drawn("X", "M5 5l14 14M19 5 5 19"),
  // a screen that plays
  youtube: drawn(
    "YouTube",
    "M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10.5 9v6l4.5-3Z",
  ),
};
