import type { JsonObject } from "../../model/json.js";
import type { PathRule } from "../../model/site/site.js";

/**
 * A rule in the form of both systems. Source: Apple, applinks.Details.Components; Android Developers, Configure website associations,
 * dynamic App Links.
 */
export function formatComponent({ path, query, fragment, exclude }: PathRule): JsonObject {
  return {
    "/": path,
    ...(Object.keys(query).length > 0 ? { "?": { ...query } } : {}),
    ...(fragment === undefined ? {} : { "#": fragment }),
    ...(exclude ? { exclude } : {}),
  };
}
