import { Outward } from "./outward.tsx";
import { shortAddress } from "./short-address.ts";

/** Without the punctuation of the sentence that the URL ends. */
const url = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]。、])/;

/** A text, with links for its URLs. */
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
