/*
 * User agents of recent browsers, apps and crawlers, each with the expected store. Each form appears once, with the versions and devices
 * for its placeholders.
 */

export interface Agent {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Undefined if it must not be redirected. */
  readonly store: "appStore" | "googlePlay" | undefined;
}

type Values = readonly (readonly string[])[];

/** Combines each form with each set of values; `{0}` is the first value. */
const list = (forms: readonly string[], values: Values, rest: Omit<Agent, "userAgent">): Agent[] =>
  forms.flatMap((form) => {
    const named = values.map((set) => form.replace(/\{(\d)\}/g, (_, at: string) => set[Number(at)] ?? ""));
    return [...new Set(named)].map((userAgent) => ({ userAgent, ...rest }));
  });

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";

const iOS: Values = [
  ["15_8", "15.6.6", "103.0.5060.63"],
  ["16_7_10", "16.6", "119.0.6045.169"],
  ["17_5_1", "17.5", "126.0.6478.54"],
  ["18_6", "18.6", "138.0.7204.119"],
  ["18_7", "26.0", "141.0.7390.41"],
];
const onPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS {0} like Mac OS X) ${webKit}`;
const iPhones = list(
  [
    `${onPhone} Version/{1} Mobile/15E148 Safari/604.1`,
    `${onPhone} CriOS/{2} Mobile/15E148 Safari/604.1`,
    `${onPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    `${onPhone} EdgiOS/126.0.2592.56 Version/{1} Mobile/15E148 Safari/604.1`,
    `${onPhone} GSA/323.0.647062479 Mobile/15E148 Safari/604.1`,
    `${onPhone} Mobile/15E148 Instagram 340.0.3.27.99 (iPhone14,5; iOS {0}; en_US; en; scale=3.00; 1170x2532; 619461230)`,
    `${onPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.39.107;FBBV/612345678;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/{1}]`,
    `${onPhone} Mobile/15E148 musical_ly_36.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US`,
    `${onPhone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/de`,
    `${onPhone} Version/{1} Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    `${onPhone} Mobile/15E148 Safari Line/15.2.1`,
    `${onPhone} Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/505.0.0.39.107;FBDV/iPhone14,7;FBSN/iOS;FBSV/{1}]`,
    `${onPhone} Mobile/15E148 Barcelona 382.0.0.26.91 (iPhone16,2; iOS {0}; en_US; en; scale=3.00; 1290x2796; 740018512)`,
    `${onPhone} Version/{1} Mobile/15E148 Safari/604.1 [LinkedInApp]/9.31.1542`,
    `${onPhone} Mobile/15E148 Snapchat/13.40.0.42 (like Safari/8619.2.8, panda)`,
    `${onPhone} Mobile/15E148 Twitter for iPhone/10.72.1`,
    `${onPhone} Mobile/15E148 KAKAOTALK 25.4.1 (INAPP)`,
  ],
  iOS,
  { touchPoints: 5, store: "appStore" },
);
const otherApple = list(
  [
    `Mozilla/5.0 (iPad; CPU OS {0} like Mac OS X) ${webKit} Version/{1} Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPad; CPU OS {0} like Mac OS X) ${webKit} CriOS/{2} Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPod touch; CPU iPhone OS {0} like Mac OS X) ${webKit} Version/{1} Mobile/15E148 Safari/604.1`,
    // The user agent of iPads since iPadOS 13, and of iPhones that request the desktop site.
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/{1} Safari/605.1.15`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} CriOS/{2} Version/{1} Safari/605.1.15`,
  ],
  iOS,
  { touchPoints: 5, store: "appStore" },
);

const devices: Values = [
  ["10; K", "124.0.0.0", "24.0"],
  ["8.1.0; CUBOT NOTE 20", "113.0.0.0", "21.0"],
  ["9; CUBOT_X19", "114.0.5735.196", "22.0"],
  ["12; moto g power (2022)", "120.0.6099.210", "23.0"],
  ["13; SM-S918B", "128.0.6613.127", "25.0"],
  ["14; Pixel 8", "131.0.6778.39", "26.0"],
  ["15; Pixel 9 Pro", "138.0.7204.63", "27.0"],
  ["13; 2201117TY", "119.0.6045.193", "23.0"],
  ["16; SM-X910", "141.0.7390.43", "28.0"],
  ["11; Redmi Note 9", "112.0.5615.136", "20.0"],
];
const onAndroid = `Mozilla/5.0 (Linux; Android {0}) ${blink}`;
const inView = `Mozilla/5.0 (Linux; Android {0} Build/UQ1A.240205.004; wv) ${blink} Version/4.0 Chrome/{1} Mobile Safari/537.36`;
const androids = [
  ...list(
    [
      `${onAndroid} Chrome/{1} Mobile Safari/537.36`,
      `${onAndroid} Chrome/{1} Safari/537.36`,
      `${onAndroid} SamsungBrowser/{2} Chrome/{1} Mobile Safari/537.36`,
      `${onAndroid} Chrome/{1} Mobile Safari/537.36 EdgA/{1}`,
      `${onAndroid} Chrome/{1} Mobile Safari/537.36 OPR/76.2.4027.73374`,
      `${inView} Instagram 340.0.0.22.109 Android (34/14; 420dpi; 1080x2201; Google/google; Pixel 8; shiba; shiba; en_US; 617)`,
      `${inView} [FB_IAB/FB4A;FBAV/473.0.0.41.81;]`,
      `${inView} GSA/15.20.35.29.arm64`,
      `${inView} Line/15.2.1/IAB`,
      `${inView} XWEB/1160117 MMWEBSDK/20240404 MMWEBID/3031 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/en ABI/arm64`,
      `${inView} Snapchat/13.40.0.42 (Pixel 8; Android 14#12345678#34; gzip; )`,
      `${inView} trill_360103 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly`,
    ],
    devices,
    { touchPoints: 5, store: "googlePlay" },
  ),
  ...list(
    ["Mozilla/5.0 (Android {0}; Mobile; rv:{1}) Gecko/{1} Firefox/{1}"],
    [
      ["10", "115.0"],
      ["13", "121.0"],
      ["14", "133.0"],
      ["16", "143.0"],
    ],
    { touchPoints: 5, store: "googlePlay" },
  ),
];

/** Huawei phones of before 2019 have both services. */
const huawei = list(
  [
    `Mozilla/5.0 (Linux; Android {0}; HMSCore {1}; GMSCore {2}) ${blink} Chrome/99.0.4844.88 HuaweiBrowser/12.1.3.303 Mobile Safari/537.36`,
  ],
  [
    ["10; VOG-L29", "6.7.0.322", "22.26.15"],
    ["9; ANE-LX1", "6.4.0.312", "21.48.16"],
  ],
  { touchPoints: 5, store: "googlePlay" },
);

const computers = list(
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/{0} Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/{0} Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/{0} Safari/537.36 Edg/{0}`,
    `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/{0} Safari/537.36`,
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/{0} Safari/537.36`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.5 Safari/605.1.15`,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  ],
  [["120.0.0.0"], ["131.0.0.0"], ["141.0.0.0"]],
  { touchPoints: 0, store: undefined },
);

const crawlers = [
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${blink} Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${blink} Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; GoogleOther)`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${blink} Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${blink} Chrome/118.0.5993.88 Mobile Safari/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
  `Mozilla/5.0 (Linux; Android 7.0;) ${blink} Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)`,
  `Mozilla/5.0 (Linux; Android 5.0) ${blink} Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)`,
  `Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012; Storebot-Google/1.0) ${blink} Chrome/81.0.4044.138 Mobile Safari/537.36`,
  "Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "facebookexternalhit/1.1;line-poker/1.0",
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  "Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots",
  "Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)",
  "http.rb/5.1.1 (Mastodon/4.3.0; +https://mastodon.example/) Bot",
  `Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) ${webKit} Version/14.0 Mobile/15E148 Safari/604.1 (compatible; Yeti/1.1; +https://naver.me/spd)`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
  `Mozilla/5.0 (Linux; Android 7.0; SM-G930V Build/NRD90M) ${blink} Chrome/125.0.6422.141 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
  `Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012) ${blink} Chrome/81.0.4044.138 Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)`,
  "WhatsApp/2.23.20.0 A",
  "WhatsApp/2.23.20.0 i",
  "TelegramBot (like TwitterBot)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "curl/8.7.1",
].map((userAgent): Agent => ({ userAgent, touchPoints: 0, store: undefined }));

/** Devices with a touch screen and without either store. */
const others = [
  "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254",
  "Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 635) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537",
  "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.6.1 like Chrome/120.0.6099.230 Safari/537.36",
  "Mozilla/5.0 (Linux; U; Android 4.0.3; en-us; KFTT Build/IML74K) AppleWebKit/535.19 (KHTML, like Gecko) Silk/3.68 like Chrome/39.0.2171.93 Safari/535.19",
  "Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36",
  // A Huawei phone outside China, without Google's services.
  "Mozilla/5.0 (Linux; Android 10; ELS-NX9; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36",
  "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile",
  "Mozilla/5.0 (Linux; Android 12; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/33.0.0.5.21 Chrome/124.0.6367.118 VR Safari/537.36",
  "Mozilla/5.0 (Mobile; Nokia 2780 Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1",
  "Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) 94.0.4606.31/7.0 TV Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Touch",
].map((userAgent): Agent => ({ userAgent, touchPoints: 10, store: undefined }));

export const userAgents: readonly Agent[] = [
  ...iPhones,
  ...otherApple,
  ...androids,
  ...huawei,
  ...computers,
  ...crawlers,
  ...others,
];
