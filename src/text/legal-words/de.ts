import type { LegalWords } from "./words.js";

export const de: LegalWords = {
  past: "Diese Fassung gilt nicht mehr. Sie galt vom {from} bis zum {until}.",
  present: "Diese Fassung gilt seit dem {from}.",
  future: "Diese Fassung gilt noch nicht. Sie tritt am {from} in Kraft.",
  announced: "Am {from} tritt eine neue Fassung in Kraft.",
  readCurrent: "Die geltende Fassung lesen",
  readFuture: "Die neue Fassung lesen",
  whatChanged: "Was sich geändert hat",
  whatChanges: "Was sich ändert",
  versions: "Fassungen",
  versionOf: "Fassung vom {date}",
  inForce: "gilt",
  first: "Erste Fassung",
  changed: "Geändert: {sections}",
  unchanged: "Unverändert: {sections}",
  corrected: "Berichtigt am {date}: {reason}",
  added: "hinzugefügt:",
  removed: "entfernt:",
  compared:
    "Diese Seite vergleicht die Fassung vom {from} mit der vom {to}. Entferntes und Hinzugefügtes ist gekennzeichnet.",
  comparisonTitle: "{title}: Änderungen vom {to}",
  comparisonDescription: "{title}: was die Fassung vom {to} anders sagt als die vom {from}.",
  pastDescription: "{title} in der Fassung, die vom {from} bis zum {until} galt.",
  presentDescription: "{title} in der Fassung, die seit dem {from} gilt.",
  futureDescription: "{title} in der Fassung, die am {from} in Kraft tritt.",
  beginning: "Anfang",
};
