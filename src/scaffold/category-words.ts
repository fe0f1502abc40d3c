import { nearestLanguage } from "../text/choose-language.js";

/* The App Store's categories in the languages of the starter, in the order of the English ones. */

const english =
  "Books|Business|Developer Tools|Education|Entertainment|Finance|Food & Drink|Games|Graphics & Design|Health & Fitness|Kids|Lifestyle|Magazines & Newspapers|Medical|Music|Navigation|News|Photo & Video|Productivity|Reference|Shopping|Social Networking|Sports|Travel|Utilities|Weather";

const words: Readonly<Record<string, string>> = {
  ar: "الكتب|الأعمال|أدوات المطورين|التعليم|الترفيه|المالية|الطعام والشراب|الألعاب|الرسوم والتصميم|الصحة واللياقة البدنية|الأطفال|نمط الحياة|المجلات والصحف|الطب|الموسيقى|الملاحة|الأخبار|الصور والفيديو|الإنتاجية|المراجع|التسوق|الشبكات الاجتماعية|الرياضة|السفر|الأدوات المساعدة|الطقس",
  de: "Bücher|Wirtschaft|Entwickler-Tools|Bildung|Unterhaltung|Finanzen|Essen und Trinken|Spiele|Grafik und Design|Gesundheit und Fitness|Kinder|Lifestyle|Zeitschriften und Zeitungen|Medizin|Musik|Navigation|Nachrichten|Foto und Video|Produktivität|Nachschlagewerke|Shopping|Soziale Netze|Sport|Reisen|Dienstprogramme|Wetter",
  es: "Libros|Economía y empresa|Herramientas de desarrollo|Educación|Entretenimiento|Finanzas|Comida y bebidas|Juegos|Gráficos y diseño|Salud y forma física|Niños|Estilo de vida|Revistas y periódicos|Medicina|Música|Navegación|Noticias|Fotografía y vídeo|Productividad|Referencia|Compras|Redes sociales|Deportes|Viajes|Utilidades|El tiempo",
  fa: "کتاب‌ها|کسب‌وکار|ابزارهای توسعه|آموزش|سرگرمی|مالی|غذا و نوشیدنی|بازی‌ها|گرافیک و طراحی|سلامت و تناسب اندام|کودکان|سبک زندگی|مجله‌ها و روزنامه‌ها|پزشکی|موسیقی|مسیریابی|خبر|عکس و ویدیو|بهره‌وری|مرجع|خرید|شبکه‌های اجتماعی|ورزش|سفر|ابزارها|آب‌وهوا",
  fr: "Livres|Économie et entreprise|Outils de développement|Éducation|Divertissement|Finance|Cuisine et boissons|Jeux|Graphisme et design|Forme et santé|Enfants|Style de vie|Magazines et journaux|Médecine|Musique|Navigation|Actualités|Photo et vidéo|Productivité|Références|Shopping|Réseaux sociaux|Sports|Voyages|Utilitaires|Météo",
  he: "ספרים|עסקים|כלים למפתחים|חינוך|בידור|פיננסים|אוכל ומשקאות|משחקים|גרפיקה ועיצוב|בריאות וכושר|ילדים|סגנון חיים|מגזינים ועיתונים|רפואה|מוזיקה|ניווט|חדשות|תמונות ווידאו|פרודוקטיביות|מידע והפניות|קניות|רשתות חברתיות|ספורט|נסיעות|כלי עזר|מזג אוויר",
  it: "Libri|Economia|Strumenti per sviluppatori|Istruzione|Intrattenimento|Finanza|Mangiare e bere|Giochi|Grafica e design|Salute e benessere|Bambini|Stile di vita|Riviste e quotidiani|Medicina|Musica|Navigazione|News|Foto e video|Produttività|Consultazione|Shopping|Social network|Sport|Viaggi|Utility|Meteo",
  ja: "ブック|ビジネス|開発ツール|教育|エンターテインメント|ファイナンス|フード／ドリンク|ゲーム|グラフィック／デザイン|ヘルスケア／フィットネス|子ども向け|ライフスタイル|雑誌／新聞|メディカル|ミュージック|ナビゲーション|ニュース|写真／ビデオ|仕事効率化|辞書／辞典／その他|ショッピング|ソーシャルネットワーキング|スポーツ|旅行|ユーティリティ|天気",
  ko: "도서|비즈니스|개발자 도구|교육|엔터테인먼트|금융|음식 및 음료|게임|그래픽 및 디자인|건강 및 피트니스|어린이|라이프 스타일|잡지 및 신문|의학|음악|내비게이션|뉴스|사진 및 비디오|생산성|참고|쇼핑|소셜 네트워킹|스포츠|여행|유틸리티|날씨",
  "pt-BR":
    "Livros|Negócios|Ferramentas para desenvolvedores|Educação|Entretenimento|Finanças|Comida e bebida|Jogos|Gráficos e design|Saúde e fitness|Crianças|Estilo de vida|Revistas e jornais|Medicina|Música|Navegação|Notícias|Foto e vídeo|Produtividade|Referência|Compras|Redes sociais|Esportes|Viagens|Utilidades|Clima",
  "pt-PT":
    "Livros|Negócios|Ferramentas de programação|Educação|Entretenimento|Finanças|Comida e bebida|Jogos|Gráficos e design|Saúde e fitness|Crianças|Estilo de vida|Revistas e jornais|Medicina|Música|Navegação|Notícias|Fotografia e vídeo|Produtividade|Referência|Compras|Redes sociais|Desporto|Viagens|Utilitários|Meteorologia",
  "zh-Hans":
    "图书|商务|软件开发工具|教育|娱乐|财务|美食佳饮|游戏|图形和设计|健康健美|儿童|生活|报刊杂志|医疗|音乐|导航|新闻|摄影与录像|效率|参考资料|购物|社交|体育|旅游|工具|天气",
};

const order = english.split("|");

/** The name of an App Store category in a language; unchanged if unknown. */
export function sayCategoryIn(category: string, language: string): string {
  const near = nearestLanguage(Object.keys(words), language);
  const names = near === undefined ? [] : (words[near] ?? "").split("|");
  return names[order.indexOf(category)] ?? category;
}
