/** A kind of data that the app collects, in the terms of Apple's privacy details. */
export interface DataUse {
  /** E.g. `EMAIL_ADDRESS`. */
  readonly category: string;
  /** E.g. `APP_FUNCTIONALITY`. */
  readonly purposes: readonly string[];
  readonly linked: boolean;
  readonly tracking: boolean;
}
