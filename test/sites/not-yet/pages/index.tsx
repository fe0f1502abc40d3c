import { type Meta, useLegal, useSite } from "handbill";

export const meta: Meta = ({ site }) => ({ title: "Soon", description: site.app.description });

export default function Landing() {
  const { app, storeList, links, legal } = useSite();
  return (
    <main>
      <h1>{app.name}</h1>
      <ul>
        {storeList.map(({ name, state, href, expected }) => (
          <li key={name}>{`${name}: ${state}, ${expected}, ${href}`}</li>
        ))}
        {links.map(({ key, url, label }) => (
          <li key={key}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{`${useLegal().length} documents, ${legal.effectiveDate ?? "no date"}`}</p>
    </main>
  );
}
