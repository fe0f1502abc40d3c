import { useMessages } from "handbill";
import type { ReactNode } from "react";
import { Masthead } from "./masthead.tsx";
import { Tabs } from "./tabs.tsx";
import "./base.css";
import "./sheet.css";

export interface SheetProps {
  /** Content above the text, across the whole page. */
  top?: ReactNode;
  /** Content below it, across the whole page. */
  end?: ReactNode;
  /** Whether `top` shows the name in large letters. */
  onLanding?: boolean;
  /** Whether the page has no content except `top`. */
  isBare?: boolean;
  children: ReactNode;
}

/** A page: its header, its text and the tabs. */
export function Sheet({ top, end, onLanding = false, isBare = false, children }: SheetProps) {
  const t = useMessages();
  return (
    <>
      <a className="skip" href="#main">
        {t("shared.skip")}
      </a>
      <Masthead onLanding={onLanding} />
      <main id="main" tabIndex={-1}>
        {top}
        <div className={isBare ? "sheet sheet-bare frame" : "sheet frame"}>{children}</div>
        {end}
      </main>
      <Tabs />
    </>
  );
}
