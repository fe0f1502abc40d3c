export function formatApiPage(): string;
export function listApi(): { readonly name: string; readonly isType: boolean; readonly doc: string }[];
