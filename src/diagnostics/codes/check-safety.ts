import { error, quote, toMp4, toPicture, warning } from "./entry.js";

/** Policy, privacy, weight, laws, and the config's severities. */
export const checkSafetyCodes = {
  "check/generated-class": error<{ name: string; count: string; of: string }>()({
    message: ({ name, count, of }) =>
      `the page has no style for the class ${name}${Number(count) > 1 ? ` and ${Number(count) - 1} more` : ""} from ${of}`,
    hint: ({ of, name }) =>
      of === "Tailwind"
        ? `Tailwind only finds class names that are complete in the code: write ${quote(name)}, or choose between complete names; if a package's component has the class, add @source with the package's folder to the style sheet; without Tailwind, write the style in a CSS file`
        : "write the style in a CSS file or a CSS module; CSS-in-JS (styled-components, Emotion, MUI) adds its style in the browser, where no React runs",
  }),
  "check/third-party": error<{ href: string; origin: string; what: string }>()({
    message: ({ href, what }) => `${what} loads from another origin: ${href}`,
    hint: ({ origin, what }) => {
      const safe = origin.replace(/^http:/, "https:");
      if (/^https:\/\/fonts\.(googleapis|gstatic)\.com$/.test(safe))
        return "add the font to fonts in the config, which serves it from this site: docs/fonts.md";
      const also = safe === origin ? "" : "load it over https and ";
      const more = /^<script\b.* src=/.test(what)
        ? "; if the service also gives you inline code, put that into a .client.ts file"
        : "";
      return `serve it from this site, or ${also}add ${quote(safe)} to checks.allowedOrigins${more}`;
    },
  }),
  "check/tracking-denied": error(
    'the page loads from {origin}, but {document} says "{words}"',
    "serve it from this site; or say in the document what the service receives, and deny only tracking across other companies' apps and websites; a released text needs a new version",
  ),
  "check/unnamed-recipient": warning<{ does: string; hostname: string; from?: string }>()({
    message: ({ does, hostname, from }) =>
      `${does} ${hostname}, which no legal document ${from === undefined ? "names" : `in force names; the text of ${from} does`}`,
    hint: ({ from }) =>
      from === undefined
        ? "name the service in your privacy policy, with what it receives and why; if the policy is elsewhere, silence this with a reason"
        : `use the service from ${from} on, or date the text today before you release it`,
  }),
  "check/over-budget": error<{
    what: string;
    bytes: string;
    budget: string;
    heaviest?: string | undefined;
  }>()({
    message: ({ what, bytes, budget, heaviest }) =>
      `${what} is ${bytes} bytes compressed; the budget is ${budget}${heaviest ? `. Heaviest part: ${heaviest}` : ""}`,
    hint: () => "make it lighter, or change checks.budgets in the config",
  }),
  "check/unknown-budget": warning("checks.budgets has {route}, which is not a page of this site", [
    "did you mean {near}?",
    "write the path of a page, such as /privacy-policy, or * for all pages",
  ]),
  "check/heavy-image": warning(
    "{file} is {size}, which takes {seconds} s on a slow phone connection",
    ({ file }) =>
      /\.gif$/i.test(file)
        ? "save it as a video, and show it with <video autoPlay loop muted playsInline>"
        : /\.(?:mp4|webm|m4v)$/i.test(file)
          ? `compress it, for example with ffmpeg -i ${String(file).split("/").pop()} -crf 28 smaller.mp4`
          : "import it and show it with <Image>, which makes smaller sizes and formats, or save it smaller",
  ),
  "check/image-size": warning(
    [
      "{file} has {real} pixels, but its width and height say {written}",
      "{written} of {file} is not a number of pixels",
    ],
    ({ real }) =>
      real === undefined
        ? "write a number without a unit, and any other size in CSS"
        : "write numbers of the same shape, or import the file and show it with <Image>, which knows its size",
  ),
  "check/unsupported-format": warning(
    "many browsers do not show {file}, because it is {format}",
    ({ format }) =>
      format === "SRT" ? "convert it to WebVTT" : /HEI|TIF|PSD|EPS/.test(format) ? toPicture : toMp4,
  ),
  "check/future-date": warning("{what} {date} is in the future; today is {today}", ({ what }) =>
    /^the doc/.test(what)
      ? "correct the date; the document is published today, so begin its name with _ until then"
      : what === "copyrightYear"
        ? "correct the year"
        : "correct the date; to announce a new text, release it and the one in force with handbill legal release",
  ),
  "check/store-date-over": warning(
    "{key} is {date}, which has passed",
    "if the app is in the store, set url instead; otherwise set a new date",
  ),
  "check/other-age": warning(
    "the document says {age} years, but legal.minimumAge is {minimum}",
    () => "write {{legal.minimumAge}} in the document, or correct the config",
  ),
  "check/other-date": warning(
    "the document says {date}, but takes effect on {effective}",
    () => "write {{legal.effectiveDate}} in the document, or correct the date",
  ),
  "check/contents-incomplete": error(
    "the table of contents is missing sections of {document}: {missing}",
    "list document.headings, which has all sections",
  ),
  "check/no-contents": warning(
    "the page shows {document} without a table of contents",
    "list document.headings above the text, as pages/[legal].tsx of a new site does",
  ),
  "check/unknown-code": error('"{code}" is not a code that the config can raise or silence', [
    "did you mean {near}?",
    "each finding shows its code, such as check/over-budget",
  ]),
};
