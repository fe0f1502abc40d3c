/*
 * The names of the kinds of data that an app declares, in each language, as the App Store shows them: a line for a group, its title
 * first; then the purposes, and the sentences about linked data and tracking. `[[…|…]]` contains the formal and the familiar form of
 * address. `dataGroups` and `dataPurposes` in data-words.ts define the order.
 */
export const dataTexts: Readonly<Record<string, string>> = {
  en: `
Contact information: name | email address | phone number | postal address | other ways to reach you
Health and fitness: health data | fitness data
Financial information: payment details | credit information | other financial information
Location: precise location | approximate location
Sensitive information: sensitive information
Contacts: the contacts on your phone
Content: emails or text messages | photos or videos | audio | gameplay content | what you write to support | other content that you make
Browsing history: sites that you visit outside the app
Search history: searches in the app
Identifiers: user ID | device ID
Purchases: purchase history
Usage data: how you use the app | ads that you see | other usage data
Diagnostics: crash data | performance data | other diagnostic data
Surroundings and body: a scan of your surroundings | hand movements | head movements
Other data: other data
to make the app work | to understand how it is used | to personalize it | to advertise our own products | to show ads from other companies | for other purposes
Linked to you: {list}.
To follow you across other companies’ apps and websites, the app uses: {list}.`,
  de: `
Kontaktdaten: Name | E-Mail-Adresse | Telefonnummer | Postanschrift | weitere Kontaktdaten
Gesundheit und Fitness: Gesundheitsdaten | Fitnessdaten
Finanzdaten: Zahlungsdaten | Bonitätsdaten | weitere Finanzdaten
Standort: genauer Standort | ungefährer Standort
Sensible Daten: sensible Daten
Kontakte: die Kontakte auf [[Ihrem|deinem]] Smartphone
Inhalte: E-Mails oder Textnachrichten | Fotos oder Videos | Audiodaten | Spielinhalte | Anfragen an den Support | weitere selbst erstellte Inhalte
Browserverlauf: außerhalb der App besuchte Websites
Suchverlauf: Suchanfragen in der App
Kennungen: Nutzerkennung | Gerätekennung
Käufe: Kaufverlauf
Nutzungsdaten: Nutzung der App | angesehene Werbung | weitere Nutzungsdaten
Diagnose: Absturzdaten | Leistungsdaten | weitere Diagnosedaten
Umgebung und Körper: Scan der Umgebung | Handbewegungen | Kopfbewegungen
Andere Daten: andere Daten
Bereitstellung der Funktionen der App | Auswertung der Nutzung | Personalisierung | eigene Werbung | Werbung Dritter | andere Zwecke
Mit [[Ihnen|dir]] verknüpft werden: {list}.
Um [[Ihre|deine]] Aktivitäten über Apps und Websites anderer Unternehmen hinweg zu verfolgen, verwendet die App: {list}.`,
  fr: `
Coordonnées: nom | adresse e-mail | numéro de téléphone | adresse postale | autres coordonnées
Santé et forme: données de santé | données de forme physique
Données financières: informations de paiement | informations de solvabilité | autres données financières
Localisation: position précise | position approximative
Données sensibles: données sensibles
Contacts: les contacts de [[votre|ton]] téléphone
Contenu: e-mails ou messages texte | photos ou vidéos | enregistrements audio | contenu de jeu | messages à l’assistance | autres contenus créés dans l’application
Historique de navigation: sites visités en dehors de l’application
Historique de recherche: recherches dans l’application
Identifiants: identifiant d’utilisateur | identifiant de l’appareil
Achats: historique des achats
Données d’utilisation: utilisation de l’application | publicités vues | autres données d’utilisation
Diagnostic: données de plantage | données de performance | autres données de diagnostic
Environnement et corps: numérisation de l’environnement | mouvements des mains | mouvements de la tête
Autres données: autres données
le fonctionnement de l’application | l’analyse de l’utilisation | la personnalisation | nos propres offres | la publicité de tiers | d’autres fins
Données liées à [[vous|toi]] : {list}.
Pour [[vous|te]] suivre dans les applications et sur les sites d’autres entreprises, l’application utilise : {list}.`,
  it: `
Dati di contatto: nome | indirizzo e-mail | numero di telefono | indirizzo postale | altri dati di contatto
Salute e fitness: dati sulla salute | dati sul fitness
Dati finanziari: dati di pagamento | dati sul credito | altri dati finanziari
Posizione: posizione precisa | posizione approssimativa
Dati sensibili: dati sensibili
Contatti: i contatti nel [[Suo|tuo]] telefono
Contenuti: e-mail o messaggi di testo | foto o video | audio | contenuti di gioco | messaggi all’assistenza | altri contenuti creati nell’app
Cronologia di navigazione: siti visitati fuori dall’app
Cronologia delle ricerche: ricerche nell’app
Identificativi: ID utente | ID del dispositivo
Acquisti: cronologia degli acquisti
Dati di utilizzo: utilizzo dell’app | pubblicità viste | altri dati di utilizzo
Diagnosi: dati sugli arresti anomali | dati sulle prestazioni | altri dati diagnostici
Ambiente e corpo: scansione dell’ambiente | movimenti delle mani | movimenti della testa
Altri dati: altri dati
il funzionamento dell’app | l’analisi dell’utilizzo | la personalizzazione | le nostre offerte | la pubblicità di terzi | altre finalità
Dati collegati a [[Lei|te]]: {list}.
Per [[tracciarLa|tracciarti]] attraverso le app e i siti di altre aziende, l’app usa: {list}.`,
  es: `
Datos de contacto: nombre | dirección de correo electrónico | número de teléfono | dirección postal | otros datos de contacto
Salud y forma física: datos de salud | datos de actividad física
Datos financieros: datos de pago | información crediticia | otros datos financieros
Ubicación: ubicación precisa | ubicación aproximada
Datos sensibles: datos sensibles
Contactos: los contactos de [[su|tu]] teléfono
Contenido: correos electrónicos o mensajes de texto | fotos o vídeos | audio | contenido de juego | mensajes al soporte | otro contenido creado en la app
Historial de navegación: sitios visitados fuera de la app
Historial de búsqueda: búsquedas en la app
Identificadores: identificador de usuario | identificador del dispositivo
Compras: historial de compras
Datos de uso: uso de la app | anuncios vistos | otros datos de uso
Diagnóstico: datos de fallos | datos de rendimiento | otros datos de diagnóstico
Entorno y cuerpo: escaneo del entorno | movimientos de las manos | movimientos de la cabeza
Otros datos: otros datos
el funcionamiento de la app | el análisis del uso | la personalización | nuestras propias ofertas | la publicidad de terceros | otros fines
Datos vinculados a [[usted|ti]]: {list}.
Para [[seguirle|seguirte]] por las apps y los sitios web de otras empresas, la app usa: {list}.`,
  "pt-PT": `
Dados de contacto: nome | endereço de e-mail | número de telefone | morada | outros dados de contacto
Saúde e forma física: dados de saúde | dados de atividade física
Dados financeiros: dados de pagamento | informações de crédito | outros dados financeiros
Localização: localização precisa | localização aproximada
Dados sensíveis: dados sensíveis
Contactos: a lista de contactos do telemóvel
Conteúdos: e-mails ou mensagens de texto | fotografias ou vídeos | áudio | conteúdos de jogo | mensagens ao apoio | outros conteúdos criados na aplicação
Histórico de navegação: navegação fora da aplicação
Histórico de pesquisas: pesquisas na aplicação
Identificadores: identificador de utilizador | identificador do dispositivo
Compras: histórico de compras
Dados de utilização: utilização da aplicação | anúncios vistos | outros dados de utilização
Diagnóstico: dados de falhas | dados de desempenho | outros dados de diagnóstico
Ambiente e corpo: digitalização do ambiente | movimentos das mãos | movimentos da cabeça
Outros dados: outros dados
o funcionamento da aplicação | a análise da utilização | a personalização | as nossas próprias ofertas | a publicidade de terceiros | outras finalidades
Dados associados a [[si|ti]]: {list}.
Para [[o|te]] seguir através das aplicações e dos sites de outras empresas, a aplicação utiliza: {list}.`,
  "pt-BR": `
Dados de contato: nome | endereço de e-mail | número de telefone | endereço postal | outros dados de contato
Saúde e condicionamento físico: dados de saúde | dados de atividade física
Dados financeiros: dados de pagamento | informações de crédito | outros dados financeiros
Localização: localização precisa | localização aproximada
Dados sensíveis: dados sensíveis
Contatos: a lista de contatos do celular
Conteúdo: e-mails ou mensagens de texto | fotos ou vídeos | áudio | conteúdo de jogo | mensagens ao suporte | outros conteúdos criados no app
Histórico de navegação: navegação fora do app
Histórico de buscas: buscas no app
Identificadores: ID do usuário | ID do dispositivo
Compras: histórico de compras
Dados de uso: uso do app | anúncios vistos | outros dados de uso
Diagnóstico: dados de falhas | dados de desempenho | outros dados de diagnóstico
Ambiente e corpo: escaneamento do ambiente | movimentos das mãos | movimentos da cabeça
Outros dados: outros dados
o funcionamento do app | a análise do uso | a personalização | nossas próprias ofertas | a publicidade de terceiros | outras finalidades
Dados vinculados a você: {list}.
Para rastrear você em apps e sites de outras empresas, o app usa: {list}.`,
  ja: `
連絡先情報: 氏名 | メールアドレス | 電話番号 | 住所 | その他の連絡先情報
健康とフィットネス: 健康に関するデータ | フィットネスに関するデータ
財務情報: 支払い情報 | 信用情報 | その他の財務情報
位置情報: 詳細な位置情報 | おおよその位置情報
機密情報: 機密性の高い情報
連絡先: 端末に登録された連絡先
ユーザーコンテンツ: メールまたはテキストメッセージ | 写真または動画 | 音声データ | ゲームのコンテンツ | サポートへのお問い合わせ内容 | その他のユーザーコンテンツ
閲覧履歴: 本アプリ以外で閲覧したサイト
検索履歴: 本アプリ内での検索
識別子: ユーザーID | デバイスID
購入: 購入履歴
使用状況データ: 本アプリの操作状況 | 表示された広告 | その他の使用状況データ
診断: クラッシュデータ | パフォーマンスデータ | その他の診断データ
周囲環境と身体: 周囲の環境のスキャン | 手の動き | 頭の動き
その他のデータ: その他のデータ
本アプリの機能の提供 | 利用状況の分析 | パーソナライズ | 当方の商品やサービスのご案内 | 第三者の広告の表示 | その他の目的
次のデータは、お客様と関連付けられます：{list}。
他社のアプリやウェブサイトをまたいでお客様を追跡するために、本アプリは次のデータを使用します：{list}。`,
  ko: `
연락처 정보: 이름 | 이메일 주소 | 전화번호 | 주소 | 기타 연락처 정보
건강 및 피트니스: 건강 데이터 | 피트니스 데이터
금융 정보: 결제 정보 | 신용 정보 | 기타 금융 정보
위치: 정확한 위치 | 대략적인 위치
민감한 정보: 민감한 정보
연락처: 휴대폰에 저장된 연락처
사용자 콘텐츠: 이메일 또는 문자 메시지 | 사진 또는 동영상 | 오디오 데이터 | 게임 콘텐츠 | 고객지원 문의 내용 | 기타 사용자 콘텐츠
방문 기록: 앱 밖에서 방문한 사이트
검색 기록: 앱에서의 검색
식별자: 사용자 ID | 기기 ID
구입: 구입 내역
사용 데이터: 앱 이용 방식 | 표시된 광고 | 기타 사용 데이터
진단: 충돌 데이터 | 성능 데이터 | 기타 진단 데이터
주변 환경과 신체: 주변 환경 스캔 | 손의 움직임 | 머리의 움직임
기타 데이터: 기타 데이터
앱의 기능 제공 | 이용 현황 분석 | 맞춤 설정 | 운영자의 자체 광고 | 타사 광고 표시 | 기타 목적
이용자와 연결되는 데이터: {list}.
다른 회사의 앱과 웹사이트에 걸쳐 이용자를 추적하기 위해 앱이 이용하는 데이터: {list}.`,
  "zh-Hans": `
联系信息: 姓名 | 电子邮件地址 | 电话号码 | 通讯地址 | 其他联系方式
健康与健身: 健康数据 | 健身数据
财务信息: 付款信息 | 信用信息 | 其他财务信息
位置: 精确位置 | 大致位置
敏感信息: 敏感信息
通讯录: 手机中的通讯录
用户内容: 电子邮件或短信 | 照片或视频 | 音频数据 | 游戏内容 | 客户支持往来内容 | 其他用户内容
浏览历史记录: 在本应用之外浏览的网站
搜索历史记录: 在本应用中的搜索
标识符: 用户 ID | 设备 ID
购买项目: 购买记录
使用数据: 本应用的使用情况 | 看过的广告 | 其他使用数据
诊断: 崩溃数据 | 性能数据 | 其他诊断数据
周围环境与身体: 周围环境扫描 | 手部动作 | 头部动作
其他数据: 其他数据
提供本应用的功能 | 分析使用情况 | 个性化 | 推广我们自己的产品 | 展示第三方广告 | 其他目的
以下数据与[[您|你]]关联：{list}。
为了跨其他公司的应用和网站跟踪[[您|你]]，本应用使用：{list}。`,
  ar: `
معلومات الاتصال: الاسم | عنوان البريد الإلكتروني | رقم الهاتف | العنوان البريدي | معلومات اتصال أخرى
الصحة واللياقة: بيانات الصحة | بيانات اللياقة
المعلومات المالية: معلومات الدفع | المعلومات الائتمانية | معلومات مالية أخرى
الموقع الجغرافي: الموقع الدقيق | الموقع التقريبي
المعلومات الحساسة: معلومات حساسة
جهات الاتصال: جهات الاتصال في هاتفك
المحتوى: البريد الإلكتروني أو الرسائل النصية | الصور أو مقاطع الفيديو | الصوت | محتوى اللعب | ما تكتبه إلى الدعم | محتوى آخر تنشئه
سجل التصفح: المواقع التي تزورها خارج التطبيق
سجل البحث: عمليات البحث في التطبيق
المعرّفات: معرّف المستخدم | معرّف الجهاز
المشتريات: سجل المشتريات
بيانات الاستخدام: طريقة استخدامك للتطبيق | الإعلانات التي شاهدتها | بيانات استخدام أخرى
التشخيص: بيانات الأعطال | بيانات الأداء | بيانات تشخيص أخرى
المحيط والجسم: مسح المكان المحيط | حركات اليدين | حركات الرأس
بيانات أخرى: بيانات أخرى
تشغيل التطبيق | تحليل الاستخدام | التخصيص | عروضنا الخاصة | إعلانات الجهات الأخرى | أغراض أخرى
البيانات المرتبطة بك: {list}.
لتتبّعك عبر تطبيقات الشركات الأخرى ومواقعها، يستخدم التطبيق: {list}.`,
  he: `
פרטי קשר: שם | כתובת דוא״ל | מספר טלפון | כתובת דואר | פרטי קשר אחרים
בריאות וכושר: נתוני בריאות | נתוני כושר
מידע פיננסי: פרטי תשלום | מידע על אשראי | מידע פיננסי אחר
מיקום: מיקום מדויק | מיקום משוער
מידע רגיש: מידע רגיש
אנשי קשר: אנשי הקשר בטלפון שלכם
תוכן: הודעות דוא״ל או הודעות טקסט | תמונות או סרטונים | שמע | תוכן משחק | פניות לתמיכה | תוכן אחר שיצרתם
היסטוריית גלישה: אתרים שביקרתם בהם מחוץ לאפליקציה
היסטוריית חיפוש: חיפושים באפליקציה
מזהים: מזהה משתמש | מזהה מכשיר
רכישות: היסטוריית רכישות
נתוני שימוש: אופן השימוש באפליקציה | פרסומות שהוצגו לכם | נתוני שימוש אחרים
אבחון: נתוני קריסות | נתוני ביצועים | נתוני אבחון אחרים
סביבה וגוף: סריקה של הסביבה | תנועות ידיים | תנועות ראש
נתונים אחרים: נתונים אחרים
הפעלת האפליקציה | ניתוח השימוש | התאמה אישית | ההצעות שלנו | פרסומות של אחרים | מטרות אחרות
נתונים המקושרים אליכם: {list}.
כדי לעקוב אחריכם באפליקציות ובאתרים של חברות אחרות, האפליקציה משתמשת בנתונים אלה: {list}.`,
  fa: `
اطلاعات تماس: نام | نشانی ایمیل | شمارهٔ تلفن | نشانی پستی | راه‌های تماس دیگر
سلامت و تناسب اندام: داده‌های سلامت | داده‌های تناسب اندام
اطلاعات مالی: اطلاعات پرداخت | اطلاعات اعتباری | اطلاعات مالی دیگر
موقعیت مکانی: موقعیت دقیق | موقعیت تقریبی
اطلاعات حساس: اطلاعات حساس
مخاطبان: مخاطبان گوشی شما
محتوا: ایمیل‌ها یا پیام‌های متنی | عکس‌ها یا ویدیوها | صدا | محتوای بازی | آنچه برای پشتیبانی می‌نویسید | محتوای دیگری که می‌سازید
سابقهٔ مرور: وب‌سایت‌هایی که بیرون از برنامه می‌بینید
سابقهٔ جست‌وجو: جست‌وجوها در برنامه
شناسه‌ها: شناسهٔ کاربر | شناسهٔ دستگاه
خریدها: سابقهٔ خرید
داده‌های استفاده: شیوهٔ استفاده از برنامه | آگهی‌هایی که دیده‌اید | داده‌های استفادهٔ دیگر
عیب‌یابی: داده‌های خرابی | داده‌های کارایی | داده‌های عیب‌یابی دیگر
محیط و بدن: پویش محیط پیرامون | حرکت‌های دست | حرکت‌های سر
داده‌های دیگر: داده‌های دیگر
کارکرد برنامه | تحلیل استفاده | شخصی‌سازی | پیشنهادهای خودمان | آگهی‌های دیگران | هدف‌های دیگر
داده‌هایی که به شما پیوند داده می‌شود: {list}.
برای ردیابی شما در برنامه‌ها و وب‌سایت‌های شرکت‌های دیگر، برنامه از این داده‌ها استفاده می‌کند: {list}.`,
};
