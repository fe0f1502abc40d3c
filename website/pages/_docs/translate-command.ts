export const managers = ["npm", "pnpm", "yarn", "bun"] as const;
export type Manager = (typeof managers)[number];

type Words = Readonly<Record<Exclude<Manager, "npm">, string>>;

/** The first match applies. `npx handbill` in a project is the handbill installed there. */
const forms: readonly (readonly [RegExp, Words])[] = [
  [/\bnpm create /g, { pnpm: "pnpm create ", yarn: "yarn create ", bun: "bun create " }],
  [/\bnpx (?=handbill init)/g, { pnpm: "pnpm dlx ", yarn: "yarn dlx ", bun: "bunx " }],
  [/\bnpx /g, { pnpm: "pnpm exec ", yarn: "yarn ", bun: "bunx " }],
  [/\bnpm ci\b/g, frozen("install --frozen-lockfile")],
  [
    /\bnpm install --save-dev /g,
    { pnpm: "pnpm add --save-dev ", yarn: "yarn add --dev ", bun: "bun add --dev " },
  ],
  [/\bnpm install (?=[@a-z])/g, { pnpm: "pnpm add ", yarn: "yarn add ", bun: "bun add " }],
  [/\bnpm install\b/g, frozen("install")],
  [/\bnpm run ([\w:-]+)( -- )?/g, { pnpm: "pnpm run $1 ", yarn: "yarn $1 ", bun: "bun run $1 " }],
  [/\bnpm test\b/g, { pnpm: "pnpm test", yarn: "yarn test", bun: "bun run test" }],
];

function frozen(words: string): Words {
  return { pnpm: `pnpm ${words}`, yarn: `yarn ${words}`, bun: `bun ${words}` };
}

/** Translates npm commands to another package manager. */
export function translateCommand(code: string, manager: Manager): string {
  if (manager === "npm") return code;
  const whole = forms.reduce((text, [pattern, words]) => text.replace(pattern, words[manager]), code);
  return whole.replace(/[ \t]+$/gm, "").replace(/ {2,}(?=[^ #])/g, " ");
}
