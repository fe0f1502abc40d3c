import { withBase } from "../../model/addresses/addresses.js";
import { directionOf } from "../../text/direction-of.js";
import { usePage, useRenderContext } from "../site-context.js";

export interface LanguageLinksProps {
  /** What the list is called for those who hear it: `Languages`. */
  label: string;
  className?: string;
}

/** The way to the same page in each language, as links with the languages' own names. Nothing where there is one language. */
export function LanguageLinks({ label, className }: LanguageLinksProps) {
  const { languages, routePath } = usePage();
  const here = withBase(useRenderContext().site.base, routePath);
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <LanguageList here={here} />
    </nav>
  );
}

/** A link to each language; `here` is the address of the page that has them. */
export function LanguageList({ here }: { here?: string }) {
  const { language, languages } = usePage();
  return (
    <ul>
      {languages.map(({ tag, name, href }) => (
        <li key={tag}>
          <a
            href={href}
            hrefLang={tag}
            lang={tag}
            dir={directionOf(tag) ?? (directionOf(language) && "ltr")}
            aria-current={href === here ? "page" : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
