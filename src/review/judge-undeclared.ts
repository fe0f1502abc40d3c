import { type DeclaredByApp, declaredBy, groupByName } from "./declared.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import { type PolicyText, policyTextOf } from "./policy-text.js";
import { pageEvidence, type ReviewContext } from "./review-context.js";
import { evidenceOf, marking } from "./sections.js";
import { dataNamesIn, kindsOf } from "./words.js";

/** The reverse: data that the site lists as collected, but no file of the app declares. */
export function judgeUndeclared(context: ReviewContext): Finding[] {
  const declared = declaredBy(context.project);
  const policy = policyTextOf(context);
  const safety = judgeDataSafety(context, declared);
  if (!declared?.hasDetails) return safety;
  return [
    ...judgeNothing(context, { declared, policy }),
    ...judgeMore(context, { declared, policy }),
    ...safety,
  ];
}

interface Both {
  readonly declared: DeclaredByApp;
  readonly policy: PolicyText | undefined;
}

/** The app declares that nothing is collected, but the site lists data. */
function judgeNothing({ site, inConfig }: ReviewContext, { declared, policy }: Both): Finding[] {
  if (declared.nothing.length === 0) return [];
  const groups = Object.keys(site.legal.collected ?? {});
  const marked = marking(policy?.sections ?? [], "privacy.collected");
  if (groups.length === 0 && marked.length === 0)
    return [
      passed("apple/undeclared", "the app declares that nothing is collected, and the site lists nothing", {
        site: policy ? [pageEvidence(policy.page)] : [],
        app: declared.nothing,
      }),
    ];
  return [
    failed("apple/undeclared", "the app declares that nothing is collected, but the site lists data", {
      hint: "correct legal.collected and the policy, or the app's declaration",
      site: [...(groups.length > 0 ? [inConfig("legal", "collected")] : []), ...marked.map(evidenceOf)],
      app: declared.nothing,
    }),
  ];
}

/**
 * Data that the site lists in addition to the declared kinds, by the names that `init` and `import` write. It may be about Android or the
 * web, so a person has to decide.
 */
function judgeMore({ site, inConfig }: ReviewContext, { declared, policy }: Both): Finding[] {
  const names = dataNamesIn(site.language);
  if (!names || declared.nothing.length > 0) return [];
  const isDeclared = (kind: string) => declared.data.some(({ name }) => name === kind);
  const more = Object.entries(site.legal.collected ?? {}).flatMap(([key, { items }]) =>
    items.flatMap((text) => {
      const kinds = kindsOf(text, names);
      const isMore = kinds.length > 0 && !kinds.some(isDeclared);
      return isMore ? [{ ...inConfig("legal", "collected", key), what: text }] : [];
    }),
  );
  const app = declared.data.flatMap((thing) => thing.app);
  if (more.length === 0)
    return [
      passed(
        "apple/undeclared",
        "the app declares each kind of data that legal.collected names as handbill does",
        { site: policy ? policy.where("privacy.collected") : [], app },
      ),
    ];
  return [
    unclear(
      "apple/undeclared",
      `the site lists ${more.map(({ what }) => `“${what}”`).join(", ")}, but no privacy file of the app declares it`,
      {
        hint: "declare it; if only the site or the Android app collects it, say so in review.judged",
        site: more,
        app,
      },
    ),
  ];
}

/** The form in Play Console cannot be read: the item lists what it has to agree with. */
function judgeDataSafety({ pages, project }: ReviewContext, declared: DeclaredByApp | undefined): Finding[] {
  const asked = groupByName(project?.permissions.map(({ name, origin }) => [name, origin]) ?? []);
  const known = [
    { whose: "Apple's files declare", things: declared?.data ?? [] },
    { whose: "the Android manifest asks for", things: asked },
  ].filter(({ things }) => things.length > 0);
  const said = known.map(({ whose, things }) => `; ${whose} ${things.map(({ name }) => name).join(", ")}`);
  return [
    unclear("google/data-safety", `handbill cannot read the form${said.join("")}`, {
      hint: "in Play Console, under App content, compare it with the policy, and both with what the app and its libraries do",
      site: pages.privacy ? [pageEvidence(pages.privacy)] : [],
      app: known.flatMap(({ things }) => things.flatMap(({ app }) => app)),
    }),
  ];
}
