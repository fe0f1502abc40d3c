import {
  LanguageLinks,
  type LegalDocument,
  Link,
  useCollection,
  useLegal,
  useMessages,
  useSite,
} from "handbill";
import "./imprint.css";

/** The last lines of every page: documents, further pages, profiles, languages and the copyright. */
export function Imprint() {
  const { app, publisher, copyrightYear, facts, links } = useSite();
  const t = useMessages();
  const pages = [
    useCollection("help").length > 0 && { to: "/help", name: t("shared.help") },
    useCollection("news").length > 0 && { to: "/news", name: t("shared.news") },
    facts.privacy.accounts && { to: "/delete-account", name: t("shared.deletion") },
  ].filter((page) => page !== false);
  return (
    <div className="imprint frame">
      <ul className="imprint-links">
        {useLegal().map((document) => (
          <li key={document.slug}>
            <LegalLink {...document} />
          </li>
        ))}
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {links.map(({ key, url, label }) => (
          <li key={key}>
            <a href={url} rel="me">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <LanguageLinks className="languages" label={t("shared.languages")} />
      <p>{[copyrightYear && `© ${copyrightYear}`, publisher.name ?? app.name].filter(Boolean).join(" ")}</p>
    </div>
  );
}

const legalNames = [
  { to: "/privacy-policy", name: "shared.privacy" },
  { to: "/terms-of-service", name: "shared.terms" },
] as const;

/** Uses the language of the page, even if the document is in another. */
function LegalLink({ slug, title, language: own }: LegalDocument) {
  const { language } = useSite();
  const t = useMessages();
  const named = own === language ? undefined : legalNames.find(({ to }) => to === `/${slug}`);
  return (
    <Link to={`/${slug}`} lang={named || own === language ? undefined : own}>
      {named ? t(named.name) : title}
    </Link>
  );
}
