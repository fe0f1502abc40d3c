import { Link, type Meta, useSite } from "handbill";

export const meta: Meta = ({ site }) => ({ title: site.app.name, description: site.app.description });

export default function Landing() {
  const { app, stores, storeList, publisher, links, facts, copyrightYear } = useSite();
  return (
    <main>
      <h1>{app.name}</h1>
      <p>{app.subtitle}</p>
      {storeList.map(({ name, platform, href, state }) => (
        <a key={name} href={href}>{`${name} (${platform}, ${state})`}</a>
      ))}
      <p>{stores.googlePlay?.package}</p>
      <p>{`${app.price?.amount} ${app.price?.currency}`}</p>
      <p>{`${publisher.name}, ${publisher.email ?? "keine Adresse"}`}</p>
      <p>{`${links.length} Links, ${Object.keys(facts).length} Fakten, ${copyrightYear ?? "kein Jahr"}`}</p>
      <Link to="/datenschutz">Datenschutz</Link>
    </main>
  );
}
