import { LanguageLinks, Link, type Meta } from "handbill";

export const meta: Meta = ({ site }) => ({ title: `${site.app.name} (${site.language})`, description: site.app.description });

export default function Landing() {
  return (
    <main>
      <h1>Whole</h1>
      <Link to="/press">1</Link>
      <a href="/press">2</a>
      <a href="/press" hrefLang="en">3</a>
      <LanguageLinks label="Languages" />
    </main>
  );
}
