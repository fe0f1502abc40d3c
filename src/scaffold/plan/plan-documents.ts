import { type AddressForm, type FormIn, inForm } from "../../text/address-form.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { dataLanguages } from "../../text/data-words.js";
import type { ProjectFiles } from "../write-project.js";
import type { PageKind } from "./page-kinds.js";
import { languageOfDocuments } from "./plan-languages.js";

/** The starter's documents by file, such as `legal/privacy-policy.md`. */
export type Documents = ReadonlyMap<string, string>;

/** Whether the starter has documents in a language, or in a variant of it. */
export const isSpokenByStarter = (tag: string): boolean => nearestLanguage(dataLanguages, tag) !== undefined;

interface DocumentChoices {
  readonly form: AddressForm;
  /** The pages in `more/` that the site has. */
  readonly kinds: readonly PageKind[];
}

/** The starter's documents in a language and a form of address; undefined if it has none. */
export function documentsIn(
  starter: ProjectFiles,
  tag: string,
  { form, kinds }: DocumentChoices,
): Documents | undefined {
  const near = nearestLanguage(dataLanguages, tag);
  if (near === undefined) return undefined;
  const folder = near === "en" ? "" : `languages/${near}/`;
  const own = [...starter]
    .filter(([file]) => file.startsWith(folder))
    .map(([file, content]) => [file.slice(folder.length), inForm(String(content), form)] as const);
  const more = kinds.map((kind) => `more/${kind}.md`);
  return new Map([
    ...own.filter(([file]) => /^(?:legal|content)\//.test(file)),
    ...own
      .filter(([file]) => more.includes(file))
      .map(([file, text]) => [file.replace("more/", "legal/"), text] as const),
  ]);
}

/** The documents of a new site, in a folder per language if there are several. */
export function planDocuments(
  starter: ProjectFiles,
  tags: readonly string[],
  { formIn, kinds }: Pick<DocumentChoices, "kinds"> & { readonly formIn: FormIn },
): [file: string, text: string][] {
  const main = languageOfDocuments(tags);
  // Without answers in the main language, those in others would replace nothing.
  const hasHelp = isSpokenByStarter(main);
  return tags.flatMap((tag) => {
    const own = documentsIn(starter, tag, { form: formIn(tag), kinds });
    const documents = own ?? (tag === main ? inEnglish(starter, kinds) : new Map<string, string>());
    return [...documents]
      .filter(([file]) => hasHelp || !file.startsWith("content/"))
      .map(([file, text]): [string, string] => [placeIn(asDraft(file), tags.length > 1 && tag), text]);
  });
}

/** The path of a document, in the folder of its language if there is one. */
export const placeIn = (file: string, tag: string | false): string =>
  tag === false ? file : file.replace(/^(legal|content\/\w+)\//, `$1/${tag}/`);

/** Marks English texts as English if they are in the place of another language. */
export function inEnglish(starter: ProjectFiles, kinds: readonly PageKind[]): Documents {
  const english = [...(documentsIn(starter, "en", { form: "formal", kinds }) ?? [])];
  const said = "---\n# Remove this line once the text is translated.\nlanguage: en\n";
  return new Map(english.map(([file, text]) => [file, text.replace(/^---\n/, said)]));
}

/** The starter's answers to questions that the sources leave open; the author publishes each by removing its underscore. */
const unsure = ["content/help/delete-account.md", "content/help/where-to-get-it.md"];
const asDraft = (file: string) => (unsure.includes(file) ? file.replace(/[^/]+$/, "_$&") : file);
