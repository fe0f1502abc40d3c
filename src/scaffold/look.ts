import type { LandingWords } from "./plan/plan-words.js";
import type { ProjectFiles } from "./write-project.js";

/** The layouts of a landing page, with the starter's folders: screens in a device, the name on its colour, or a device that stays put. */
const folders = {
  showcase: ["_showcase", "_device"],
  poster: ["_poster"],
  story: ["_story", "_device"],
} as const;

export type Look = keyof typeof folders;
export const looks = Object.keys(folders) as Look[];

/** The maximum length of titles and texts that fit a window at a large size. */
const short = { title: 40, text: 240 };

/** Chooses the layout: a story needs a feature and a screenshot for each of three moments, and one to begin with. */
export function chooseLook(screenshots: number, features: LandingWords["landing"]["features"]): Look {
  if (screenshots === 0) return "poster";
  const moments = features
    .slice(0, 3)
    .filter(({ title, text }) => title.length <= short.title && text.length <= short.text)
    // Many titles without texts are a list.
    .filter(({ text }) => text !== "" || features.length <= 4);
  return moments.length === 3 && screenshots > 3 ? "story" : "showcase";
}

const page = "pages/index.tsx";

export function withLook(starter: ProjectFiles, look: Look): ProjectFiles {
  const own: readonly string[] = folders[look];
  const others = looks.flatMap((other) => folders[other]).filter((folder) => !own.includes(folder));
  const files = [...starter].filter(
    ([file]) => !others.some((folder) => file.startsWith(`pages/${folder}/`)),
  );
  return new Map(
    files.map(([file, content]) =>
      file === page
        ? [file, String(content).replace(/"\.\/_\w+\/landing\.tsx"/, `"./_${look}/landing.tsx"`)]
        : [file, content],
    ),
  );
}
