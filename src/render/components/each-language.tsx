import type { ReactNode } from "react";
import { withBase } from "../../model/addresses/addresses.js";
import { directionOf } from "../../text/direction-of.js";
import { SiteContext, useRenderContext } from "../site-context.js";

export interface EachLanguageProps {
  /** Returns the content in one language. `useMessages()` and other hooks use that language in it. */
  children: (language: EachLanguageView) => ReactNode;
}

/** The argument of the function in `EachLanguage`. */
export interface EachLanguageView {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Whether it is the first language of the site, which is the language of the page. */
  readonly isFirst: boolean;
}

/**
 * Renders its content in each language of the site, for the not-found page, because hosts support only one. A script keeps the language of
 * the requested URL.
 * @example `<EachLanguage>{() => <NotFound />}</EachLanguage>`
 */
export function EachLanguage({ children }: EachLanguageProps) {
  const context = useRenderContext();
  const { languages, base } = context.site;
  if (languages.length === 1) return <Content render={children} language={context.language} isFirst />;
  return (
    <>
      {languages.map(({ tag, prefix }, index) => (
        <div
          key={tag}
          lang={tag}
          dir={directionOf(tag) ?? "ltr"}
          data-language={prefix === "" ? "" : withBase(base, prefix)}
        >
          <SiteContext value={{ ...context, ...context.localize(tag), language: tag }}>
            <Content render={children} language={tag} isFirst={index === 0} />
          </SiteContext>
        </div>
      ))}
      <script type="module" dangerouslySetInnerHTML={{ __html: languageScript }} />
    </>
  );
}

/** A component, so that its content can use hooks for its language. */
function Content({ render, ...view }: EachLanguageView & { render: EachLanguageProps["children"] }) {
  return render(view);
}

/** Keeps the part of each page in the language of the requested URL, and sets the page's language and title. */
export const languageScript = `{const d=document,s=[...d.querySelectorAll("[data-language]")],p=location.pathname.toLowerCase(),f=s.find(e=>{const b=e.dataset.language.toLowerCase();return b&&(p===b||p.startsWith(b+"/"))})??s[0];if(f){for(const e of s)e.hidden=e!==f;const r=d.documentElement,h=f.querySelector("h1,h2,h3");r.lang=f.lang;r.dir=f.dir;if(h){h.ariaLevel="1";d.title=h.textContent}}}`;
