import { inPublic, type Mistakes, newPage } from "./mistake.js";

export const publicMistakes: Mistakes = {
  "the fallback of an app of one page": {
    files: {
      "site.config.ts": ['  url: "', '  host: "netlify",\n  url: "'],
      "public/_redirects": "/* /index.html 200\n",
    },
    found: "public/_redirects:1 plan/redirect-source",
    says: "delete this line",
  },
  "a workflow with an old Node": {
    files: { ".github/workflows/deploy.yml": "on: push\njobs:\n  a:\n    - with: { node-version: 16 }\n" },
    found: ".github/workflows/deploy.yml:4 read/doubtful",
    says: "node-version: 22",
  },
  "a workflow for a branch that is named differently": {
    files: {
      ".git/HEAD": "ref: refs/heads/main\n",
      ".github/workflows/deploy.yml": "on:\n  push:\n    branches: [master]\n",
    },
    found: ".github/workflows/deploy.yml:3 read/doubtful",
    says: "write main",
  },
  "index.html": inPublic("index.html", "<p>x</p>", " plan/output-clash", "rename one of the two"),
  "404.html": inPublic("404.html", "<p>x</p>", " plan/output-clash", "rename one of the two"),
  "a picture that Git has not fetched": inPublic(
    "photo.png",
    "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n",
    " read/bad-image",
    "the file extension of its format",
  ),
  "an empty file": inPublic("photo.jpg", "", " read/bad-image", "the file extension of its format"),
  "a manifest that is not JSON": inPublic(
    "site.webmanifest",
    "{\n  name: 1 }",
    ":2 check/invalid-file",
    "see files.manifest in",
  ),
  "a manifest with an icon that is not there": inPublic(
    "app.webmanifest",
    '{ "icons": [{ "src": "/none.png" }] }',
    ":1 check/broken-entry",
    "not a page or file of this site",
  ),
  "Apple's association that is not JSON": {
    ...inPublic(".well-known/apple-app-site-association", "{", ":1 check/invalid-file", "see appLinks in"),
    isAlone: true,
  },
  "Google's association that is not JSON": {
    ...inPublic(".well-known/assetlinks.json", "{", ":1 check/invalid-file", "see appLinks in"),
    isAlone: true,
  },
  "JSON with a comma too many": inPublic(
    "data/plans.json",
    '{\n  "plans": [\n    { "name": "Free" },\n  ]\n}\n',
    ":4 check/invalid-file",
    "Unexpected token",
  ),
  "JSON with a comma too few": inPublic(
    "data/prices.json",
    '{\n  "monthly": 3\n  "yearly": 30\n}\n',
    ":3 check/invalid-file",
    "is invalid",
  ),
  "Apple's association without a team id": {
    ...inPublic(
      ".well-known/apple-app-site-association",
      '{ "applinks": { "details": [\n  { "appIDs": ["dev.site.whole"], "components": [{ "/": "*" }] }\n] } }\n',
      ":2 check/invalid-file",
      "such as ABCDE12345.com.your.app",
    ),
    isAlone: true,
  },
  "Apple's association without apps": inPublic(
    ".well-known/apple-app-site-association",
    '{ "applinks": {} }\n',
    " check/invalid-file",
    "applinks.details is not a list",
  ),
  "Google's association with a short fingerprint": {
    ...inPublic(
      ".well-known/assetlinks.json",
      '[{ "relation": ["delegate_permission/common.handle_all_urls"], "target": {\n  "namespace": "android_app", "package_name": "dev.site.whole",\n  "sha256_cert_fingerprints": ["AA:BB"]\n} }]\n',
      ":3 check/invalid-file",
      "32 pairs",
    ),
    isAlone: true,
  },
  "Google's association that is an object": inPublic(
    ".well-known/assetlinks.json",
    "{}",
    " check/invalid-file",
    "see appLinks in",
  ),
  "a robots.txt with a sitemap that is not there": inPublic(
    "robots.txt",
    "User-agent: *\nDisallow:\nSitemap: https://whole.site.dev/sitemap.xml\n",
    ":3 check/broken-entry",
    "not a page or file of this site",
  ),
  _headers: inPublic("_headers", "/*\n  X-A: b\n", " read/unread-file", "silence this in checks"),
  "a favicon that is a picture by another name": inPublic(
    "favicon.ico",
    "text",
    " read/bad-image",
    "the file extension of its format",
  ),
  "package.json that is broken": {
    files: { "package.json": '{ "name": "a", }' },
    found: "package.json:1 read/syntax",
    says: "does not support trailing commas",
  },
  "tsconfig.json that is broken": {
    files: { "tsconfig.json": '{ "compilerOptions": { ' },
    found: "tsconfig.json:1 read/syntax",
    says: "in JSON but found end of file",
  },
  "tsconfig.json that extends nothing": {
    files: { "tsconfig.json": '{ "extends": "handbill/tsconfig" }' },
    found: "tsconfig.json:1 read/doubtful",
    says: 'config file "handbill/tsconfig"',
  },
  "a page folder in the singular": {
    files: { "page/new.tsx": newPage("x") },
    found: "page/new.tsx read/unread-file",
    says: "as pages/about.tsx for /about",
  },
  "an .env with a URL": {
    files: {
      ".env": "SITE_URL=https://whole.site.dev/\n",
      "site.config.ts": ['"https://whole.site.dev/"', "process.env.SITE_URL"],
    },
    found: "site.config.ts:4 read/invalid-value",
    says: "variable that is not set is undefined",
  },
  "a seller of advertisements that is an example": inPublic(
    "app-ads.txt",
    "# AdMob\ngoogle.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0\n",
    ":2 check/invalid-file",
    "not a publisher id of Google",
  ),
  "a seller with a comma too few": {
    ...inPublic(
      "app-ads.txt",
      "google.com, pub-4027318465920173 DIRECT\n",
      ":1 check/invalid-file",
      "2 fields",
    ),
    isAlone: true,
  },
  "Apple's association with an ending": inPublic(
    ".well-known/apple-app-site-association.json",
    "{}",
    " check/misnamed-file",
    "rename it to public/.well-known/apple-app-site-association",
  ),
  "Google's association in another folder": inPublic(
    "well-known/assetlinks.json",
    "[]",
    " check/misnamed-file",
    "rename it to public/.well-known/assetlinks.json",
  ),
  "a robots.txt with two endings": inPublic(
    "robots.txt.txt",
    "User-agent: *\nDisallow:\n",
    " check/misnamed-file",
    "rename it to public/robots.txt",
  ),
  "another config": {
    files: { "site.config.js": "export default {};\n" },
    found: "site.config.js read/unread-file",
    says: "the config is site.config.ts",
  },
  "a film that is too large for the host": {
    files: {
      "public/film.mov": "x".repeat(26 * 1024 * 1024),
      "site.config.ts": ['  url: "', '  host: "cloudflare-pages",\n  url: "'],
    },
    found: "public/film.mov plan/host-limit",
    says: "allows 26214400 bytes a file",
  },
};
