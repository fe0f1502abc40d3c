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
  new Option("--formal", "address readers formally: Sie, vous, Lei, usted (the default)");
export const familiarOption = () =>
  new Option("--familiar", "address readers as friends: du, tu, tú").conflicts("formal");
