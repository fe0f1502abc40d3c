import type { ReactNode } from "react";
import { shared } from "../_words/shared.ts";
import { Masthead } from "./masthead.tsx";
import { Tabs } from "./tabs.tsx";
import "./base.css";
import "./sheet.css";

export interface SheetProps {
  /** Stands above the text, across the whole page. */
  top?: ReactNode;
  children: ReactNode;
}

/** A page: its head, its text, and the tabs to tear off. */
export function Sheet({ top = <Masthead />, children }: SheetProps) {
  return (
    <>
      <a className="skip" href="#main">
        {shared.skip}
      </a>
      {top}
      <main className="sheet frame" id="main" tabIndex={-1}>
        {children}
      </main>
      <Tabs />
    </>
  );
}
