/* Reads the phones' files like the phones do, with its own matcher: the first matching component decides. */

interface Component {
  readonly "/": string;
  readonly exclude?: boolean;
}

interface Asked {
  /** Paths that must stay in the browser. */
  readonly pages: readonly string[];
  /** Paths that must open the app. */
  readonly others: readonly string[];
}

/** The wrong results for URLs, for each of both files. */
export function findFlaws(read: (file: string) => string, { pages, others }: Asked): string[] {
  const apple = JSON.parse(read(".well-known/apple-app-site-association"));
  const [android] = JSON.parse(read(".well-known/assetlinks.json"));
  const lists: Record<string, Component[]> = {
    iOS: apple.applinks.details[0].components,
    Android:
      android.relation_extensions["delegate_permission/common.handle_all_urls"].dynamic_app_link_components,
  };
  return Object.entries(lists).flatMap(([system, components]) => [
    ...pages.filter((path) => opens(components, path)).map((path) => `${system} opens ${path}`),
    ...others.filter((path) => !opens(components, path)).map((path) => `${system} does not open ${path}`),
  ]);
}

function opens(components: readonly Component[], path: string): boolean {
  const first = components.find((component) => patternOf(component["/"]).test(path));
  return first !== undefined && first.exclude !== true;
}

function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
