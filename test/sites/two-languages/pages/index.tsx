import { LanguageLinks, Link, type Meta, usePage, useSite } from "handbill";
import "./_index.css";

export const meta: Meta = ({ site }) => ({ title: `${site.app.name}: home`, description: site.app.description });

export default function Landing() {
  const { app, storeList } = useSite();
  const { pagePath } = usePage();
  return (
    <main>
      <h1 id="top">{app.name}</h1>
      <p>{app.description}</p>
      {storeList.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      <Link to="/terms">Terms</Link>
      <Link to="/press.txt">Press</Link>
      <Link to="/terms" language="en">
        In English
      </Link>
      <LanguageLinks label={pagePath === "/" ? "Languages" : ""} />
    </main>
  );
}
