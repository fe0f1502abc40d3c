import type { LegalWords } from "./words.js";

export const es: LegalWords = {
  past: "Esta versión ya no está en vigor. Lo estuvo desde el {from} hasta el {until}.",
  present: "Esta versión está en vigor desde el {from}.",
  future: "Esta versión todavía no está en vigor. Entra en vigor el {from}.",
  announced: "El {from} entra en vigor una nueva versión.",
  readCurrent: "Leer la versión en vigor",
  readFuture: "Leer la nueva versión",
  whatChanged: "Ver qué cambió",
  whatChanges: "Ver qué cambia",
  versions: "Versiones",
  versionOf: "Versión del {date}",
  inForce: "en vigor",
  first: "Primera versión",
  changed: "Modificado: {sections}",
  unchanged: "Sin cambios: {sections}",
  corrected: "Corregido el {date}: {reason}",
  added: "añadido:",
  removed: "eliminado:",
  compared:
    "Esta página compara la versión del {from} con la del {to}. Lo eliminado y lo añadido está marcado.",
  comparisonTitle: "{title}: cambios del {to}",
  comparisonDescription: "{title}: lo que la versión del {to} cambia respecto a la del {from}.",
  pastDescription: "{title}: versión en vigor desde el {from} hasta el {until}.",
  presentDescription: "{title}: versión en vigor desde el {from}.",
  futureDescription: "{title}: versión que entra en vigor el {from}.",
  beginning: "Comienzo",
};
