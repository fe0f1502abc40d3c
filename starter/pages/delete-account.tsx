import { type Meta, useSite } from "handbill";
import { Sheet } from "./_shared/sheet.tsx";
import { deletion } from "./_words/deletion.ts";

export const meta: Meta = ({ site: { app } }) => ({
  title: `${deletion.title} | ${app.name}`,
  description: deletion.description,
});

/** The page that the stores ask for: it names the app and its publisher as their listings do. */
export default function DeletionPage() {
  const { app, publisher, facts } = useSite();
  const { days, kept } = facts.deletion;
  return (
    <Sheet>
      <section className="reading">
        <h1 className="page-title">{deletion.title}</h1>
        <p className="lead" dir="auto">
          {publisher.name === undefined ? app.name : `${app.name}, ${publisher.name}`}
        </p>
        <h2>{deletion.inApp}</h2>
        <ol data-answers="deletion.steps deletion.in-app">
          {deletion.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {publisher.email !== undefined && (
          <>
            <h2>{deletion.without}</h2>
            <p data-answers="deletion.request">
              {deletion.write} <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
            </p>
          </>
        )}
        <h2>{deletion.what}</h2>
        <p data-answers="deletion.kept">
          {deletion.deleted} {deletion.when(days)}
        </p>
        {kept !== "" && (
          <>
            <h2>{deletion.kept}</h2>
            <p>{`${kept[0]?.toUpperCase()}${kept.slice(1)}.`}</p>
          </>
        )}
        {facts.terms.subscriptions && <p data-answers="deletion.subscriptions">{deletion.subscriptions}</p>}
      </section>
    </Sheet>
  );
}
