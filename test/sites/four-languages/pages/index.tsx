import { LanguageLinks, Link, type Meta, useLegal, useMessages, useSite } from "handbill";
import "./_index.css";

export const meta: Meta = ({ site }) => ({ title: `${site.app.name}: ${site.language}`, description: site.app.description });

export default function Landing() {
  const { app, storeList } = useSite();
  const t = useMessages();
  return (
    <main>
      <h1 id="top">{app.name}</h1>
      <p>{app.description}</p>
      {storeList.map(({ name, href }) => href && (
        <a key={name} href={href} lang="en">
          {name}
        </a>
      ))}
      <ul>
        {useLegal().map(({ slug, title, language }) => (
          <li key={slug}>
            <Link to={`/${slug}`} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/press">{t("press.title")}</Link>
      <LanguageLinks label="Languages" />
    </main>
  );
}
