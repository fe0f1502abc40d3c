import { findDocument, type Meta, type PageProps, type Paths } from "handbill";
import { DocPage } from "../_docs/doc-page.tsx";
import { isShelf, shelves } from "../_docs/sections.ts";

export const paths: Paths = ({ collections }) =>
  shelves.flatMap((shelf) => collections[shelf].map(({ slug }) => ({ shelf, page: slug })));

function documentOf({ collections, params: { shelf = "", page } }: PageProps) {
  if (!isShelf(shelf)) throw new Error(`${shelf} is not a shelf`);
  return findDocument(collections[shelf], page);
}

export const meta: Meta = (props) => {
  const { title, description = title, slug, collection } = documentOf(props);
  return { title: `${slug} (${collection}) | handbill`, description };
};

export default function Page(props: PageProps) {
  return <DocPage document={documentOf(props)} collections={props.collections} />;
}
