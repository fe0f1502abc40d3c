import type { ReactNode } from "react";
import { Page as Shell } from "../components/Page";
import "../components/style.css";
import "./_inline.client.ts";

export function Page({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
