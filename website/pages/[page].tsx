import { findDocument, type Meta, type PageProps, type Paths } from "handbill";
import { DocPage } from "./_docs/doc-page.tsx";

export const paths: Paths = ({ collections }) => collections.docs.map(({ slug }) => ({ page: slug }));

const documentOf = ({ collections, params }: PageProps) => findDocument(collections.docs, params.page);

export const meta: Meta = (props) => {
  const { title, description = title } = documentOf(props);
  return { title: `${title} | handbill`, description };
};

export default function Page(props: PageProps) {
  return <DocPage document={documentOf(props)} collections={props.collections} />;
}
