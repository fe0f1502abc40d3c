/** The problem of a line of app-ads.txt, as a clause; undefined if it names a seller. Source: IAB Tech Lab, app-ads.txt 1.0. */
export function problemOfSeller(line: string): string | undefined {
  if (/[\r\n#;]/.test(line)) return "it has a line break, # or ;";
  const fields = line.split(",").map((field) => field.trim());
  const [domain = "", id = "", relationship = "", authority] = fields;
  if (fields.length < 3 || fields.length > 4) return `it has ${fields.length} fields`;
  if (!isDomain(domain)) return `${JSON.stringify(domain)} is not a domain`;
  if (id === "") return "the second field must be your id in that system";
  if (/\s/.test(id)) return `${JSON.stringify(id)} is not an id; is a comma missing?`;
  if (/^google\.com$/i.test(domain) && !/^pub-(?!(\d)\1{15}$|1234567890123456$)\d{16}$/.test(id))
    return `${id} is not a publisher id of Google: pub- and your 16 digits`;
  if (!/^(DIRECT|RESELLER)$/.test(relationship)) return "the third field must be DIRECT or RESELLER";
  return authority === "" ? "the fourth field is empty" : undefined;
}

const isDomain = (text: string) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(text);
