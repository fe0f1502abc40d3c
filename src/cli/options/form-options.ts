import { Option } from "commander";
import type { AddressForm } from "../../text/address-form.js";

export interface FormFlags {
  formal?: boolean;
  familiar?: boolean;
}

/** How texts address readers; undefined if not chosen. */
export const formOf = ({ formal, familiar }: FormFlags): AddressForm | undefined =>
  familiar ? "familiar" : formal ? "formal" : undefined;

export const formalOption = () =>
  new Option("--formal", "use the formal address: Sie, vous, Lei, usted (default)");
export const familiarOption = () =>
  new Option("--familiar", "use the informal address: du, tu, tú").conflicts("formal");
