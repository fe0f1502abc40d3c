// Over 300 lines: listings as people write them, each with the parts that are read from it.
import { describe, expect, test } from "vitest";
import { firstSentence } from "./listing-lines.js";
import { readListingText } from "./read-listing-text.js";

describe("the description of a listing", () => {
  test("is split into paragraphs and handwritten lists", () => {
    const text = readListingText(
      "Know the tide. Wherever you are.\r\n\r\nIt works without\na network.\r\n\r\nFEATURES:\r\n• Tables: for 4,000 ports\r\n• Moon – and sun\r\n- Offline\r\n\r\nMade in Lisbon.",
    );
    expect(text).toEqual({
      sentence: "Know the tide.",
      about: ["Know the tide. Wherever you are.", "It works without\na network.", "Made in Lisbon."],
      features: [
        { title: "Tables", text: "for 4,000 ports" },
        { title: "Moon", text: "and sun" },
        { title: "Offline" },
      ],
      featuresHeading: "FEATURES",
    });
  });

  test("loses no word", () => {
    const description = "One: two.\n\n🌊 Waves\n✓ a: b\n* c - d e\nf\n\n-g h\nLast words";
    const { about, features, featuresHeading } = readListingText(description);
    const reported = JSON.stringify([about, features, featuresHeading]);
    for (const word of description.match(/\w+/g) ?? []) expect(reported).toContain(word);
  });

  test("is split at Chinese colons and lists too", () => {
    const { features, featuresHeading } = readListingText("它知道什么：\n• 潮汐：高潮和低潮\n• 月亮");
    expect(featuresHeading).toBe("它知道什么");
    expect(features).toEqual([{ title: "潮汐", text: "高潮和低潮" }, { title: "月亮" }]);
  });

  test.each([..."・●◆■★✔•▪–*·①✅🌊"])("can have lists with the bullet %s", (sign) => {
    const space = "–*·".includes(sign) ? " " : "";
    const { about, features, featuresHeading } = readListingText(
      `農場の暮らし。\n\n主な特長\n${sign}${space}百種類の作物\n${sign}${space}性格の違う住民`,
    );
    expect(features).toEqual([{ title: "百種類の作物" }, { title: "性格の違う住民" }]);
    expect(featuresHeading).toBe("主な特長");
    expect(about).toEqual(["農場の暮らし。"]);
  });

  test.each(["■主な特長", "【主な特長】", "== 主な特長 ==", "[主な特長]", "◆ 主な特長", "主な特長："])(
    "can have headings such as %s",
    (heading) => {
      const { about, features, featuresHeading } = readListingText(`農場。\n\n${heading}\n・作物\n・住民\n`);
      expect(featuresHeading).toBe("主な特長");
      expect(features).toEqual([{ title: "作物" }, { title: "住民" }]);
      expect(about).toEqual(["農場。"]);
    },
  );

  test("can have features whose text is on the lines below their title", () => {
    const { about, features } = readListingText(
      "Plan.\n\n◆ Backwards\nChoose the hour.\nThe rest follows.\n◆ Quiet\nAt night.\n\n【潮汐】高潮和低潮\n【月亮】\n每天\n\nEnd.",
    );
    expect(features).toEqual([
      { title: "Backwards", text: "Choose the hour. The rest follows." },
      { title: "Quiet", text: "At night." },
      { title: "潮汐", text: "高潮和低潮" },
      { title: "月亮", text: "每天" },
    ]);
    expect(about).toEqual(["Plan.", "End."]);
  });

  test("keeps its line breaks, and its first sentence becomes one line", () => {
    const { sentence, about } = readListingText(
      "潮の時刻を\n知らせます。\nどこでも。\n\nLine one\nline two. Three.",
    );
    expect(sentence).toBe("潮の時刻を知らせます。");
    expect(about).toEqual(["潮の時刻を\n知らせます。\nどこでも。", "Line one\nline two. Three."]);
  });

  test.each([
    "Privacy policy: https://a.example/privacy\nTerms of Use: https://a.example/terms",
    "Questions? hello@a.example",
    "プライバシーポリシー\nhttps://a.example/\n利用規約\nhttps://a.example/b",
    "Payment will be charged to your Apple ID account at confirmation of purchase.\n\nwww.a.example",
  ])("ends before URLs and terms: %j", (end) => {
    const { about } = readListingText(
      `Read https://a.example/ first, as the first line says. Then go.\n\nLast words.\n\n${end}\n`,
    );
    expect(about).toEqual(["Read https://a.example/ first, as the first line says. Then go.", "Last words."]);
  });

  test("can be empty", () => {
    expect(readListingText("")).toEqual({
      sentence: "",
      about: [],
      features: [],
      featuresHeading: undefined,
    });
  });
});

test.each([
  ["Version 2.0 is here. More.", "Version 2.0 is here."],
  ["潮汐。今天。", "潮汐。"],
  ["متى المد؟ الآن.", "متى المد؟"],
  ["No end", "No end"],
  ["Really?! Yes.", "Really?!"],
])("the first sentence of %j is found", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test.each([
  "Plus is $9.99 a year. It renews automatically unless cancelled. Terms: https://loafly.app/terms",
  "Das Abo verlängert sich automatisch, wenn du es nicht kündigst.",
  "L’abonnement se renouvelle automatiquement.",
  "La suscripción se renueva automáticamente.",
  "L’abbonamento si rinnova automaticamente.",
  "A assinatura renova automaticamente.",
  "期間終了の24時間前までに解約しない限り自動更新されます。",
  "期間終了の24時間前までに解約しない限り、自動的に更新されます。",
  "订阅会自动续订。",
  "구독은 자동으로 갱신됩니다.",
])("terms of a subscription at the end are removed with their title: %s", (terms) => {
  expect(readListingText(`Bake bread.\n\nNo ads.\n\nLOAFLY PLUS\n${terms}\n`).about).toEqual([
    "Bake bread.",
    "No ads.",
  ]);
});

test("a title in capitals is the heading of the list below its text, so that a price is not a feature", () => {
  const list = "FEATURES\n• Tides\n• Moons: four a month";
  const plus = "LOAFLY PLUS\nPlus unlocks\nall harbours.\n• €2 per month\n• €9 per year";
  expect(readListingText(`Bake bread.\n\n${list}\n\n${plus}`)).toMatchObject({
    about: ["Bake bread."],
    features: [
      { title: "Tides" },
      { title: "Moons", text: "four a month" },
      { title: "LOAFLY PLUS", text: "Plus unlocks all harbours.\n• €2 per month\n• €9 per year" },
    ],
  });
  expect(readListingText("Our tides\nare yours.\n• Tides").about).toEqual(["Our tides\nare yours."]);
});

test.each(["A reminder 24 hours before your flight", "潮位の自動更新", "자동 갱신되는 물때"])(
  "a feature at the end that resembles terms is kept: %s",
  (title) => {
    expect(readListingText(`Bake bread.\n\n• ${title}`).features).toEqual([{ title }]);
  },
);

test("a title above other text is kept, and so is a sentence above terms", () => {
  const about = (text: string) => readListingText(text).about;
  expect(about("Bake bread.\n\nNO ADS\n\nhttps://loafly.app")).toEqual(["Bake bread.", "NO ADS"]);
  expect(about("Bake bread.\n\nPlus has more.\nhttps://loafly.app")).toEqual([
    "Bake bread.",
    "Plus has more.",
  ]);
});

test("separators and paragraphs of URLs are removed anywhere", () => {
  const { about, features, featuresHeading } = readListingText(
    "Tides, quietly.\n\n- For every harbour\n\nAT SEA\n- Without a network\n\n--\n\nPrivacy Policy: https://a.example/privacy\nTerms of Service: https://a.example/terms\n\n===\n\nMade by people who swim.",
  );
  expect(about).toEqual(["Tides, quietly.", "Made by people who swim."]);
  // It is above the second list only.
  expect(features).toEqual([
    { title: "For every harbour" },
    { title: "AT SEA", text: "• Without a network" },
  ]);
  expect(featuresHeading).toBeUndefined();
});

const read = (text: string) => {
  const { about, features, featuresHeading } = readListingText(text);
  return { about, features, heading: featuresHeading };
};

test("lists with headings become one feature each, with a line for each entry", () => {
  const lists =
    "Tides.\n\nAT SEA\n- Offline: no network\n- Quiet.\n\nON LAND:\n- A map\nof 4,000 ports\n\n👉 With friends\n➜ Share\n➜ Ask\n👉 Alone";
  expect(read(lists)).toEqual({
    about: ["Tides."],
    features: [
      { title: "AT SEA", text: "• Offline: no network\n• Quiet." },
      { title: "ON LAND", text: "• A map of 4,000 ports" },
      { title: "With friends", text: "• Share\n• Ask" },
      { title: "Alone" },
    ],
    heading: undefined,
  });
});

test("lines with a title each become a list without bullets", () => {
  const lines =
    "Tides.\n\nHIGHLIGHTS\nOffline: it needs no network.\n\nQuiet: it rings at low tide only.\nSmall: it has one screen.\n\nPLUS\nSubscribe for:\n\n• A widget\n• A watch";
  expect(read(lines)).toEqual({
    about: ["Tides."],
    features: [
      { title: "Offline", text: "it needs no network." },
      { title: "Quiet", text: "it rings at low tide only." },
      { title: "Small", text: "it has one screen." },
      { title: "PLUS", text: "Subscribe for:\n• A widget\n• A watch" },
    ],
    heading: "HIGHLIGHTS",
  });
  const two = "Press: a tide app that we like.\nSailor: the one that I use daily.";
  expect(read(two).about).toEqual([two]);
});

test.each([
  "Works offline\nNo network is needed.\n\nPrivate\nNothing leaves it.",
  "WORKS OFFLINE\n\nNo network is needed.\n\nPRIVATE\n\nNothing leaves it.",
])("paragraphs with a title each become features: %j", (text) => {
  const { about, features } = read(`Tides.\n\n${text}`);
  expect(about).toEqual(["Tides."]);
  expect(features.map(({ title, text }) => [title.toLowerCase(), text])).toEqual([
    ["works offline", "No network is needed."],
    ["private", "Nothing leaves it."],
  ]);
});

test("lines that are wrapped by hand do not become titles", () => {
  const verses = ["It knows the tide\nof every harbour.", "And it is quiet\nat night."];
  expect(read(verses.join("\n\n"))).toEqual({ about: verses, features: [], heading: undefined });
  expect(read("潮の時刻を\n知らせます。\n\n港ごとに\n見られます。").features).toEqual([]);
});

test("a sentence that introduces a list becomes its heading", () => {
  expect(read("Tides, quietly. Supported ports include:\n\n- Lisbon\n- Porto")).toEqual({
    about: ["Tides, quietly."],
    features: [{ title: "Lisbon" }, { title: "Porto" }],
    heading: "Supported ports include",
  });
});

test("terms inside the text and lists of links are removed with their titles", () => {
  const text =
    "Tides.\n\nPlus Terms\nPayment will be charged to your account.\n\n🌊 Waves\n\n🔗 Requirements\n\n * A server (https://a.example)\n\nMade in Lisbon.\n\n👪 Join us\n\n * https://b.example";
  expect(read(text)).toEqual({
    about: ["Tides.", "Made in Lisbon."],
    features: [{ title: "Waves" }],
    heading: undefined,
  });
});

test.each(["A line. And more.\n", "• a\n", "TITLE X\n\nText.\n\n", "AB", "a@", "Title: of a text\n", "["])(
  "a listing of 100,000 characters is read in linear time: %j",
  (unit) => {
    // The processor's time, since a busy machine would take longer.
    const begun = process.cpuUsage();
    readListingText(unit.repeat(100_000 / unit.length));
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
  },
);

test("double spaces become one", () => {
  const text = readListingText("A soundtrack  that stays.\n\n• Tides:  by the hour\n • Moons\n• Winds");
  expect(text.about).toEqual(["A soundtrack that stays."]);
  expect(text.features.map(({ title, text }) => [title, text])).toEqual([
    ["Tides", "by the hour"],
    ["Moons", undefined],
    ["Winds", undefined],
  ]);
});

test("an inner list becomes the text of the entry above it", () => {
  const list = "• Ports\n  • those of a country\n  • your own. Add them.\n  • any\n• Moons";
  expect(readListingText(`Tides.\n\n${list}`).features).toEqual([
    { title: "Ports", text: "those of a country; your own. Add them. any" },
    { title: "Moons" },
  ]);
  const careless = "Tides.\n\n• Ports\n   • Moons\n   • Winds";
  expect(readListingText(careless).features.map(({ title }) => title)).toEqual(["Ports", "Moons", "Winds"]);
});

test("two titles in capitals become features, whatever the text below them ends with", () => {
  const { about, features } = readListingText(
    "Tides.\n\nHOW DOES IT HELP?\n\nIt rings.\n\nFrom Lisbon.\n\nA WORD FROM US\n“Thank you!” Ana\n\nEnd.",
  );
  expect(about).toEqual(["Tides.", "From Lisbon.", "End."]);
  expect(features.map(({ title, text }) => [title, text])).toEqual([
    ["HOW DOES IT HELP?", "It rings."],
    ["A WORD FROM US", "“Thank you!” Ana"],
  ]);
  expect(readListingText("Tides.\n\nFREE\n“Thank you!” Ana").features).toEqual([]);
});

test("a title and its text on two lines of a list with a heading are joined with a colon", () => {
  const { features } = readListingText(
    "Tides.\n\n== Why ==\n\n1. No ads:\nIt is a place to look.\n\n2. Every port\nin one list.\n\n3. Moons\nNew Full\n\n== Say ==\n\n1. Write\n\n== Go ==\n\n1. Sail\n",
  );
  expect(features[0]).toEqual({
    title: "Why",
    text: "• No ads: It is a place to look.\n• Every port in one list.\n• Moons New Full",
  });
});

test("a full stop after a title, an entry with only a URL, and “and more” are removed", () => {
  const { about, features } = readListingText(
    "Tides.\n\n• By voice.\n• Ports. Moons.\n• Source: github.com/tides/app\n• And so much more!\n\nMore to come…\n\nMore ports.",
  );
  expect(about).toEqual(["Tides.", "More ports."]);
  expect(features).toEqual([{ title: "By voice" }, { title: "Ports. Moons." }]);
});

test("a title in brackets does not belong to the list above", () => {
  const text = readListingText(
    "A line.\n\n【Tides】\n• High\n• Low\n\n【Yours】\nNo account.\n\n【Free】\n• No ads",
  );
  expect(text.features).toEqual([
    { title: "Tides", text: "• High\n• Low" },
    { title: "Yours", text: "No account." },
    { title: "Free", text: "• No ads" },
  ]);
});

test("an emoji at the end of a title is removed, and a URL becomes https", () => {
  const { about, features } = readListingText(
    "The code is at http://tides.example/code for all.\n\n✨ Tides ✨\n✨ Moon ©",
  );
  expect(features.map(({ title }) => title)).toEqual(["Tides", "Moon ©"]);
  expect(about).toEqual(["The code is at https://tides.example/code for all."]);
});

test("many emoji in a title are read in linear time", () => {
  expect(readListingText(`A line.\n\n- x ${"✨ ".repeat(100_000)}y`).features).toHaveLength(1);
});

test("backslashes before quotation marks are removed", () => {
  expect(readListingText('Wired: \\"The best app\\"').about).toEqual(['Wired: "The best app"']);
});

test("the emoji before and the colon after titles of paragraphs are removed", () => {
  const { features } = readListingText(
    "A gallery.\n\n🖼️ PHOTO EDITING:\nCrop and rotate.\n\n🔒 SUPERIOR SECURITY:\nLock it with a PIN.",
  );
  expect(features).toEqual([
    { title: "PHOTO EDITING", text: "Crop and rotate." },
    { title: "SUPERIOR SECURITY", text: "Lock it with a PIN." },
  ]);
});

test("titles that are listed before their texts are used once", () => {
  const { features, featuresHeading, about } = readListingText(
    "A gym.\n\nIt is all about:\n* Your body\n* Your data\n\nYour body:\nEat well.\n\nYour data:\nbelong to you.\n\nEnd.",
  );
  expect(features).toEqual([
    { title: "Your body", text: "Eat well." },
    { title: "Your data", text: "belong to you." },
  ]);
  expect(featuresHeading).toBe("It is all about");
  expect(about).toEqual(["A gym.", "End."]);
});

test("a title that only one other part repeats stays in its list", () => {
  const { features } = readListingText(
    "Food.\n\nCriteria:\n* Salt\n* Health\n\nWhy:\n* Salt: too much of it harms.",
  );
  expect(features).toEqual([
    { title: "Criteria", text: "• Salt\n• Health" },
    { title: "Why", text: "• Salt: too much of it harms." },
  ]);
});

test("a list below a sentence that is not a heading stays there, unless it is the only list", () => {
  const sentence =
    "Open source means that all of the code of the app and of its server is free to use for anybody who wants to:";
  const list = `${sentence}\n* Run it yourself.\n* Change it.`;
  expect(readListingText(`A gym.\n\nFeatures:\n* Plans\n* Weights\n\n${list}`)).toMatchObject({
    about: ["A gym.", `${sentence}\n• Run it yourself.\n• Change it.`],
    features: [{ title: "Plans" }, { title: "Weights" }],
    featuresHeading: "Features",
  });
  expect(readListingText(list)).toMatchObject({
    about: [sentence],
    features: [{ title: "Run it yourself" }, { title: "Change it" }],
  });
});

test("a question above a list is its heading, and separators after entries are removed", () => {
  const { about, features } = readListingText(
    "Tides.\n\nWhat does it know?\n• Ports;\n• Moons,\n\nWhat does it not know?\n• Storms",
  );
  expect(about).toEqual(["Tides."]);
  expect(features).toEqual([
    { title: "What does it know?", text: "• Ports\n• Moons" },
    { title: "What does it not know?", text: "• Storms" },
  ]);
});

test("an entry of several sentences has its first one as title, unless that is long or an abbreviation", () => {
  const { features } = readListingText(
    "Tides.\n\n• Made for harbours. It knows each of them by name.\n• Exports (incl. Photos) to a file. And back again, if you like.",
  );
  expect(features).toEqual([
    { title: "Made for harbours", text: "It knows each of them by name." },
    { title: "Exports (incl. Photos) to a file", text: "And back again, if you like." },
  ]);
});

test("entries with another bullet after a colon are an inner list", () => {
  const { features } = readListingText(
    "Tides.\n\nFeatures:\n• Sail at night:\n- With lights\n- Without noise\n\n• Fight the fog: with a horn.",
  );
  expect(features).toEqual([
    { title: "Sail at night", text: "With lights; Without noise" },
    { title: "Fight the fog", text: "with a horn." },
  ]);
});

test("decoration around a line and Markdown in it are removed", () => {
  const { about } = readListingText(
    "Tides and [moons](https://moons.example/a).\n\n** For *every* harbour **\n\n!!! Now **here** !!!\n\n2 * 3 * 4 = 24.",
  );
  expect(about).toEqual(["Tides and moons.", "For every harbour", "Now here", "2 * 3 * 4 = 24."]);
});

test("URLs are removed with the lines that introduce them", () => {
  const { about } = readListingText(
    "Tides.\n\nBeta:\nhttps://tides.example/beta\n\nOlder versions are here:\n\nhttps://tides.example/old\n\nMoons.",
  );
  expect(about).toEqual(["Tides.", "Moons."]);
});

test.each(["[a](https:", "*a ", "** a ", "a. ", "• a:\n- "])(
  "%j repeated many times is read in linear time",
  (part) => {
    expect(readListingText(part.repeat(20_000)).about.join("").length).toBeGreaterThanOrEqual(0);
  },
);
