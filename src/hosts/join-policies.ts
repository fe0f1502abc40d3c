/**
 * One content security policy that allows whatever any of the given ones does, and no frame around a page. A page is held
 * to its own policy besides, which its head states: both bind it.
 * Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/#multiple-policies.
 */
export function joinPolicies(policies: readonly string[]): string {
  const joined = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(";"))) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    const known = joined.get(name) ?? new Set();
    for (const source of sources) known.add(source);
    if (name !== "") joined.set(name, known);
  }
  const directives = [...joined].map(([name, sources]) => {
    const some = [...sources].filter((source) => source !== "'none'");
    return `${name} ${some.length > 0 ? some.join(" ") : "'none'"}`;
  });
  return [...directives, framing].join("; ");
}

/** What of a policy holds without the hashes of pages: for a host that takes no header as long as that. */
export const shortPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => /^(base-uri|form-action|frame-ancestors) /.test(directive))
    .join("; ");

const framing = "frame-ancestors 'none'";
