import type { LegalWords } from "./words.js";

export const pt: LegalWords = {
  past: "Esta versão já não está em vigor. Vigorou de {from} a {until}.",
  present: "Esta versão está em vigor desde {from}.",
  future: "Esta versão ainda não está em vigor. Entra em vigor em {from}.",
  announced: "Uma nova versão entra em vigor em {from}.",
  readCurrent: "Ler a versão em vigor",
  readFuture: "Ler a nova versão",
  whatChanged: "Ver o que mudou",
  whatChanges: "Ver o que muda",
  versions: "Versões",
  versionOf: "Versão de {date}",
  inForce: "em vigor",
  first: "Primeira versão",
  changed: "Alterado: {sections}",
  unchanged: "Sem alterações: {sections}",
  corrected: "Corrigido em {date}: {reason}",
  added: "acrescentado:",
  removed: "removido:",
  compared:
    "Esta página compara a versão de {from} com a de {to}. O que foi removido e o que foi acrescentado está assinalado.",
  comparisonTitle: "{title}: alterações de {to}",
  comparisonDescription: "{title}: o que a versão de {to} altera em relação à de {from}.",
  pastDescription: "{title}: versão em vigor de {from} a {until}.",
  presentDescription: "{title}: versão em vigor desde {from}.",
  futureDescription: "{title}: versão que entra em vigor em {from}.",
  beginning: "Início",
};
