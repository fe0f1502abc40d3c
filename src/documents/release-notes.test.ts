import { expect, test } from "vitest";
import { formatReleaseNotes } from "./release-notes.js";

test.each([
  ["Faster.", "<p>Faster.</p>"],
  ["Faster.\nSmaller.\n", "<p>Faster.<br>Smaller.</p>"],
  ["Faster.\n\n \nSmaller.", "<p>Faster.</p>\n<p>Smaller.</p>"],
  ["New:\n- Moons\n• Tides\n\nThanks!", "<p>New:</p>\n<ul><li>Moons</li><li>Tides</li></ul>\n<p>Thanks!</p>"],
  ["* One\n* Two", "<ul><li>One</li><li>Two</li></ul>"],
  ["-5 degrees", "<p>-5 degrees</p>"],
  ["<b>1 & 2</b> {{app.name}} *x*", "<p>&lt;b&gt;1 &amp; 2&lt;/b&gt; {{app.name}} *x*</p>"],
])("release notes %j are formatted as HTML", (text, html) => {
  expect(formatReleaseNotes(text)).toBe(html);
});
