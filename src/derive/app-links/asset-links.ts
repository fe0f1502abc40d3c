import type { Json } from "../../model/json.js";
import type { PathRule } from "../../model/site/site.js";
import { formatComponent } from "./rule-component.js";

export const assetLinksFile = ".well-known/assetlinks.json";

const opens = "delegate_permission/common.handle_all_urls";
const signsIn = "delegate_permission/common.get_login_creds";

export interface AndroidApp {
  readonly packages: readonly string[];
  readonly fingerprints: readonly string[];
}

/**
 * The site's permissions for Android; undefined if there are none. Android 15 reads the rules; older systems use those in the app's
 * manifest. Source: Android Developers, Configure website associations.
 */
export function formatAssetLinks(
  app: AndroidApp,
  { rules, credentials }: { readonly rules: readonly PathRule[]; readonly credentials: boolean },
): Json | undefined {
  const relation = [rules.length > 0 ? opens : [], credentials ? signsIn : []].flat();
  if (relation.length === 0) return undefined;
  const extensions = { [opens]: { dynamic_app_link_components: rules.map(formatComponent) } };
  return app.packages.map((packageName) => ({
    relation,
    ...(rules.length > 0 ? { relation_extensions: extensions } : {}),
    target: {
      namespace: "android_app",
      package_name: packageName,
      sha256_cert_fingerprints: [...app.fingerprints],
    },
  }));
}
