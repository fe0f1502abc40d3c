import type { LegalWords } from "./words.js";

export const it: LegalWords = {
  past: "Questa versione non è più in vigore. È stata in vigore dal {from} al {until}.",
  present: "Questa versione è in vigore dal {from}.",
  future: "Questa versione non è ancora in vigore. Entra in vigore il {from}.",
  announced: "Il {from} entra in vigore una nuova versione.",
  readCurrent: "Leggi la versione in vigore",
  readFuture: "Leggi la nuova versione",
  whatChanged: "Che cosa è cambiato",
  whatChanges: "Che cosa cambia",
  versions: "Versioni",
  versionOf: "Versione del {date}",
  inForce: "in vigore",
  first: "Prima versione",
  changed: "Modificato: {sections}",
  unchanged: "Invariato: {sections}",
  corrected: "Corretto il {date}: {reason}",
  added: "aggiunto:",
  removed: "rimosso:",
  compared:
    "Questa pagina confronta la versione del {from} con quella del {to}. Ciò che è stato rimosso e ciò che è stato aggiunto è evidenziato.",
  comparisonTitle: "{title}: modifiche del {to}",
  comparisonDescription: "{title}: che cosa cambia nella versione del {to} rispetto a quella del {from}.",
  pastDescription: "{title}: versione in vigore dal {from} al {until}.",
  presentDescription: "{title}: versione in vigore dal {from}.",
  futureDescription: "{title}: versione che entra in vigore il {from}.",
  beginning: "Inizio",
};
