import { Link, type Meta } from "handbill";
import { Frame } from "./_shared/frame.tsx";
import "./_docs/doc-page.css";

export const meta: Meta = {
  title: "No such page | handbill",
  description: "There is no page at this address in the documentation of handbill.",
};

export default function NotFound() {
  return (
    <Frame>
      <header className="bill">
        <h1>Torn off.</h1>
      </header>
      <p className="doc">
        There is no page at this address. <Link to="/start">Begin with the first page</Link>.
      </p>
    </Frame>
  );
}
