// The blocks of code on a page of the documentation, and what following the page means for each.
import { parse } from "@babel/parser";

/**
 * A block's file is in the line above, `file`:, or in its own first line as a comment. Comments above a block say what differs:
 * `<!-- not tried: the reason -->` skips it, `<!-- alone: the reason -->` only checks its types, and `<!-- before: the commands -->` lead to
 * what it shows.
 */
export function blocksOf(text) {
  const block =
    /(?:<!-- (not tried|alone|before): ([^\n]+) -->\n\n)?(?:^(?:In )?`([^`\n]+)`:\n\n)?^(`{3,})(\w*)\n(.*?)^\4$/gms;
  return [...text.matchAll(block)].flatMap(
    ({ 1: comment, 2: remark, 3: above, 5: language, 6: code, index }) => {
      if (comment === "not tried") return [];
      const [, within] = /^(?:\/\/|#) ([\w.][\w./[\]-]*\.\w+)(?:: .*)?\n/.exec(code) ?? [];
      const name = above ?? within;
      const line = text.slice(0, index).split("\n").length;
      const kind = comment === "alone" ? "part" : kindOf({ language, code, name });
      return [{ kind, name, code, line, before: comment === "before" ? remark : undefined }];
    },
  );
}

/**
 * `sh`: commands to run; `list`: commands, each with its meaning; `text`: the output of the last command; `diff`: an edit of a file;
 * `file`: a whole file; `keys`: keys of the config; `part`: a part of a module. Undefined for a block that can only be read.
 */
function kindOf({ language, code, name }) {
  if (language === "sh" || (language === "text" && !name) || (language === "diff" && name)) return language;
  if (language === "" && /^(handbill .*\n)+$/.test(code)) return "list";
  if (language === "ts" || language === "tsx") {
    const form = formOf(code);
    if (form === "keys") return "keys";
    if (name === "site.config.ts" && code.includes("// …")) return "keys";
    return form && (name && form === "module" ? "file" : "part");
  }
  return name ? "file" : undefined;
}

/** The form of a TypeScript block: a module, keys of an object, or elements. */
export function formOf(code) {
  const [imports, rest] = splitImports(code);
  const forms = { module: code, keys: `${imports}({${rest}})`, elements: `${imports}<>${rest}</>` };
  return Object.keys(forms).find((form) => {
    try {
      return parseModule(forms[form]);
    } catch {
      return false;
    }
  });
}

export const splitImports = (code) => /^((?:\/\/[^\n]*\n|import [^;]+;\n\s*)*)(.*)$/s.exec(code).slice(1);

export const parseModule = (code) => parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] });
