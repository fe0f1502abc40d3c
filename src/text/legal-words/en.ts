import type { LegalWords } from "./words.js";

export const en: LegalWords = {
  past: "This version is no longer in force. It held from {from} until {until}.",
  present: "This version is in force since {from}.",
  future: "This version is not in force yet. It takes effect on {from}.",
  announced: "A new version takes effect on {from}.",
  readCurrent: "Read the version in force",
  readFuture: "Read the new version",
  whatChanged: "See what changed",
  whatChanges: "See what changes",
  versions: "Versions",
  versionOf: "Version of {date}",
  inForce: "in force",
  first: "First version",
  changed: "Changed: {sections}",
  unchanged: "Unchanged: {sections}",
  corrected: "Corrected on {date}: {reason}",
  added: "added:",
  removed: "removed:",
  compared:
    "This page compares the version of {from} with that of {to}. What was removed and what was added is marked.",
  comparisonTitle: "{title}: changes of {to}",
  comparisonDescription: "{title}: what the version of {to} says otherwise than that of {from}.",
  pastDescription: "{title} as it was in force from {from} until {until}.",
  presentDescription: "{title} in the version that is in force since {from}.",
  futureDescription: "{title} in the version that takes effect on {from}.",
  beginning: "Beginning",
};
