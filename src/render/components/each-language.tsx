import type { ReactNode } from "react";
import { withBase } from "../../model/addresses/addresses.js";
import { directionOf } from "../../text/direction-of.js";
import { SiteContext, useRenderContext } from "../site-context.js";
import { languageScript } from "./language-script.js";

export interface EachLanguageProps {
  /** Gives what is said in a language: `useMessages()` and the like speak it in there. */
  children: (language: EachLanguageView) => ReactNode;
}

export interface EachLanguageView {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Whether it is the first of the site, in which the page is. */
  readonly isFirst: boolean;
}

/**
 * Shows its content in each language of the site, for the not-found page, because hosts support only one.
 * Each part is marked with its language, and a script of that page keeps the one of the requested URL.
 * Without a script, all parts are visible.
 */
export function EachLanguage({ children }: EachLanguageProps) {
  const context = useRenderContext();
  const { languages, base } = context.site;
  if (languages.length === 1) return <Said say={children} language={context.language} isFirst />;
  return (
    <>
      {languages.map(({ tag, prefix }, index) => (
        <div
          key={tag}
          lang={tag}
          dir={directionOf(tag) ?? "ltr"}
          data-language={prefix === "" ? "" : withBase(base, prefix)}
        >
          <SiteContext value={{ ...context, ...context.speaking(tag), language: tag }}>
            <Said say={children} language={tag} isFirst={index === 0} />
          </SiteContext>
        </div>
      ))}
      <script type="module" dangerouslySetInnerHTML={{ __html: languageScript }} />
    </>
  );
}

/** A component, so that what is said can ask for its language. */
function Said({ say, ...view }: EachLanguageView & { say: EachLanguageProps["children"] }) {
  return say(view);
}
