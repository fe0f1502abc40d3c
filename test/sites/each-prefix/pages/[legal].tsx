import { LanguageLinks, LegalText, Link, type Meta, type PageProps, type Paths } from "handbill";

export const paths: Paths = ({ legal }) => legal.map(({ slug }) => ({ legal: slug }));

const documentOf = ({ params, legal }: PageProps) => {
  const document = legal.find(({ slug }) => slug === params.legal);
  if (!document) throw new Error(`no document ${params.legal}`);
  return document;
};

export const meta: Meta = (props) => {
  const { title, description } = documentOf(props);
  return { title, description };
};

export default function LegalPage(props: PageProps) {
  const document = documentOf(props);
  return (
    <main>
      <h1 lang={document.language}>{document.title}</h1>
      <LegalText document={document} className="text" />
      <Link to="/">Home</Link>
      <LanguageLinks label="Languages" />
    </main>
  );
}
