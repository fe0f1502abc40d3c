import { type Meta, type Paths, useMessages, useSite } from "handbill";
import { pageTitle } from "./_shared/page-title.ts";
import { Sheet } from "./_shared/sheet.tsx";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("deletion.title"), app.name),
  description: t("deletion.description"),
});

/** Without accounts, this page does not exist. */
export const paths: Paths = ({ site }) => (site.facts.privacy.accounts ? [{}] : []);

/** Google Play requires this page. It must name the app and its publisher as in the listing. */
export default function DeletionPage() {
  const { app, publisher, facts } = useSite();
  const t = useMessages();
  const { days, kept, steps } = facts.deletion;
  return (
    <Sheet>
      <section className="reading">
        <h1 className="page-title">{t("deletion.title")}</h1>
        <p className="lead" dir="auto">
          {publisher.name === undefined ? app.name : `${app.name}, ${publisher.name}`}
        </p>
        {facts.terms.subscriptions && (
          <p data-answers="deletion.subscriptions">{t("deletion.subscriptions")}</p>
        )}
        {steps.length > 0 && (
          <>
            <h2>{t("deletion.inApp")}</h2>
            <ol data-answers="deletion.steps deletion.in-app">
              {steps.map((step) => (
                <li key={step} dir="auto">
                  {step}
                </li>
              ))}
            </ol>
          </>
        )}
        {publisher.email !== undefined && (
          <>
            <h2>{t("deletion.without")}</h2>
            <p data-answers="deletion.request">
              {t("deletion.write")} <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
            </p>
          </>
        )}
        <h2>{t("deletion.what")}</h2>
        <div data-answers="deletion.kept">
          <p>{t("deletion.deleted")}</p>
          <p>{t("deletion.when", { days })}</p>
        </div>
        {kept !== "" && (
          <>
            <h2>{t("deletion.kept")}</h2>
            <p>{`${kept[0]?.toUpperCase()}${kept.slice(1)}`}</p>
          </>
        )}
      </section>
    </Sheet>
  );
}
