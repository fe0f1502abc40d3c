import { ContentText, Link, type Meta, type Paths, useCollection, useMessages } from "handbill";
import { pageTitle } from "./_shared/page-title.ts";
import { Sheet } from "./_shared/sheet.tsx";
import "./_news/news.css";
import "./_shared/text.css";

/** Without news, this page does not exist. */
export const paths: Paths = ({ collections }) => (collections.news.length > 0 ? [{}] : []);

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("news.title"), app.name),
  description: t("news.description"),
});

const feeds = [
  { to: "/news.atom", name: "Atom" },
  { to: "/news.json", name: "JSON Feed" },
];

export default function NewsPage() {
  const t = useMessages();
  return (
    <Sheet>
      <h1 className="page-title">{t("news.title")}</h1>
      {useCollection("news").map((version) => (
        <section key={version.slug} id={version.slug} className="part version">
          <div>
            <h2 lang={version.language} dir="auto">
              {version.title}
            </h2>
            {version.date && <time dateTime={version.date}>{t("news.day", { day: version.date })}</time>}
          </div>
          <ContentText className="text" document={version} />
        </section>
      ))}
      <p className="follow">
        {t("news.follow")}
        {feeds.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </p>
    </Sheet>
  );
}
