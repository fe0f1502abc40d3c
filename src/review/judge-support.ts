import { elementsOf, readPage } from "../check/page/read-page.js";
import { accessibleName } from "../check/rules/structure/accessible-name.js";
import type { CheckedPage } from "../model/pages/checked-tree.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import { pageEvidence, type ReviewContext } from "./review-context.js";

/** Checks that people find a page with a way to write to you. */
export function judgeSupport(context: ReviewContext): Finding[] {
  return [judgePage(context), judgeContact(context)];
}

function judgePage({ pages: { support } }: ReviewContext): Finding {
  const requirement = "apple/support";
  if (!support)
    return failed(requirement, "the site has no support page", {
      hint: "add pages/support.tsx with an email address, or set review.pages.support",
      isGuess: true,
    });
  const ways = waysToWrite(support.summary);
  const { routePath } = support.summary;
  const about = { isGuess: !support.isStated, site: [pageEvidence(support)] };
  if (ways.length > 0) return passed(requirement, `${routePath} has ${ways.join(" and ")}`, about);
  const hint = "add a mailto: link with your address, or a form";
  return failed(requirement, `${routePath} has no email address and no form`, { ...about, hint });
}

function judgeContact({ site, inConfig }: ReviewContext): Finding {
  const email = site.publisher.email;
  return unclear(
    "google/contact",
    email === undefined
      ? "handbill cannot read the contact address in Play Console, and the config has no publisher.email"
      : `handbill cannot read the contact address in Play Console; the site's is ${email}`,
    {
      hint: "compare the two, in Play Console under Store settings",
      site: email === undefined ? [] : [inConfig("publisher", "email")],
    },
  );
}

/** Ways to contact you on a page: `mailto:hello@me.example`, `a form`. */
export function waysToWrite({ html }: CheckedPage): string[] {
  const facts = readPage(html);
  const mails = elementsOf(facts, "a")
    .filter((link) => !link.isHidden && accessibleName(link, facts) !== "")
    .flatMap(({ attributes }) => attributes.href ?? [])
    .filter((href) => /^mailto:[^@\s]+@[^@\s]+/i.test(href));
  const forms = elementsOf(facts, "form").filter(
    (form) =>
      !form.isHidden && elementsOf(facts, "textarea").length > 0 && form.attributes.action !== undefined,
  );
  return [
    ...new Set(mails.map((href) => href.replace(/\?.*$/, "")).slice(0, 1)),
    ...(forms.length > 0 ? ["a form"] : []),
  ];
}
