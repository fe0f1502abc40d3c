import type { LegalWords } from "./words.js";

export const fr: LegalWords = {
  past: "Cette version n’est plus en vigueur. Elle l’a été du {from} au {until}.",
  present: "Cette version est en vigueur depuis le {from}.",
  future: "Cette version n’est pas encore en vigueur. Elle prend effet le {from}.",
  announced: "Une nouvelle version prend effet le {from}.",
  readCurrent: "Lire la version en vigueur",
  readFuture: "Lire la nouvelle version",
  whatChanged: "Voir ce qui a changé",
  whatChanges: "Voir ce qui change",
  versions: "Versions",
  versionOf: "Version du {date}",
  inForce: "en vigueur",
  first: "Première version",
  changed: "Modifié : {sections}",
  unchanged: "Inchangé : {sections}",
  corrected: "Corrigé le {date} : {reason}",
  added: "ajouté :",
  removed: "supprimé :",
  compared:
    "Cette page compare la version du {from} à celle du {to}. Les suppressions et les ajouts sont signalés.",
  comparisonTitle: "{title} : modifications du {to}",
  comparisonDescription: "{title} : ce que la version du {to} change par rapport à celle du {from}.",
  pastDescription: "{title}, version en vigueur du {from} au {until}.",
  presentDescription: "{title}, version en vigueur depuis le {from}.",
  futureDescription: "{title}, version qui prend effet le {from}.",
  beginning: "Début",
};
