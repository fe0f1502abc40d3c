import type { Palette } from "./palette.js";
import type {
  CollectedConfig,
  FontFallback,
  LiabilityCapConfig,
  ProductConfig,
  SilenceConfig,
} from "./site-config.js";

/** What a `SiteConfig` resolved to: defaults filled in, addresses normalised. */
export interface Site {
  /** The canonical address of the landing page; ends in a slash. */
  readonly url: string;
  /** Scheme and host of `url`, without a slash at the end. */
  readonly origin: string;
  /** The path under which the site is served: `/` or `/some-repo/`. */
  readonly base: string;
  readonly language: string;
  readonly product: Readonly<ProductConfig>;
  readonly store: { readonly name: string; readonly url: string };
  readonly email: string;
  readonly instagram: string | undefined;
  readonly rednote: string | undefined;
  readonly partnershipForm: string | undefined;
  readonly legal: SiteLegal;
  readonly copyrightYear: number;
  /** CSS pixels above the viewport's bottom. */
  readonly revealOffset: number;
  /** The colours that the brand gives, for both schemes. */
  readonly palette: Palette | undefined;
  readonly themeColor: { readonly light: string; readonly dark: string } | undefined;
  /** A path under `public/` that begins with a slash. */
  readonly icon: string | undefined;
  readonly fonts: readonly SiteFont[];
  /** Key paths of the config whose values are not real yet, e.g. `store.url`. */
  readonly standIns: readonly string[];
  readonly checks: SiteChecks;
}

export interface SiteChecks {
  /** By route path; `*` is for every route that is not named. */
  readonly budgets: Readonly<Record<string, Budget>>;
  /** Codes of warnings that count as errors. */
  readonly raise: readonly string[];
  readonly silence: readonly Readonly<SilenceConfig>[];
  /** Origins beside the site's own, e.g. `https://cdn.example`. */
  readonly allowedOrigins: readonly string[];
  /** Schemes of links beside those that any site has, in small letters and without a colon. */
  readonly allowedSchemes: readonly string[];
  /** Where forms may be sent: `self`, or origins. */
  readonly allowedFormActions: readonly string[];
}

/** Bytes on the wire, compressed with gzip. */
export interface Budget {
  readonly firstLoad: number;
  readonly script: number;
}

export interface SiteLegal {
  /** As the pages show it: `2025/08/17`. */
  readonly effectiveDate: string;
  readonly minimumAge: number | undefined;
  readonly liabilityCap: Readonly<LiabilityCapConfig> | undefined;
  readonly governingLaw: string | undefined;
  readonly courts: string | undefined;
  readonly collected: Readonly<Record<string, CollectedConfig>>;
}

/** A face of a font family, as `FontConfig` tells it. */
export interface SiteFont {
  readonly family: string;
  /** Where its file is: in a package, in the site's folder, or both. */
  readonly package: string | undefined;
  readonly file: string | undefined;
  readonly subset: string;
  /** 1 to 1000. */
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly fallback: FontFallback;
  readonly preload: boolean;
  /** Simple selectors; none means the whole page. */
  readonly for: readonly string[];
  readonly text: string;
  /** Tags of OpenType features. */
  readonly features: readonly string[];
}
