/** Calls the action of a key when it is pressed, on an interactive terminal. Ctrl-C is `q`. */
export function listenToKeys(keys: Readonly<Record<string, () => void>>): { end: () => void } {
  const { stdin } = process;
  if (!stdin.isTTY) return { end: () => {} };
  const press = (text: string) => {
    for (const key of text) keys[key === "\u0003" ? "q" : key.toLowerCase()]?.();
  };
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.on("data", press);
  return {
    end: () => {
      stdin.off("data", press);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}
