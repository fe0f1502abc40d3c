// Over 300 lines: a table of mistakes, each with its finding.
/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code of pages */
import { inDocument, type Mistakes, newDocument } from "./mistake.js";

export const documentMistakes: Mistakes = {
  "quotation marks within others": inDocument("x", ":2 read/front-matter", "'Say \"hi\" twice'", [
    "Document new",
    '"Say "hi" twice"',
  ]),
  "a list that is not closed": inDocument("x", ":4 read/front-matter", "close the list with ]", [
    "description",
    "tags: [a, b\ndescription",
  ]),
  "a document in the folder of another language": {
    files: { "legal/de/new.md": newDocument("x\n") },
    found: "legal/de/new.md read/unread-file",
    says: "run handbill add-language",
  },
  "sentences after many spaces": inDocument(
    "1. One.\n\n        You are done. Then see [the policy](/privacy-policy).",
    ":8 read/other-markup",
    "make it a block of code",
  ),
  "a brace too few": inDocument(
    "Write to {{publisher.email}.",
    ":6 read/other-markup",
    "write {{publisher.email}}",
  ),
  "a fact in small letters": inDocument(
    "Of {{legal.minimumage}}.",
    ":6 read/unknown-fact",
    "did you mean legal.minimumAge?",
  ),
  "a fact with a space": inDocument(
    "Of {{ legal minimumAge }}.",
    ":6 read/unknown-fact",
    "did you mean legal.minimumAge?",
  ),
  "a fact of another tool": inDocument(
    "Of ${legal.minimumAge} and <%= app.name %>.",
    ":6 read/other-markup",
    "write {{legal.minimumAge}}",
  ),
  "a link to a document's file": inDocument(
    "[Terms](new.md)",
    ":6 check/relative-link",
    "the document, such as /help/sync",
  ),
  "a link that is misspelt": inDocument(
    "[Home](/hme)",
    ":6 check/broken-link",
    '{ "/hme": "/…" } in the config',
  ),
  "a link without a slash": inDocument("[Home](index)", ":6 check/relative-link", "start it with a slash"),
  "a link with a space": inDocument("[Home](/my page)", ":6 read/other-markup", "write [Home](/my%20page)"),
  "a link with its brackets turned": inDocument("(Home)[/]", ":6 read/other-markup", "write [Home](/)"),
  "a link with a space between": inDocument("[Home] (/)", ":6 read/other-markup", "write [Home](/)"),
  "a link by a reference that is not there": inDocument(
    "[Home][start]",
    ":6 read/other-markup",
    "line [start]: … with the address",
  ),
  "an empty link": inDocument("[](/)", " read/shows-nothing", "visible text, or delete the file"),
  "an email address that is none": inDocument(
    "[Write](mailto:hello at whole.site.dev)",
    ":6 read/other-markup",
    "write [Write](mailto:name@…)",
  ),
  "a picture that is not there": inDocument(
    "![A](/photo.jpg)",
    ":6 check/broken-link",
    "not a page or file of this site",
  ),
  "a picture beside it": inDocument(
    "![A](./photo.jpg)",
    ":6 read/block-file",
    "path relative to the document",
  ),
  "a blank of a template before a bracket": inDocument(
    '[Company Name] ("we", "us") runs the app.',
    ":6 read/other-markup",
    "what belongs there",
  ),
  "bold text that is not closed": inDocument(
    "The terms **apply to all of it.",
    ":6 check/leftover",
    "close the bold text with **",
  ),
  "bold text with spaces": inDocument(
    "The terms ** apply ** to all of it.",
    ":6 check/leftover",
    "close the bold text with **",
  ),
  "a row with a cell too many": inDocument(
    "| A | B |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |",
    ":9 read/extra-cell",
    "add a column to the first two rows",
  ),
  "a heading that skips": inDocument("#### Part", ":6 check/heading-order", "write an h2, the next level"),
  "a main heading": inDocument("# Privacy", ":6 check/h1-count", "which says what the page is about"),
  "a heading without a space": inDocument("##Part", ":6 read/other-markup", "write ## Part"),
  "an empty heading": inDocument("##", " read/shows-nothing", "visible text, or delete the file"),
  "a table without its line": inDocument(
    "| a | b |\n| 1 | 2 |",
    ":6 read/other-markup",
    "| --- | --- | in a line below it",
  ),
  "a code block that is not closed": inDocument(
    "```js\nlet a;",
    ":6 read/unclosed-block",
    "on a line of their own",
  ),
  "a code language that is none": inDocument(
    "```jss\nlet a;\n```",
    ":6 read/unknown-code-language",
    "use text for plain text",
  ),
  "a list without spaces": inDocument("-one\n-two", ":6 read/other-markup", "after each hyphen, for a list"),
  HTML: inDocument("One<br>two", ":6 read/html-in-markdown", "front matter to publish safe HTML"),
  "a footnote that is not there": inDocument(
    "One[^1].",
    ":6 read/other-markup",
    "[^1]: … with the text of the note",
  ),
  "a text that is left to be written": inDocument(
    "Lorem ipsum dolor sit amet.",
    ":6 check/leftover",
    "write the real text, or remove it",
  ),
  "a place to fill in": inDocument(
    "We are [Company Name].",
    ":6 read/other-markup",
    "Name] to show the brackets",
  ),
  "a to-do": inDocument("TODO: ask the lawyer", ":6 check/leftover", "write the real text, or remove it"),
  "a day that does not exist": inDocument(
    "A text that people read.",
    ":2 read/no-such-day",
    "as 2025-08-17 (year-month-day)",
    ["title:", "effectiveDate: 2025-02-30\ntitle:"],
  ),
  "a day in another order": inDocument(
    "A text that people read.",
    ":2 read/front-matter-value",
    "valid date such as 2025-08-17",
    ["title:", "effectiveDate: 01.02.2025\ntitle:"],
  ),
  "a line across the page below a sentence": inDocument(
    "Plans are private.\n---\nPhotos stay on the phone.",
    ":6 read/other-markup",
    "an empty line above ---",
  ),
  "a draft": inDocument(
    "A text that people read.",
    ":2 read/front-matter-key",
    "name of a draft's file with _",
    ["title:", "draft: true\ntitle:"],
  ),
  "a misspelt description": inDocument(
    "A text that people read.",
    ":3 read/front-matter-key",
    "did you mean description?",
    ["description:", "descripton:"],
  ),
  "a layout": inDocument("A text that people read.", ":2 read/front-matter-key", "states, html and anchors", [
    "title:",
    "layout: post\ntitle:",
  ]),
  "html switched on": inDocument(
    "A text that people read.",
    ":2 read/front-matter-value",
    "must be keep, if it is set",
    ["title:", "html: true\ntitle:"],
  ),
  "a document of MDX": {
    files: { "legal/terms.mdx": "---\ntitle: T\ndescription: D\n---\n\nText\n" },
    found: "legal/terms.mdx read/unread-file",
    says: "the name of any other file with _",
  },
  "a document of text": {
    files: { "legal/terms.txt": "Text\n" },
    found: "legal/terms.txt read/unread-file",
    says: "the name of any other file with _",
  },
  "a document of Word": {
    files: { "legal/terms.docx": "PK\u0003\u0004" },
    found: "legal/terms.docx read/unread-file",
    says: "the name of any other file with _",
  },
  "a document in a folder": {
    files: { "legal/old/terms.md": "---\ntitle: T\ndescription: D\n---\n\nText\n" },
    found: "legal/old/terms.md read/unread-file",
    says: "move it into legal/",
  },
  "a document in content/ itself": {
    files: { "content/faq.md": "---\ntitle: FAQ\n---\n\nText\n" },
    found: "content/faq.md read/unread-file",
    says: "collection, such as content/help/",
  },
  "messages of a language that is none": {
    files: { "messages/english.ts": "export default {};\n" },
    found: "messages/english.ts read/messages-of-no-language",
    says: "the name of any other file with _",
  },
  "messages with a function": {
    files: { "messages/en.ts": "export default { a: () => 1 };\n" },
    found: "messages/en.ts:1 read/invalid-message",
    says: "not a string, group or list",
  },
  "a message with a brace too few": {
    files: { "messages/en.ts": 'export default { a: "Hi {name" };\n' },
    found: "messages/en.ts:1 read/invalid-message",
    says: "brace or tag in apostrophes: '{'",
  },
  "a note of GitHub": inDocument(
    "> [!NOTE]\n> Photos stay on the phone.",
    ":6 read/other-markup",
    "write :::note, then the text",
  ),
  "a table of contents of another tool": inDocument(
    "[[toc]]\n\nPhotos stay on the phone.",
    ":6 read/other-markup",
    "document.headings",
  ),
  "a template of Jekyll": inDocument(
    "Photos stay.\n\n{% include footer.html %}",
    ":8 read/other-markup",
    "templates of other tools do not run",
  ),
  "a passage without its end": {
    files: {
      "site.config.ts": ["minimumAge: 13", 'minimumAge: 13, courts: "Boston"'],
      "legal/new.md": newDocument(
        "Photos stay.\n\n{{#if publisher.phone}}Call us.\n\nThe courts of {{legal.courts}}.\n",
      ),
    },
    found: "legal/new.md:8 read/unclosed-condition",
    says: "where the passage ends",
  },
  "an unknown kind of argument": {
    files: { "messages/en.ts": 'export default { a: "{n, plurals, one {# a} other {# b}}" };\n' },
    found: "messages/en.ts:1 read/invalid-message",
    says: '"plurals" is not one of plural, select',
  },
  "a passage with a misspelt condition": {
    files: {
      "site.config.ts": ["minimumAge: 13", 'minimumAge: 13, courts: "Boston"'],
      "legal/new.md": newDocument("Photos stay.\n\n{{#if legal.court}}{{legal.courts}} judges.{{/if}}\n"),
    },
    found: "legal/new.md:8 read/unknown-fact",
    says: "did you mean legal.courts?",
  },
  "a text by the name of a picture": {
    files: {
      "content/help/new.md": "---\ntitle: New\n---\n\n![Us](new.jpg)\n",
      "content/help/new.jpg": "not a picture",
      "site.config.ts": ["copyrightYear", "collections: { help: {} },\n  copyrightYear"],
    },
    found: "content/help/new.md:5 read/block-file",
    says: "export the image again",
  },
  "a comment of MDX": inDocument("Photos stay.\n\n{/* ask Ana */}", ":8 read/other-markup", "<!-- … -->"),
  "an id of a heading": inDocument(
    "Photos stay.\n\n## Backups {#backups}\n\nOn the phone.",
    ":8 read/other-markup",
    "made from its words",
  ),
  "a class of Kramdown": inDocument("Photos stay.\n{: .note}", ":7 read/other-markup", "nothing here"),
  "a link of a wiki": inDocument(
    "See [[Support|our help]].",
    ":6 read/other-markup",
    "a link, [our help](/…)",
  ),
  "bullets of a word processor": inDocument(
    "Photos:\n\n•\tstay\n\n•\tare yours",
    ":8 read/other-markup",
    "- and a space",
  ),
  "a heading with a space that does not break": inDocument(
    "##\u{a0}Photos\n\nThey stay.",
    ":6 read/other-markup",
    "an ordinary space",
  ),
  "a shortcode of Hugo": inDocument(
    'Photos stay.\n\n{{< figure src="/icon.svg" >}}',
    ":8 read/unknown-fact",
    "templates of other tools do not run",
  ),
  "a comparison in a condition": inDocument(
    "You are {{#if legal.minimumAge > 12}}older{{/if}}.",
    ":6 read/unknown-condition",
    "a condition is the name of one fact",
  ),
  "a second condition after else": inDocument(
    "{{#if publisher.email}}a{{else if publisher.phone}}b{{/if}}",
    ":6 read/unknown-condition",
    "{{else}}{{#if name}}",
  ),
  "a loop": inDocument(
    "{{#each legal.collected.account}}x{{/each}}",
    ":6 read/unknown-condition",
    "{{legal.collected.account}}: its texts are joined",
  ),
  "a number sign in a title": inDocument(
    "A text that people read.",
    ":2 read/front-matter",
    'title: "The #1 app"',
    ["Document new", "The #1 app"],
  ),
  "a link that a word processor has changed": inDocument(
    "[Sentry](https://www.google.com/url?q=https://sentry.io/privacy&sa=D)",
    ":6 check/moved-link",
    "write https://sentry.io/privacy",
  ),
  "a link to the author's own machine": inDocument(
    "[Policy](http://localhost:4321/privacy-policy)",
    ":6 check/unsafe-address",
    "the page's path, /privacy-policy",
  ),
  "the date of another version in bold": inDocument(
    "**Last updated:** March 3, 2024",
    ":6 check/other-date",
    "{{legal.effectiveDate}}",
  ),
  "an emoji by its name": inDocument("Photos stay :tada:", ":6 read/other-markup", "the character itself"),
  "a brace too many": inDocument(
    "Write to {{{publisher.email}}}.",
    ":6 read/other-markup",
    "write {{publisher.email}}",
  ),
  "a condition without its sign": inDocument(
    "Write{{if publisher.email}} to {{publisher.email}}{{/if}}.",
    ":6 read/unknown-condition",
    "use {{#if name}}",
  ),
  "a footnote that no text refers to": inDocument(
    "Photos stay.\n\n[^1]: On the phone.",
    ":8 read/other-markup",
    "no text refers to the note",
  ),
  "a sentence behind four spaces": inDocument(
    "Photos stay.\n\n    You can use all of your photos without a network.",
    ":8 read/other-markup",
    "without the spaces before it",
  ),
  "a link with quotes of a word processor": inDocument(
    "[Home](/ “Start”)",
    ":6 read/other-markup",
    'write [Home](/ "Start")',
  ),
  "a link that is not closed": inDocument(
    "See [home](/privacy-policy and write to us.",
    ":6 read/other-markup",
    "write [home](/privacy-policy)",
  ),
  "a place to fill in, in small letters": inDocument(
    "We are at [insert address].",
    ":6 read/other-markup",
    "what belongs there",
  ),
  "a merge that is not finished": inDocument(
    "<<<<<<< HEAD\nPhotos stay.\n=======\nPhotos go.\n>>>>>>> main",
    ":6 read/merge-conflict",
    "delete the markers",
  ),
  "a picture by a path of Windows": inDocument(
    "![A](images\\photo.jpg)",
    ":6 read/block-file",
    "a slash between folders",
  ),
  "an age in words": inDocument(
    "You must be at least sixteen years old.",
    ":6 check/other-age",
    "sixteen years, but legal.minimumAge is 13",
  ),
  "front matter of Hugo": {
    files: { "legal/new.md": '+++\ntitle = "New"\n+++\n\nText\n' },
    found: "legal/new.md:1 read/front-matter-language",
    says: "begin the file with --- alone",
  },
  "notes for colleagues": {
    files: { "legal/new.md": "# Ask Ana\n" },
    found: "legal/new.md:1 read/front-matter-missing",
    says: "with _ if it is not for readers",
  },
  "a value on two lines": inDocument(
    "A text that people read.",
    ":4 read/front-matter",
    "begin its other lines with two spaces",
    ["description:", "description: It does,\nand more.\nother:"],
  ),
  "a slug": inDocument("A text that people read.", ":2 read/front-matter-key", "rename the file", [
    "title:",
    "slug: terms\ntitle:",
  ]),
  "a date of another tool": inDocument(
    "A text that people read.",
    ":2 read/front-matter-key",
    "did you mean effectiveDate?",
    ["title:", "pubDate: 2026-01-01\ntitle:"],
  ),
  "braces of i18next": {
    files: { "messages/en.ts": 'export default { a: "Hi {{name}}" };\n' },
    found: "messages/en.ts:1 read/invalid-message",
    says: "write {{name}} as {name}",
  },
  "a percent sign of printf": {
    files: { "messages/en.ts": 'export default { a: "Hi %s" };\n' },
    found: "messages/en.ts:1 read/invalid-message",
    says: "write {value}",
  },
  "a comma between the cases of a plural": {
    files: { "messages/en.ts": 'export default { a: "{n, plural, one {# day}, other {# days}}" };\n' },
    found: "messages/en.ts:1 read/invalid-message",
    says: "cases have no comma between them",
  },
  "a merge of messages that is not finished": {
    files: {
      "messages/en.ts": "export default {\n<<<<<<< HEAD\n  a: 1,\n=======\n  b: 2,\n>>>>>>> main\n};\n",
    },
    found: "messages/en.ts:2 read/merge-conflict",
    says: "delete the markers",
  },
};
