import type { Meta, PageProps } from "handbill";
import { Prose } from "../components/Prose";
import { Page } from "./_page";

const documentOf = ({ params, legal }: PageProps) => {
  const document = legal.find(({ slug }) => slug === (params.legal ?? params.guide));
  if (!document) throw new Error("no such document");
  return document;
};

export const meta: Meta = (props) => documentOf(props);

export function Document(props: PageProps) {
  const { title, html } = documentOf(props);
  return (
    <Page>
      <Prose title={title} date={props.site.legal.effectiveDate.replaceAll("/", "-")} html={html} />
    </Page>
  );
}
