export function formatApiPages(): { readonly api: string; readonly types: string };
export function listApi(): { readonly name: string; readonly isType: boolean; readonly doc: string }[];
