import type { Look } from "../../scaffold/look.js";
import type { PageKind } from "../../scaffold/plan/page-kinds.js";
import type { FormFlags } from "./form-options.js";

export interface InitFlags extends FormFlags {
  appStore?: string;
  country?: string;
  googlePlay?: string;
  /** The folder of the app's own project. */
  from?: string;
  /** Which of several applications in it. */
  target?: string;
  name?: string;
  email?: string;
  url?: string;
  brand?: string;
  /** How the landing page is composed: what there is decides, unless it is asked for. */
  look?: Look;
  language?: string;
  /** All languages of the pages, the first one first. */
  languages?: string[];
  /** Whether the project's own PRIVACY.md and TERMS.md are published in place of the starter's. */
  ownLegal?: boolean;
  /** Pages that laws ask for, besides what each site has. */
  page?: PageKind[];
  json?: boolean;
  /** Whether nothing is asked. */
  yes?: boolean;
}
