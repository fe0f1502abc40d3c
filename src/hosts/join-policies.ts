/**
 * Joins policies to one that allows everything any of them allows, and forbids framing. A page's own policy in its head applies as well.
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

/** A policy without the hashes of pages, for a host that does not accept a header of that length. */
export const shortPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => /^(base-uri|form-action|frame-ancestors) /.test(directive))
    .join("; ");

const framing = "frame-ancestors 'none'";
