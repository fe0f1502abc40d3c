import { useSite } from "handbill";
import { Outward } from "./outward.tsx";
import { shortAddress } from "./short-address.ts";

/** Excludes the punctuation after a URL at the end of a sentence. */
const url = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]。、])/;

/** A text whose URLs are links, except those on this site: a listing may name pages that the site does not have. */
export function Linked({ text }: { text: string }) {
  const { url: home } = useSite();
  const isElsewhere = (part: string) => URL.canParse(part) && new URL(part).host !== new URL(home).host;
  return text.split(url).map((part) =>
    url.test(part) && isElsewhere(part) ? (
      <Outward key={part} href={part}>
        {shortAddress(part, true)}
      </Outward>
    ) : (
      part
    ),
  );
}
