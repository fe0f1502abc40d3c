import { findDocument, LegalText, type Meta, type PageProps, type Paths, usePage } from "handbill";
import { pageTitle } from "./_shared/page-title.ts";
import { Sheet } from "./_shared/sheet.tsx";
import "./_legal/legal.css";

const documentOf = ({ legal, params }: PageProps) => findDocument(legal, params.legal);

export const paths: Paths = ({ legal }) => legal.map(({ slug }) => ({ legal: slug }));

export const meta: Meta = (props) => {
  const { title, description } = documentOf(props);
  return { title: pageTitle(title, props.site.app.name), description };
};

export default function LegalPage(props: PageProps) {
  const document = documentOf(props);
  const { language } = usePage();
  // A text that replaces a missing translation declares its own language.
  const lang = document.language === language ? undefined : document.language;
  const isLong = document.title.length > 30 || /\p{L}{15}|[\p{sc=Katakana}ー]{8}/u.test(document.title);
  const sections = document.headings.filter(({ depth }) => depth === 2);
  return (
    <Sheet>
      <article className="legal">
        <h1 className={isLong ? "page-title long-words" : "page-title"} lang={lang} dir={lang && "auto"}>
          {document.title}
        </h1>
        {sections.length > 0 && (
          <nav className="contents" lang={lang} aria-label={document.title}>
            <ol dir={lang && "auto"}>
              {sections.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <LegalText className="legal-text" document={document} />
      </article>
    </Sheet>
  );
}
