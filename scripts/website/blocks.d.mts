export interface Block {
  readonly kind: "sh" | "list" | "text" | "diff" | "file" | "keys" | "part" | undefined;
  readonly name: string | undefined;
  readonly code: string;
  readonly line: number;
  readonly before: string | undefined;
}

export function blocksOf(text: string): Block[];

export function formOf(code: string): "module" | "keys" | "elements" | undefined;
