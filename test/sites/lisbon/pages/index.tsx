import { Link, type Meta, type SiteLink, usePage, useSite } from "handbill";

export const meta: Meta = ({ site }) => ({
  title: `${site.app.name}: ${site.facts.praias} praias`,
  description: site.app.description,
});

function Place({ link: { url, label, glyph } }: { link: SiteLink }) {
  const { publicHref } = useSite();
  return (
    <a href={url}>
      {glyph?.kind === "path" && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={glyph.path} />
        </svg>
      )}
      {glyph?.kind === "file" && <img src={publicHref(glyph.file)} alt="" width="24" height="24" />}
      {label}
    </a>
  );
}

export default function Landing() {
  const { storeList, links, facts, link, publisher } = useSite();
  const ports: readonly string[] = facts.portos;
  return (
    <main lang={usePage().language}>
      <h1>Maré</h1>
      {storeList.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      {links.map((each) => (
        <Place key={each.key} link={each} />
      ))}
      <p>{`${facts.hora.de} a ${facts.hora.ate}, ${ports.length} portos, ${facts.gratis ? "grátis" : "pago"}`}</p>
      <address>{publisher.address?.join(" · ")}</address>
      <p>{link("instagram")?.label ?? "sem Instagram"}</p>
      <Link to="/termos">Termos</Link>
      <Link to="/privacidade">Privacidade</Link>
    </main>
  );
}
