import { Link, type Meta, useMessages } from "handbill";
import { Masthead } from "./_shared/masthead.tsx";
import "./_shared/base.css";
import "./_not-found/not-found.css";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: `${t("notFound.title")} | ${app.name}`,
  description: `${app.name}: ${t("notFound.title")}`,
});

/** The wall where the bill was: four corners under their tape. */
export default function NotFoundPage() {
  const t = useMessages();
  return (
    <div className="empty-wall">
      <Masthead />
      <main className="gone frame" id="main">
        <div className="place">
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <p className="gone-code mark">{t("notFound.code")}</p>
          <h1>{t("notFound.title")}</h1>
          <p>{t("notFound.text")}</p>
          <p>
            <Link className="gone-home" to="/">
              {t("shared.home")}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
