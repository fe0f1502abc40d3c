import { useMessages } from "handbill";
import type { ReactNode } from "react";
import { Masthead } from "./masthead.tsx";
import { Tabs } from "./tabs.tsx";
import "./base.css";
import "./sheet.css";

export interface SheetProps {
  /** Stands above the text, across the whole page. */
  top?: ReactNode;
  /** Stands below it, likewise. */
  end?: ReactNode;
  /** Whether the name stands large in `top`. */
  onLanding?: boolean;
  /** Whether it says nothing more than `top`. */
  isBare?: boolean;
  children: ReactNode;
}

/** A page: its head, its text, and the tabs to tear off. */
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
