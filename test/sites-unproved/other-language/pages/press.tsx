import { Link, type Meta } from "handbill";

export const meta: Meta = ({ site }) => ({ title: `Press (${site.language})`, description: `Press: ${site.app.description}` });

export default function Press() {
  return (
    <main>
      <h1>Press</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
