import type { Chance } from "./chance.js";

/** A Markdown text of random blocks, with links and facts that every made-up site has. */
export function documentText(chance: Chance, count: number, depth = "../../../"): string {
  return Array.from({ length: count }, (_, index) => block(chance, index, depth)).join("\n\n");
}

function block(chance: Chance, index: number, depth: string): string {
  const { words, oneOf, below } = chance;
  const line = () => words(3 + below(12));
  const blocks: readonly (() => string)[] = [
    line,
    line,
    () => `${line()} *${words(2)}* and **${words(1)}**, \`${words(1)}\`.`,
    () => `## Part ${index} ${words(2).replaceAll(/[<&]/g, "of")}`,
    () => `## Chapter ${index}\n\n### Section ${index} ${below(9)}`,
    () => `- ${line()}\n- ${line()}\n  - ${line()}`,
    () => `1. ${line()}\n2. ${line()}`,
    () => `- [x] ${line()}\n- [ ] ${line()}`,
    () => `| a | b |\n| --- | --: |\n| ${words(1)} | ${below(100)} |`,
    () => `> ${line()}`,
    () => `\`\`\`${oneOf(["swift", "json", "text", "bash"])}\nlet tide = ${below(9)} // ${words(2)}\n\`\`\``,
    () => `See [${words(2)}](${oneOf(["/", "/#top", "/help", "/news", "/cities", "/privacy"])}).`,
    () => `Write to {{publisher.email}} of {{app.name}}, {{facts.harbours}} times.`,
    () => `:::note[${words(1).replaceAll(/\W/g, "") || "Note"}]\n${line()}\n:::`,
    () => `:::details[More]\n${line()} {{app.name}}\n:::`,
    () => `![A drawing](${depth}pictures/drawing.png)`,
    () => `${words(2)}[^${index}]\n\n[^${index}]: ${line()}`,
    () => `${line()}\\\n${line()} ~~${words(1)}~~`,
  ];
  return oneOf(blocks)();
}

export const helpDocument = (chance: Chance, name: string): string =>
  `---\ntitle: ${JSON.stringify(`Question ${name} ${chance.words(1)}`)}\norder: ${chance.below(9)}\n---\n\n${documentText(chance, 1 + chance.below(6))}\n`;

export const newsDocument = (chance: Chance, name: string): string =>
  `---\ntitle: ${JSON.stringify(`News ${name}`)}\ndescription: ${JSON.stringify(`What is new with ${name}.`)}\ndate: 2025-0${1 + chance.below(9)}-1${chance.below(9)}\nplace: ${chance.oneOf(["here", "there"])}\n---\n\n${documentText(chance, 1 + chance.below(4))}\n`;

export const legalDocument = (chance: Chance, title: string, states: readonly string[]): string =>
  `---\ntitle: ${title}\ndescription: What {{app.name}} says about ${title}.\nstates: [${states}]\n---\n\n${states.map((state) => `It says {{${state}}}.\n\n`).join("")}${documentText(chance, 2 + chance.below(5), "../../")}\n`;
