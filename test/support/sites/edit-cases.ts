import { renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EditableSite } from "./edit-site.js";

/* Edits of a watched site, with the expected answers afterwards. */

export interface EditCase {
  readonly name: string;
  /** Whether the site has to be like this when the command starts; the other cases share a command. */
  readonly isAlone?: true;
  /** Whether another case resembles it: a thorough run makes the edit. */
  readonly isRare?: true;
  /** Runs before the edit. */
  readonly prepare?: (site: EditableSite) => void;
  readonly edit: (site: EditableSite) => void;
  /** The final answer of each path: its status, a text that it contains, or a pattern whose match must have changed. */
  readonly answers: readonly [path: string, expected: number | string | RegExp][];
  /** Default: 1. */
  readonly rebuilds?: number;
}

export const index = "pages/index.tsx";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const aboutPage = `export const meta = { title: "About", description: "About it." };
export default function About() { return <main><h1 id="top">About</h1></main>; }
`;

export const editCases: readonly EditCase[] = [
  {
    name: "a page, written in place",
    edit: (site) => site.replace(index, "Privacy</Link>", "Your privacy</Link>"),
    answers: [["/", "Your privacy"]],
  },
  {
    name: "a page, written several times in a row",
    isRare: true,
    edit: (site) => {
      for (const text of ["", "Half", "export", aboutPage]) site.write("pages/about.tsx", text);
    },
    answers: [["/about", "About"]],
  },
  {
    name: "a file beside the config that is called as handbill's own might be",
    isRare: true,
    prepare: (site) => {
      site.write("handbill-words.ts", 'export const word = "old";\n');
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport { word } from "../handbill-words";',
      );
      site.replace(index, "<main>", "<main><i>{word}</i>");
    },
    edit: (site) => site.write("handbill-words.ts", 'export const word = "new";\n'),
    answers: [["/", "<i>new</i>"]],
  },
  {
    name: "a component that is put in place of the old one at once",
    prepare: (site) => {
      site.write("pages/_sign.tsx", "export const Sign = () => <b>old</b>;\n");
      site.replace(index, "<main>", "<main><Sign />");
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport { Sign } from "./_sign.tsx";',
      );
    },
    edit: (site) => {
      site.write("pages/._sign.tsx.tmp", "export const Sign = () => <b>new</b>;\n");
      renameSync(join(site.root, "pages/._sign.tsx.tmp"), join(site.root, "pages/_sign.tsx"));
    },
    answers: [["/", "<b>new</b>"]],
  },
  {
    name: "a page, saved by an editor that keeps the old one as a backup",
    edit: (site) => {
      const text = site.read(index);
      renameSync(join(site.root, index), join(site.root, `${index}~`));
      site.write(index, text.replace("Privacy</Link>", "Your privacy</Link>"));
      unlinkSync(join(site.root, `${index}~`));
    },
    answers: [["/", "Your privacy"]],
  },
  {
    name: "a style",
    edit: (site) => site.write("pages/_index.css", "h1 { color: #123456; }"),
    answers: [["/", "h1{color:#123456}"]],
  },
  {
    name: "a client script",
    edit: (site) => site.write("pages/_hello.client.ts", 'document.title = "edited";'),
    answers: [["/", 'document.title="edited"']],
  },
  {
    name: "a Markdown file",
    edit: (site) => site.replace("legal/privacy.md", "How to reach us", "How to write to us"),
    answers: [
      ["/privacy", 'id="how-to-write-to-us"'],
      ["/privacy/", 'id="how-to-write-to-us"'],
    ],
  },
  {
    name: "the config, and its facts in Markdown",
    isRare: true,
    edit: (site) => site.replace("site.config.ts", "minimumAge: 13", "minimumAge: 16"),
    answers: [["/privacy", "people of 16"]],
  },
  {
    name: "the base path of the config",
    edit: (site) => site.replace("site.config.ts", "minimal.example/", "minimal.example/app/"),
    answers: [
      ["/app/", 'href="/app/privacy"'],
      ["/app/nothing", 404],
      ["/privacy", 404],
      ["/", 302],
    ],
  },
  {
    name: "a module that the config imports",
    prepare: (site) => {
      site.write("facts.ts", 'export const city = "Boston";');
      site.replace("site.config.ts", "legal: {", "facts: { city }, legal: {");
      site.replace(
        "site.config.ts",
        'from "handbill";',
        'from "handbill";\nimport { city } from "./facts.ts";',
      );
      site.replace("legal/privacy.md", "How to reach us", "{{facts.city}}");
    },
    edit: (site) => site.write("facts.ts", 'export const city = "Salem";'),
    answers: [["/privacy", "Salem"]],
  },
  {
    name: "a public file",
    prepare: (site) => site.write("public/data/hours.txt", "9 to 5"),
    edit: (site) => site.write("public/data/hours.txt", "10 to 6"),
    answers: [["/data/hours.txt", "10 to 6"]],
  },
  {
    name: "a folder that did not exist, with a folder in it",
    isAlone: true,
    prepare: (site) => rmSync(join(site.root, "public"), { recursive: true }),
    edit: (site) => site.write("public/new/deep/hours.txt", "9 to 5"),
    answers: [["/new/deep/hours.txt", "9 to 5"]],
  },
  {
    name: "an image that a component imports",
    prepare: (site) => {
      writeFileSync(join(site.root, "pages/_photo.png"), pixel);
      site.replace(index, "<main>", '<main><img src={photo.href} alt="" />');
      site.replace(
        index,
        'import "./_index.css";',
        'import "./_index.css";\nimport photo from "./_photo.png";',
      );
    },
    // Bytes after the image's end only change its hash, not the picture.
    edit: (site) =>
      writeFileSync(join(site.root, "pages/_photo.png"), Buffer.concat([pixel, Buffer.from("+")])),
    answers: [["/", /\/assets\/_photo-[0-9a-f]{10}\.png/]],
  },
  {
    name: "a font that a style names",
    isRare: true,
    prepare: (site) => {
      site.write("pages/_type.woff2", "one");
      site.write("pages/_index.css", '@font-face { font-family: "T"; src: url("./_type.woff2"); }');
    },
    edit: (site) => site.write("pages/_type.woff2", "two"),
    answers: [["/", /\/assets\/_type-[0-9a-f]{10}\.woff2/]],
  },
  {
    name: "tsconfig.json, by which an import is found",
    isRare: true,
    prepare: (site) => {
      site.write("one/word.ts", 'export const word = "first";');
      site.write("two/word.ts", 'export const word = "second";');
      site.write("tsconfig.json", '{ "compilerOptions": { "paths": { "~/*": ["./one/*"] } } }');
      site.replace(index, "<main>", "<main>{word}");
      site.replace(index, 'import "./_index.css";', 'import "./_index.css";\nimport { word } from "~/word";');
    },
    edit: (site) => site.replace("tsconfig.json", "./one", "./two"),
    answers: [["/", "second"]],
  },
  {
    name: "a page that is added",
    edit: (site) => site.write("pages/about.tsx", aboutPage),
    answers: [
      ["/about", 200],
      ["/about/", 200],
    ],
  },
  {
    name: "a page that is removed",
    prepare: (site) => site.write("pages/about.tsx", aboutPage),
    edit: (site) => unlinkSync(join(site.root, "pages/about.tsx")),
    answers: [["/about", 404]],
  },
  {
    name: "a page that is renamed",
    isRare: true,
    prepare: (site) => site.write("pages/about.tsx", aboutPage),
    edit: (site) => renameSync(join(site.root, "pages/about.tsx"), join(site.root, "pages/us.tsx")),
    answers: [
      ["/us", 200],
      ["/about", 404],
    ],
  },
  {
    name: "a folder of pages that is renamed",
    prepare: (site) => site.write("pages/press/kit.tsx", aboutPage),
    edit: (site) => renameSync(join(site.root, "pages/press"), join(site.root, "pages/media")),
    answers: [
      ["/media/kit", 200],
      ["/press/kit", 404],
    ],
  },
  {
    name: "a Markdown file that is added",
    isRare: true,
    edit: (site) =>
      site.write("legal/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nUs.\n"),
    answers: [["/imprint", "Us."]],
  },
  {
    name: "a file that is deleted and made again with other words",
    edit: (site) => {
      const text = site.read("legal/privacy.md");
      unlinkSync(join(site.root, "legal/privacy.md"));
      site.write("legal/privacy.md", text.replace("How to reach us", "How to write to us"));
    },
    answers: [["/privacy", "How to write to us"]],
  },
  {
    name: "a file that is deleted and made again as it was",
    isRare: true,
    edit: (site) => {
      const text = site.read("legal/privacy.md");
      unlinkSync(join(site.root, "legal/privacy.md"));
      site.write("legal/privacy.md", text);
    },
    answers: [["/privacy", "How to reach us"]],
    rebuilds: 0,
  },
  {
    name: "a write of the same bytes",
    edit: (site) => site.write(index, site.read(index)),
    answers: [["/", "Privacy"]],
    rebuilds: 0,
  },
  {
    name: "files that are no part of the site",
    edit: (site) => {
      site.write("README.md", "# Read me");
      site.write("node_modules/x/index.js", "1");
      site.write("dist/index.html", "1");
      site.write(".cache/x", "1");
      site.write(".dist.handbill-new-1/index.html", "1");
    },
    answers: [["/", "Privacy"]],
    rebuilds: 0,
  },
];
