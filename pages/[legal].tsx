import { findDocument, LegalText, type Meta, type PageProps, type Paths, useSite } from "handbill";
import { Contents } from "./_legal/contents.tsx";
import { Onward } from "./_legal/onward.tsx";
import { Footer } from "./_shared/footer.tsx";
import { SiteHeader } from "./_shared/site-header.tsx";
import { SkipLink } from "./_shared/skip-link.tsx";
import "./_legal/legal-page.css";

const documentOf = ({ legal, params }: PageProps) => findDocument(legal, params.legal);

export const paths: Paths = ({ legal }) => legal.map(({ slug }) => ({ legal: slug }));

export const meta: Meta = (props) => {
  const { title, description } = documentOf(props);
  return { title: `${title} | ${props.site.app.name}`, description };
};

export default function LegalPage(props: PageProps) {
  const document = documentOf(props);
  const { app, url } = useSite();
  const { effectiveDate, effectiveDay } = document;
  const others = props.legal.filter(({ slug }) => slug !== document.slug);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main className="legal-page frame" id="main" tabIndex={-1}>
        <div className="legal-head">
          <p className="imprint">{`${app.name}, ${url}${document.slug}`}</p>
          <h1>{document.title}</h1>
          {effectiveDate && (
            <p>
              {"Effective date: "}
              <time dateTime={effectiveDay}>{effectiveDate}</time>
            </p>
          )}
        </div>
        <Contents headings={document.headings} />
        <div>
          <LegalText className="legal-text" document={document} />
          <Onward documents={others} name={app.name} />
        </div>
      </main>
      <Footer />
    </>
  );
}
