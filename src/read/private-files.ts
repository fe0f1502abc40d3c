import type { Diagnostics } from "../diagnostics/diagnostics.js";

/**
 * Files that are not meant to be published, by their path in `public/`; the first group is the reported part.
 */
const privatePaths: readonly (readonly [what: string, path: RegExp])[] = [
  ["the history of a repository", /^(public\/(?:.*\/)?\.(?:git|hg|svn))\//],
  ["settings of an editor", /^(public\/(?:.*\/)?\.(?:vscode|idea))\//],
  ["a file of passwords and keys", /^(public\/(?:.*\/)?\.(?:env(?:\..*)?|npmrc|netrc|htpasswd))$/],
  [
    "a private key",
    /^(public\/(?:.*\/)?(?:id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:p12|pfx|jks|keystore|mobileprovision)))$/,
  ],
  ["a copy that an editor left", /^(public\/(?:.*\/)?(?:.*~|\.#.*|#.*#|\..*\.sw[op]|.*\.(?:orig|rej)))$/],
];

/** Reports files that are not meant to be published, each folder once; returns them. */
export function reportPrivate(files: readonly string[], log: Diagnostics): ReadonlySet<string> {
  const found = new Set<string>();
  const reported = new Set<string>();
  for (const file of files) {
    for (const [what, path] of privatePaths) {
      const [, meant] = path.exec(file) ?? [];
      if (meant === undefined) continue;
      found.add(file);
      if (reported.size < reported.add(meant).size) log.add("read/private-file", { what }, { file: meant });
      break;
    }
  }
  return found;
}

/** Whether a file is a private key in the format of OpenSSL, SSH or Apple's App Store Connect. */
export const isPrivateKey = (bytes: Uint8Array): boolean =>
  /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));
