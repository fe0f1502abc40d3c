import { entry } from "./entry.js";

export const checkBadgeCodes = {
  "check/badge-distorted": entry<{ store: string; shown: string; drawn: string }>()({
    severity: "warning",
    message: ({ store, shown, drawn }) => `the badge of ${store} is shown as ${shown}, and drawn as ${drawn}`,
    hint: () => "give width and height the proportion of the file",
    about: "Neither store lets its badge be changed, and stretching it is a change.",
  }),
  "check/badge-small": entry<{ store: string; height: string; least: string }>()({
    severity: "warning",
    message: ({ store, height, least }) =>
      `the badge of ${store} is ${height} pixels high, and ${least} is the least`,
    hint: () => "show it larger",
    about: "Apple asks for 40 pixels on a screen, so that the badge can be read.",
  }),
  "check/badges-unlike": entry<{ reason: string }>()({
    severity: "warning",
    message: ({ reason }) => reason,
    hint: () => "show the badges of both stores at one height, or plain links to both",
    about:
      "Google asks that its badge is of the same size as those of other stores, or larger; and a store without its badge beside one with it looks like an afterthought.",
  }),
};
