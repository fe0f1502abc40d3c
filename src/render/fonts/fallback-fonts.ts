import type { FontFallback } from "../../model/config/site-config.js";

/** A font that most devices have, by its names there. */
export interface FallbackFont {
  /** Full and PostScript names, for CSS `local()`. */
  readonly names: readonly string[];
  /** The minimum weight that it replaces. */
  readonly weight: number;
  /** The advances of the characters from U+0020 to U+007E, in thousandths of an em. */
  readonly advances: readonly number[];
}

const bold = 600;
const list = (numbers: string) => numbers.split(" ").map(Number);

/* Measured with the Liberation fonts, which are metric-compatible with Arial, Times New Roman and Courier New, and with Roboto. */
const arial = list(
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
);
const arialBold = list(
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584",
);
const times = list(
  "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541",
);
const timesBold = list(
  "250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520",
);
const roboto = list(
  "248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562 562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265 411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 338 244 338 680",
);
const robotoBold = list(
  "249 271 318 592 574 739 658 161 350 351 454 545 246 394 290 371 574 574 574 574 574 574 574 574 574 574 282 263 510 574 516 498 896 672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607 277 421 277 438 445 330 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 330 252 330 648",
);
const courier = Array.from({ length: 95 }, () => 600);

/** The fallbacks of each kind, the likeliest last, because browsers try the last `@font-face` first. */
export const fallbackFonts: Readonly<Record<FontFallback, readonly FallbackFont[]>> = {
  "sans-serif": [
    { weight: 0, names: ["Roboto", "Roboto-Regular"], advances: roboto },
    { weight: 0, names: ["Arial", "ArialMT", "Liberation Sans"], advances: arial },
    { weight: bold, names: ["Roboto Bold", "Roboto-Bold"], advances: robotoBold },
    { weight: bold, names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], advances: arialBold },
  ],
  serif: [
    { weight: 0, names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], advances: times },
    {
      weight: bold,
      names: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
      advances: timesBold,
    },
  ],
  monospace: [
    { weight: 0, names: ["Courier New", "CourierNewPSMT", "Liberation Mono"], advances: courier },
    {
      weight: bold,
      names: ["Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold"],
      advances: courier,
    },
  ],
};
