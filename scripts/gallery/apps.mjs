// Eight made-up apps, as different as possible: names of 2 to 50 letters in four scripts; none to ten screens, portrait, landscape and
// tablet; one store or several, before and after the launch.

/**
 * @typedef {object} App
 * @property {string} slug
 * @property {string} name
 * @property {string} language
 * @property {string} genre
 * @property {string} description
 * @property {string} icon shapes in a square of 100 by 100
 * @property {string} colours paper, ink and accent of its screens
 * @property {"upright" | "lying" | "tablet"} shape
 * @property {string[]} screens their titles
 * @property {string[]} rows the text on them
 * @property {string} [play] its package on Google Play
 * @property {string} [stores] what the config says of them, where the app is not out yet
 */

const lines = (/** @type {string[]} */ ...all) => all.join("\n");

/** @type {App[]} */
export const apps = [
  {
    slug: "two-letters",
    name: "Ok",
    language: "en",
    genre: "Health & Fitness",
    description: lines(
      "One question a day: how are you?",
      "",
      "Answer with one tap. Ok looks back with you after a week, a month and a year.",
    ),
    icon: '<path fill="#ff6b3d" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="31" fill="#fff3e6"/><path d="M36 52l10 10 19-24" fill="none" stroke="#ff6b3d" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
    colours: "#fff8f1 #33160b #ff6b3d",
    shape: "upright",
    screens: [],
    rows: [],
  },
  {
    slug: "bank",
    name: "Northbank",
    language: "en",
    genre: "Finance",
    description: lines(
      "Your current account, your savings and your cards, in one place.",
      "",
      "See what you have before you spend it, and what is due before it is taken.",
      "",
      "What it does:",
      "• Pay: by name, by number, or by a picture of the bill",
      "• Freeze: a lost card is shut at once, and open again as soon",
      "• Set aside: a pot for each thing you save for",
    ),
    icon: '<path fill="#0a2a5e" d="M0 0h100v100H0z"/><path fill="#fff" d="M26 76V26h12l26 32V26h12v50H64L38 44v32z"/>',
    colours: "#f4f7fd #0a2a5e #2f6fed",
    shape: "upright",
    screens: ["Today", "Spending", "Cards", "Pots"],
    rows: ["Rent", "Green Grocer", "Salary", "Tram", "Holiday", "Bookshop"],
    play: "example.northbank",
  },
  {
    slug: "game",
    name: "Bubbo",
    language: "en",
    genre: "Games",
    description: lines(
      "Pop, stack and splash: a game for small hands.",
      "",
      "No advertisements, and no words to read.",
    ),
    icon: '<path fill="#ffd400" d="M0 0h100v100H0z"/><circle cx="50" cy="52" r="30" fill="#ff5fa2"/><circle cx="40" cy="46" r="4"/><circle cx="60" cy="46" r="4"/>',
    colours: "#ffe45c #5b0e36 #ff5fa2",
    shape: "lying",
    screens: ["Splash", "Stack", "Pop"],
    rows: ["12", "7"],
    play: "example.bubbo",
  },
  {
    slug: "arabic",
    name: "كتاب الصلاة",
    language: "ar",
    genre: "Books",
    description: lines(
      "مواقيت الصلاة واتجاه القبلة والأذكار في كتاب واحد.",
      "",
      "يعمل دون شبكة، ولا يطلب حسابًا.",
      "",
      "ما فيه:",
      "• المواقيت: لكل مدينة، طوال العام",
      "• القبلة: سهم واحد، دون خريطة",
      "• الأذكار: للصباح والمساء",
    ),
    icon: '<path fill="#0b6b3a" d="M0 0h100v100H0z"/><path fill="#f4e7b0" d="M50 20a30 30 0 1 0 22 51 25 25 0 1 1 0-42A30 30 0 0 0 50 20z"/>',
    colours: "#fffdf2 #0a3d22 #0b6b3a",
    shape: "upright",
    screens: ["اليوم", "المواقيت", "الأذكار"],
    rows: ["الفجر", "الظهر", "العصر", "المغرب", "العشاء"],
  },
  {
    slug: "japanese",
    name: "つきよみ農園",
    language: "ja",
    genre: "ゲーム",
    description: lines(
      "月の満ち欠けで畑を育てる、静かな農園ゲーム。",
      "",
      "急がなくていい。毎晩すこしずつ、月明かりで。",
      "",
      "■主な特長",
      "・百種類をこえる作物と花",
      "・性格の違う村人たち：手紙で仲良くなる",
      "・通信なしで遊べる",
    ),
    icon: '<path fill="#1d2b53" d="M0 0h100v100H0z"/><circle cx="60" cy="38" r="22" fill="#ffe9a8"/><path fill="#3f8f5f" d="M0 66q25-14 50 0t50 0v34H0z"/>',
    colours: "#1d2b53 #f5efda #ffe9a8",
    shape: "upright",
    screens: [
      "はたけ",
      "こよみ",
      "むら",
      "てがみ",
      "しゅうかく",
      "つきよ",
      "いけ",
      "たね",
      "ものおき",
      "まつり",
    ],
    rows: ["大根", "かぼちゃ", "月見草", "茄子", "白菜", "すすき"],
  },
  {
    slug: "chinese-soon",
    name: "潮汐井",
    language: "zh-Hans",
    genre: "健康健美",
    description: lines(
      "记录睡眠与呼吸，像潮水一样平稳。",
      "",
      "数据只在你的手机里。",
      "",
      "功能：",
      "● 睡眠：自动记录，不用戴手表",
      "● 呼吸：三分钟的练习",
      "● 日记：一天一句话",
    ),
    icon: '<path fill="#0e7490" d="M0 0h100v100H0z"/><path d="M16 60q17-22 34 0t34 0M16 42q17-22 34 0t34 0" fill="none" stroke="#e0fbff" stroke-width="9" stroke-linecap="round"/>',
    colours: "#f0fbfd #083344 #0e7490",
    shape: "upright",
    screens: ["今夜", "睡眠", "呼吸"],
    rows: ["入睡", "深睡", "醒来", "呼吸"],
    stores: `appStore: { bundleId: "example.tidewell", expected: "2027-02-01", signUp: "https://forms.example/tidewell" }, googlePlay: { package: "example.tidewell", expected: "2027-03-01" }`,
  },
  {
    slug: "fifty-letters",
    name: "Vereinigte Kreditbank Oberschwaben Giro und Sparen",
    language: "de",
    genre: "Finanzen",
    description: lines(
      "Konto, Karten und Sparpläne der Vereinigten Kreditbank.",
      "",
      "– Überweisen: mit Foto, Name oder Nummer",
      "– Sperren: eine verlorene Karte in zwei Schritten",
    ),
    icon: '<path fill="#8c1d2f" d="M0 0h100v100H0z"/><path fill="#fff" d="M20 40 50 20l30 20v6H20zM26 52h10v22H26zm19 0h10v22H45zm19 0h10v22H64zM20 78h60v6H20z"/>',
    colours: "#fdf5f5 #3d0d15 #8c1d2f",
    shape: "upright",
    screens: ["Konten", "Karten"],
    rows: ["Girokonto", "Tagesgeld", "Miete", "Gehalt"],
    play: "de.kreditbank",
  },
  {
    slug: "tablet-soon",
    name: "Marginalia",
    language: "en",
    genre: "Productivity",
    description: lines(
      "Read with a pencil in your hand.",
      "",
      "Every margin is yours: write next to the line, and find it again by what you wrote.",
      "",
      "• Margins: as wide as you think",
      "• Threads: notes that answer each other",
      "• Shelves: books by what you asked of them",
    ),
    icon: '<path fill="#f2e6d0" d="M0 0h100v100H0z"/><path fill="#7a1f3d" d="M18 16h46v68H18z"/><path d="M72 18v52l6 12 6-12V18z" fill="#2b2118"/>',
    colours: "#fbf6ea #2b2118 #7a1f3d",
    shape: "tablet",
    screens: ["Middlemarch", "Threads", "Shelves", "Margins"],
    rows: ["Prelude", "Miss Brooke", "Old and Young", "Waiting for Death"],
    stores: `appStore: { bundleId: "example.marginalia", signUp: "https://forms.example/marginalia" }`,
  },
];
