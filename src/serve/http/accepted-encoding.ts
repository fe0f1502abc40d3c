/** The encoding to use, preferring the smaller result. Source: RFC 9110, section 12.5.3. */
export function acceptedEncoding(header: string | undefined): "br" | "gzip" | undefined {
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const encodings = (["br", "gzip"] as const).filter((name) => weightOf(name) > 0);
  return encodings.sort((a, b) => weightOf(b) - weightOf(a))[0];
}
