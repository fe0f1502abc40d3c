import { LanguageLinks, type Meta, useSite } from "handbill";

export const meta: Meta = ({ site }) => ({ title: site.app.name, description: `${site.app.description} (${site.language})` });

export default function Landing() {
  return (
    <main>
      <h1>Whole</h1>
      <p>Two people and a dog&apos;s life in Lisbon.</p>
      <p lang="en">This one is in English on purpose.</p>
      <p>{useSite().publisher.email}</p>
      <LanguageLinks label="Languages" />
    </main>
  );
}
