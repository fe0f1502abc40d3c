import { Link, type Meta } from "handbill";
import { Frame } from "./_shared/frame.tsx";
import "./_docs/doc-page.css";

export const meta: Meta = {
  title: "Page not found | handbill",
  description: "There is no page at this URL in the documentation of handbill.",
};

export default function NotFound() {
  return (
    <Frame>
      <header className="bill">
        <h1>Torn off.</h1>
      </header>
      <p className="doc">
        There is no page at this URL. Go to the <Link to="/">home page</Link>, or search the documentation.
      </p>
    </Frame>
  );
}
