import { type Meta, useSite } from "handbill";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import { landing } from "./_words/landing.ts";
import { support } from "./_words/support.ts";

export const meta: Meta = ({ site: { app } }) => ({
  title: `${support.title} | ${app.name}`,
  description: support.description,
});

export default function SupportPage() {
  const { publisher } = useSite();
  const { email, name, phone, address } = publisher;
  return (
    <Sheet>
      <section className="reading">
        <h1 className="page-title">{support.title}</h1>
        {email !== undefined && (
          <p className="lead" data-answers="support.contact">
            {support.lead} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {(phone !== undefined || address !== undefined) && (
          <address>
            {[name, ...(address ?? []), phone].filter(Boolean).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
        <h2>{support.helps}</h2>
        <ul>
          {support.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
      {landing.questions.length > 0 && (
        <section className="part" aria-labelledby="questions">
          <h2 id="questions">{support.ask}</h2>
          <Questions questions={landing.questions} />
        </section>
      )}
    </Sheet>
  );
}
