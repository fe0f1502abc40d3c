import { withBase } from "../../model/addresses/addresses.js";
import { directionOf } from "../../text/direction-of.js";
import { usePage, useRenderContext } from "../site-context.js";

export interface LanguageLinksProps {
  /** The name of the list for screen readers: `Languages`. */
  label: string;
  className?: string;
}

/**
 * Links to the same page in each language, with the languages' own names. Renders nothing if the site has one language.
 * @example `<LanguageLinks label="Languages" />`
 */
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

/** Links to each language; `here` is the address of the page that contains them. */
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
