import { Outward } from "./outward.tsx";
import { shortAddress } from "./short-address.ts";

/** Excludes the punctuation after a URL at the end of a sentence. */
const url = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]。、])/;

/** A text whose URLs are links. */
export function Linked({ text }: { text: string }) {
  return text.split(url).map((part) =>
    url.test(part) && URL.canParse(part) ? (
      <Outward key={part} href={part}>
        {shortAddress(part, true)}
      </Outward>
    ) : (
      part
    ),
  );
}
