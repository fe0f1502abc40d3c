import { expect, test } from "vitest";
import { elementsOf, readPage } from "../../page/read-page.js";
import { accessibleName } from "./accessible-name.js";

test.each([
  ['<a aria-labelledby="x y">No</a><b id="y">page</b><b id="x" aria-label=" Home ">No</b>', "Home page"],
  ["<a>Home<b>page</b> <i> now </i></a>", "Home page now"],
  ["<a>  The\n home </a>", "The home"],
  ['<a aria-label=" Home ">No</a>', "Home"],
  ['<a aria-label=" ">Home</a>', "Home"],
  ['<a title="Home"> </a>', "Home"],
  ['<a title="No">Home</a>', "Home"],
  ['<a><img alt="Home"> page</a>', "Home page"],
  ['<a><img title="Home"></a>', "Home"],
  ['<a><input type="button" value="Home"></a>', "Home"],
  ['<a><input type="button"></a>', ""],
  ['<a><input type="text" value="No"></a>', ""],
  ["<a><select><option>No</option></select></a>", ""],
  ["<a><textarea>No</textarea></a>", ""],
])("the accessible name of %s is %j", (html, name) => {
  const facts = readPage(html);
  const [link] = elementsOf(facts, "a");
  expect(link && accessibleName(link, facts)).toBe(name);
});
