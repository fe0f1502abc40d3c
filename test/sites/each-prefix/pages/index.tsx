import { LanguageLinks, Link, type Meta, useLegal, useSite } from "handbill";
import "./_index.css";

export const meta: Meta = ({ site }) => ({
  title: `${site.app.name}: ${site.language}`,
  description: site.app.description,
});

export default function Landing() {
  const { app } = useSite();
  return (
    <main>
      <h1 id="top">{app.name}</h1>
      <p>{app.description}</p>
      <ul>
        {useLegal().map(({ slug, title, language }) => (
          <li key={slug}>
            <Link to={`/${slug}`} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <LanguageLinks label="Languages" />
    </main>
  );
}
