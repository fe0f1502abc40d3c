import "./index.css";
import { LegalText } from "handbill";

export const paths = () => [{ legal: "privacy-policy" }];
const find = ({ legal, params }) => legal.find(({ slug }) => slug === params.legal);
export const meta = (props) => ({ title: `${find(props).title} of Whole`, description: find(props).description });

export default function Legal(props) {
  const document = find(props);
  return (
    <main>
      <h1>{document.title}</h1>
      <ul>
        {document.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      <LegalText document={document} />
    </main>
  );
}
