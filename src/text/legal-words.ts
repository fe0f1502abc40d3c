/** What handbill says on the pages of versions, in one language. Days stand where `{…}` does. */
export interface LegalWords {
  readonly past: string;
  readonly present: string;
  readonly future: string;
  readonly announced: string;
  readonly readCurrent: string;
  readonly readFuture: string;
  readonly whatChanged: string;
  readonly whatChanges: string;
  readonly versions: string;
  readonly versionOf: string;
  readonly inForce: string;
  readonly first: string;
  readonly changed: string;
  readonly unchanged: string;
  readonly corrected: string;
  readonly added: string;
  readonly removed: string;
  readonly compared: string;
  readonly comparisonTitle: string;
  readonly comparisonDescription: string;
  readonly pastDescription: string;
  readonly presentDescription: string;
  readonly futureDescription: string;
  readonly beginning: string;
}

const en: LegalWords = {
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

const de: LegalWords = {
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

const fr: LegalWords = {
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

const es: LegalWords = {
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

const pt: LegalWords = {
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

const byLanguage: Readonly<Record<string, LegalWords>> = { en, de, fr, es, pt };

/** The words for a language, and the language that they are of: English where there are none of it. */
export function legalWords(language: string): { words: LegalWords; language: string } {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  const words = byLanguage[primary];
  return words ? { words, language } : { words: en, language: "en" };
}

/** A sentence with its days and names in it. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
