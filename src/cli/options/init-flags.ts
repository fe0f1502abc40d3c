import { Option } from "commander";
import type { Look } from "../../scaffold/look.js";
import type { PageKind } from "../../scaffold/plan/page-kinds.js";
import type { AddressForm, FormIn } from "../../text/address-form.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { parseLanguages } from "./parse-flags.js";

/** The flags with facts: an app in the stores, its own project, and values from the author. */
export interface FactFlags {
  appStore?: string | undefined;
  country?: string | undefined;
  googlePlay?: string | undefined;
  /** The folder of the app's own project. */
  from?: string | undefined;
  /** The application to use if the project has several. */
  target?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  url?: string | undefined;
  language?: string | undefined;
}

export interface InitFlags extends FactFlags, FormFlags {
  brand?: string;
  /** The layout of the landing page; default: chosen by the available material. */
  look?: Look;
  /** All languages of the pages, the first one first. */
  languages?: string[];
  /** Whether the project's own PRIVACY.md and TERMS.md replace the starter's. */
  ownLegal?: boolean;
  /** Additional pages that laws require. */
  page?: PageKind[];
  json?: boolean;
  /** Whether to ask nothing. */
  yes?: boolean;
}

export interface FormFlags {
  formal?: boolean;
  familiar?: boolean;
  familiarIn?: string[];
}

/** How texts address readers; undefined if not chosen. */
export const formOf = ({ formal, familiar }: FormFlags): AddressForm | undefined =>
  familiar ? "familiar" : formal ? "formal" : undefined;

/** The same for each language. */
export const formsOf =
  ({ familiarIn = [], ...flags }: FormFlags): FormIn =>
  (tag) =>
    nearestLanguage(familiarIn, tag) ? "familiar" : (formOf(flags) ?? "formal");

export const formalOption = (form = "default") =>
  new Option("--formal", `address readers formally: Sie, vous, Lei, usted (${form})`);
export const familiarOption = () =>
  new Option("--familiar", "address readers informally: du, tu, tú").conflicts("formal");
export const familiarInOption = () =>
  new Option("--familiar-in <tags>", "do so only in these languages, such as de,es")
    .argParser(parseLanguages)
    .conflicts("familiar");
