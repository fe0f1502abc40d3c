import { Link, type Meta, useCollection, useMessages, useSite } from "handbill";
import { pageTitle } from "./_shared/page-title.ts";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("support.title"), app.name),
  description: t("support.description"),
});

export default function SupportPage() {
  const { publisher } = useSite();
  const t = useMessages();
  // A new site's only answer leads back to this page.
  const hasHelp = useCollection("help").some(({ slug }) => slug !== "contact");
  const { email, name, phone, address } = publisher;
  return (
    <Sheet>
      <section className="reading">
        <h1 className="page-title">{t("support.title")}</h1>
        {email !== undefined && (
          <p className="lead" data-answers="support.contact">
            {t("support.lead")} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {(phone !== undefined || address !== undefined) && (
          <address>
            {[name, ...(address ?? []), phone].filter(Boolean).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
        {hasHelp && (
          <p>
            <Link to="/help">{t("help.description")}</Link>
          </p>
        )}
        <h2>{t("support.helps")}</h2>
        <ul>
          {t.list("support.hints").map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
      <Questions heading={t("support.ask")} />
    </Sheet>
  );
}
