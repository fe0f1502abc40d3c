/** How readers are addressed, in languages that have a choice: Sie or du, vous or tu, usted or tú. */
export type AddressForm = "formal" | "familiar";

/** A text that holds both forms, as `[[Sie|du]]`, in one of them. */
export const inForm = (text: string, form: AddressForm): string =>
  text.replace(/\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g, form === "formal" ? "$1" : "$2");
