import { LanguageLinks, Link, type Meta } from "handbill";

export const meta: Meta = ({ site }) => ({ title: site.app.name, description: `${site.app.description} (${site.language})` });

export default function Landing() {
  return (
    <main>
      <h1>Minimal</h1>
      <Link to="/privacy">1</Link>
      <LanguageLinks label="Languages" />
    </main>
  );
}
