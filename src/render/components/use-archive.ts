import { withBase, withoutBase } from "../../model/addresses/addresses.js";
import type { ArchiveEntry } from "../../model/media/media.js";
import { useRenderContext } from "../site-context.js";

/** A file of an archive: its path, an imported file, one of these with another `name` in the archive, or a text. */
export type ArchivedFile =
  | string
  | { readonly href: string }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string | { readonly href: string } };

/**
 * Packs files of the site into one ZIP, and publishes it under `name` at the site's root. Throws if there are no files or if two have the
 * same name.
 * @example `<a href={useArchive("press.zip", ["/icon.svg", photo]).href}>Download all pictures</a>`
 */
export function useArchive(name: string, files: readonly ArchivedFile[]): { readonly href: string } {
  const { site, routePath, requests } = useRenderContext();
  if (!/^[\w-][\w.-]*\.zip$/.test(name))
    throw new Error(`useArchive takes a name such as press.zip, not ${JSON.stringify(name)}`);
  if (files.length === 0) throw new Error(`useArchive has no files for ${name}`);
  const entries = files.map((file) => entryOf(file, site.base));
  const twice = entries.find((entry, index) => entries.findIndex((one) => one.name === entry.name) < index);
  if (twice)
    throw new Error(
      `useArchive has two files ${JSON.stringify(twice.name)} for ${name}: write one as { name, file }`,
    );
  requests.archives.push({ outputFile: name, entries, page: routePath });
  return { href: withBase(site.base, name) };
}

function entryOf(file: ArchivedFile, base: string): ArchiveEntry {
  if (typeof file === "object" && "text" in file) return { name: file.name, content: { text: file.text } };
  const given = typeof file === "object" && "file" in file ? file.file : file;
  const address = typeof given === "string" ? given : given.href;
  const path = withoutBase(base, address) ?? address;
  const original = decodeURI(path).replace(/^\//, "");
  const name = typeof file === "object" && "name" in file ? file.name : nameOf(original);
  return { name, content: { original } };
}

/** `assets/alarm-1a2b3c4d5e.png` → `alarm.png` */
function nameOf(original: string): string {
  const name = original.slice(original.lastIndexOf("/") + 1);
  return original.startsWith("assets/") ? name.replace(/-[0-9a-f]{10}(?=\.\w+$)/, "") : name;
}
