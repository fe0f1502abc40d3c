import { Link, type Meta, type Paths, useCollection, useMessages } from "handbill";
import { findWords } from "../_help/find-words.ts";
import { byTopic } from "../_help/topics.ts";
import { pageTitle } from "../_shared/page-title.ts";
import { Sheet } from "../_shared/sheet.tsx";
import "../_help/help.css";
import "../_help/find.client.ts";

/** As many questions as people see at once. */
const fewQuestions = 6;

/** Without questions, this page does not exist. */
export const paths: Paths = ({ collections }) => (collections.help.length > 0 ? [{}] : []);

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("help.title"), app.name),
  description: t("help.description"),
});

export default function HelpPage() {
  const t = useMessages();
  const questions = useCollection("help");
  const words = questions.length > fewQuestions ? findWords(questions) : undefined;
  return (
    <Sheet>
      <h1 className="page-title">{t("help.title")}</h1>
      {/* Search needs a script. Without one, all questions are listed below. */}
      {words && (
        <search className="find" hidden>
          <label htmlFor="find">{t("help.find")}</label>
          <input id="find" type="search" autoComplete="off" spellCheck={false} />
          <p className="found" role="status" data-found={t("help.found")} data-none={t("help.none")} />
        </search>
      )}
      {byTopic(questions).map(([topic, ofTopic]) => (
        <section key={topic} className="part topic" aria-label={topic === "" ? t("help.title") : topic}>
          {topic !== "" && <h2 dir="auto">{topic}</h2>}
          <ul className="asked">
            {ofTopic.map(({ slug, title, language }) => (
              <li key={slug} id={slug} data-words={words?.get(slug)}>
                <Link to={`/help/${slug}`} lang={language} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
