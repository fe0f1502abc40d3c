import type { Words } from "./words.js";

export const en: Words = {
  topics: {
    collected: "collect|gather|what we (know|learn)",
    how: "how (we|it|the app|information|data).{0,30}(collect|get)|automatically|from (you|your (device|phone)|other users)|(when )?you (give|provide|enter|send|sign up|create|make)",
    uses: "why we|how we use|purposes?|we use|used? (it )?(for|to)|collect (it|them|this) (to|for)|in order to",
    sharing:
      "shar(e|es|ed|ing)\\b|third part|service providers?|processors?|who else|disclos|pass(es|ed)? (it )?on|receives? (it|your)|sell",
    protection:
      "(same|equal|equivalent) (level of )?(protection|care|standard)|at least as (well|strict)|as (strict|protective) as",
    retention: "how long|retention|retain|ke(ep|pt)\\b|as long as|until (you|the)|within \\d+ (days|months)",
    deletion: "delet|eras(e|ed|ure)",
    consent:
      "withdraw|revoke|take (it|your consent) back|change your mind|opt[- ]?out|turn (it|this|them) off",
    security:
      "encrypt|secur(e|ity)|safeguard|(technical|organi[sz]ational) measures|protect (information|your|the) ?(data|information)?",
    contact: "contact|write to|e-?mail us|reach us|questions",
  },
  data: {
    NAME: "names?\\b|surnames?",
    EMAIL_ADDRESS: "e-?mail address|your e-?mail\\b|e-?mails?(?=\\s*[,;])|(?<=[,;]\\s(and\\s)?)e-?mails?\\b",
    PHONE_NUMBER: "(tele)?phone numbers?|mobile numbers?",
    PHYSICAL_ADDRESS: "(postal|physical|home|street|mailing|shipping|billing|delivery) address",
    OTHER_CONTACT_INFO: "other ways to reach you|other contact|contact (information|details|data)",
    HEALTH: "health|medical",
    FITNESS: "fitness|exercise|workouts?|steps\\b|physical activity",
    PAYMENT_INFORMATION: "payment|(credit|debit|bank) ?card|card number|bank account",
    CREDIT_AND_FRAUD: "credit (information|score|history|rating)",
    OTHER_FINANCIAL_INFO: "financial|income|salary",
    PRECISE_LOCATION:
      "(precise|exact|accurate) (geo-?)?(location|position)|GPS|latitude|(?<!(approximate|coarse|rough|general|imprecise) )(geo-?)?location|where you are",
    COARSE_LOCATION: "(geo-?)?location|(approximate|rough) (position|area)|city|region you",
    SENSITIVE_INFO:
      "sensitive|racial|ethnic|sexual orientation|pregnan|disabilit|religio|political|biometric",
    CONTACTS: "contacts\\b(?! us)|address book|contact list",
    EMAILS_OR_TEXT_MESSAGES: "messages|e-?mails? or text|texts\\b|sms\\b|chats?\\b",
    PHOTOS_OR_VIDEOS: "photos?|pictures?|videos?|images?",
    AUDIO: "audio|voice|recordings?|sound",
    GAMEPLAY_CONTENT: "game|levels\\b",
    CUSTOMER_SUPPORT: "support|(what|whatever) you (write|tell|send)|you write to us",
    OTHER_USER_CONTENT: "content|posts\\b|comments|notes\\b|what you (post|make|create|write|put)",
    BROWSING_HISTORY: "browsing|(sites|pages|websites) (that )?you visit",
    SEARCH_HISTORY: "search(es|ed)?\\b|search (history|terms|queries)",
    USER_ID:
      "user ?(id|name)|account (id|identifier|number|name)|screen name|handles?\\b|user identifier|identifier of your account",
    DEVICE_ID:
      "device[- ]?(id|identifier|token)|IDFA|IDFV|advertising (id|identifier)|identifiers? (of|for) (your|the) (device|phone)",
    PURCHASE_HISTORY: "purchases?\\b|what you (buy|bought)|orders\\b|transactions?",
    PRODUCT_INTERACTION:
      "how you use|interact|taps\\b|clicks\\b|usage|activity|features (that )?you use|use of the app",
    ADVERTISING_DATA: "advertis|ads\\b",
    OTHER_USAGE_DATA: "usage",
    CRASH_DATA: "crash|error reports?",
    PERFORMANCE_DATA: "performance|launch times?|energy use|battery use",
    OTHER_DIAGNOSTIC_DATA: "diagnos",
    OTHER_DATA: "other (data|information)",
    ENVIRONMENT_SCANNING: "surroundings|environment",
    HANDS: "hands?\\b",
    HEAD: "head\\b",
  },
  purposes: {
    APP_FUNCTIONALITY:
      "(make|keep|run|provide|offer|operate|deliver).{0,30}(app|account|service|work|features?|function)|functionality|sign you in|log you in|keep your|to (show|send|save|sync|store|bring|back up) ",
    ANALYTICS:
      "analy[sz]|analytic|learn (how|which|what)|how (it|the app) is used|understand how|measur|statistic|improve|find out|fix (faults|bugs|errors)",
    PRODUCT_PERSONALIZATION: "personali[sz]|suit it to you|recommend|tailor|customi[sz]",
    DEVELOPERS_ADVERTISING: "our own (offers|advertis|products)|marketing|promot|newsletter",
    THIRD_PARTY_ADVERTISING: "advertis|ads\\b|ad networks?",
    OTHER_PURPOSES: "other purposes?",
  },
  notCollected:
    "(do|does|did|will|can)( not|n['’]t) (\\w+ ){0,2}?(collect|stor|record|gather|access|read|know|see|ask|receiv|process|keep|need)|never (collect|stor|record|gather|access|read|ask|receive)|(collect|store|record|gather|ask for|know|need)s? (no|neither|nothing)\\b|(no|neither|nor)\\b.{0,60} (is|are) (ever )?(collected|stored|recorded|gathered)|without (collecting|storing)",
  not: "not?\\b|never\\b|without\\b|(do|does|is|are)n['’]t",
  nothing:
    "(collect|store|gather|send)s? (no|nothing|neither)( (personal |user )?(data|information)( (about|of|from) you)?)?(?= about| at all|[.,;]|$)|(do|does)( not|n['’]t) (collect|store|gather)( or (share|store|sell|transmit))? any (personal |user )?(data|information)(?= about you|[.,;]| at all|$)|nothing is collected|no (personal )?(data|information) is collected",
  limited:
    "child|under \\d|young|knowingly|unless|except|other than|beyond|more than|this (web)?site|when you visit",
  tracking: "track(s|ing)? you|follow(s|ing)? you across|across other (companies|apps)",
  noTracking:
    "(do|does|will)( not|n['’]t) (track|follow) |no tracking|never track|(do|does) not use (any )?tracking|without tracking",
  pages: {
    privacy: "privacy",
    support: "support|help\\b|contact",
    deletion: "(delet|eras|remov)\\w*.{0,20}(account|data)|account.{0,5}delet|data.{0,5}delet",
    terms: "terms|eula\\b|licen[cs]e agreement|conditions of use",
  },
  subscriptions: "subscri|auto-?renew",
  inApp: "in the app|in-app|(app['’]s|in) settings",
};
