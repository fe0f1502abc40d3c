import { findDocument, LegalText, type Meta, type PageProps } from "handbill";
import { day } from "../components/text";
import { Page } from "./_page";

const documentOf = ({ params, legal }: PageProps) => findDocument(legal, params.legal ?? params.guide);

export const meta: Meta = (props) => documentOf(props);

/** The same page as the other generators', with the text in `LegalText`, so that the rules know which document a page shows. */
export function Document(props: PageProps) {
  const document = documentOf(props);
  return (
    <Page>
      <article className="wrap prose">
        <h1>{document.title}</h1>
        <p className="prose__date">{`Effective ${day(props.site.legal.effectiveDate.replaceAll("/", "-"))}`}</p>
        <LegalText document={document} />
      </article>
    </Page>
  );
}
