import { entry } from "./entry.js";

export const checkBadgeCodes = {
  "check/badge-distorted": entry<{ store: string; shown: string; drawn: string }>()({
    severity: "warning",
    message: ({ store, shown, drawn }) =>
      `the badge of ${store} is distorted: shown as ${shown}, drawn as ${drawn}`,
    hint: () => "set width and height in the proportions of the file",
    about: "Both stores forbid changes to their badges, and stretching is one.",
  }),
  "check/badge-small": entry<{ store: string; height: string; least: string }>()({
    severity: "warning",
    message: ({ store, height, least }) =>
      `the badge of ${store} is ${height} px high; the minimum is ${least} px`,
    hint: () => "show it larger",
    about: "Apple asks for 40 pixels on a screen, so that the badge can be read.",
  }),
  "check/badges-unlike": entry<{ reason: string }>()({
    severity: "warning",
    message: ({ reason }) => reason,
    hint: () => "show the badges of both stores at one height, or plain links to both",
    about:
      "Google asks for its badge to be at least as large as other badges, and a text link next to a badge looks like an afterthought.",
  }),
};
