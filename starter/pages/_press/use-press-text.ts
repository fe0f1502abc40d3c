import { useMessages, useSite } from "handbill";
import { isWritten } from "../_shared/is-written.ts";

/** The facts, then the app in a line, in a sentence and in full, as plain text for articles to quote. */
export function usePressText(): string {
  const site = useSite();
  const { app, publisher, storeList } = site;
  const t = useMessages();
  const price = app.price && (app.price.amount === 0 ? t("press.free") : t("press.amount", app.price));
  const facts = [
    [t("press.name"), app.name],
    [t("press.category"), app.category],
    [t("press.price"), price],
    [t("press.publisher"), publisher.name],
    ...storeList.map(({ name, href, expected }) => [name, href ?? expected]),
    [t("press.contact"), publisher.email],
  ].flatMap(([term, fact]) => (fact ? [`${term}: ${fact}`] : []));
  const description = isWritten(site, "app.description") ? app.description : "";
  const sentence = t.has("landing.sentence") && t("landing.sentence");
  const about = t.list("landing.about").map(String).join("\n\n");
  // In a listing, the sentence may be the subtitle, and the text may begin with the description: neither is written twice.
  const full = about.startsWith(description) ? about : [description, about].filter(Boolean).join("\n\n");
  const lengths = [app.subtitle, sentence === app.subtitle ? description : sentence, full].filter(Boolean);
  return `${[facts.join("\n"), ...new Set(lengths)].join("\n\n---\n\n")}\n`;
}
