/** How texts address readers, in languages with a choice: Sie or du, vous or tu, usted or tú. */
export type AddressForm = "formal" | "familiar";

/** The form that the texts of a language have. */
export type FormIn = (tag: string) => AddressForm;

/** Chooses one form in a text that contains both, as `[[Sie|du]]`. */
export const inForm = (text: string, form: AddressForm): string =>
  text.replace(/\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g, form === "formal" ? "$1" : "$2");
