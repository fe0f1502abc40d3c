import { expect, test } from "vitest";
import { Markup, markup } from "./error-screen.js";

test("inserted texts are escaped, and markup is unchanged", () => {
  const hostile = `</p><script>alert("1" & '2')</script>`;
  const { html } =
    markup`<p title="${hostile}">${hostile}</p>${[markup`<b>${1}</b>`, new Markup("<i>")]}${undefined}`;
  const text = "&#60;/p&#62;&#60;script&#62;alert(&#34;1&#34; &#38; &#39;2&#39;)&#60;/script&#62;";
  expect(html).toBe(`<p title="${text}">${text}</p><b>1</b><i>`);
});
