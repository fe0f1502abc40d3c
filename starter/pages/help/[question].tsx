import {
  ContentText,
  findDocument,
  Link,
  type Meta,
  type PageProps,
  type Paths,
  useMessages,
} from "handbill";
import { byTopic, topicOf } from "../_help/topics.ts";
import { pageTitle } from "../_shared/page-title.ts";
import { Sheet } from "../_shared/sheet.tsx";
import "../_help/help.css";
import "../_shared/text.css";

const questionOf = ({ collections, params }: PageProps) => findDocument(collections.help, params.question);

export const paths: Paths = ({ collections }) => collections.help.map(({ slug }) => ({ question: slug }));

export const meta: Meta = (props) => {
  const { title, description } = questionOf(props);
  const { t, site } = props;
  const answer = t("help.answer", { question: title, app: site.app.name });
  return {
    title: pageTitle(title, site.app.name),
    // Search engines show about 160 characters.
    description: description ?? (answer.length > 160 ? title : answer),
  };
};

export default function QuestionPage(props: PageProps) {
  const t = useMessages();
  const question = questionOf(props);
  const alike = byTopic(props.collections.help).find(([topic]) => topic === topicOf(question))?.[1] ?? [];
  const others = alike.filter(({ slug }) => slug !== question.slug);
  return (
    <Sheet>
      <article className="reading">
        <p className="back">
          <Link to={`/help#${question.slug}`}>{t("help.title")}</Link>
        </p>
        <h1 className="page-title answer-title" lang={question.language} dir="auto">
          {question.title}
        </h1>
        <ContentText className="text" document={question} />
      </article>
      {others.length > 0 && (
        <section className="part" aria-labelledby="alike">
          <h2 id="alike">{topicOf(question) || t("help.alike")}</h2>
          <ul className="asked">
            {others.map(({ slug, title, language }) => (
              <li key={slug}>
                <Link to={`/help/${slug}`} lang={language} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
