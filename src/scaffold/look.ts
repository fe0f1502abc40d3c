import type { ProjectFiles } from "./write-project.js";

/** How a landing page is composed: with the app's screens in a device, or with its name and icon on a field of its colour. */
export const looks = ["showcase", "poster"] as const;
export type Look = (typeof looks)[number];

const page = "pages/index.tsx";

/** The starter's files with one of its compositions, which are a folder each. */
export function withLook(starter: ProjectFiles, look: Look): ProjectFiles {
  const others = looks.filter((other) => other !== look).map((other) => `pages/_${other}/`);
  const files = [...starter].filter(([file]) => !others.some((folder) => file.startsWith(folder)));
  return new Map(
    files.map(([file, content]) =>
      file === page
        ? [file, String(content).replace(/"\.\/_\w+\/landing\.tsx"/, `"./_${look}/landing.tsx"`)]
        : [file, content],
    ),
  );
}
