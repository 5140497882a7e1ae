import type { PromiseTable } from './table.ts'

export const eastern: Readonly<Record<string, PromiseTable>> = {
  pl: [
    {
      always:
        'sprawdzę|sprawdzimy|zweryfikuję|zweryfikujemy|przekażę|przekażemy|skontaktuję|skontaktujemy|zwrócę|zwrócimy|oddamy|oddzwonię|oddzwonimy|zadzwonię|zadzwonimy|odpiszę|odpiszemy|napiszę|napiszemy|wyślę|wyślemy|zajmę się|zajmiemy się|zajmuję się tym|dopilnuję|dopilnujemy|dam (?:pani |panu |państwu |ci )?znać|damy (?:pani |panu |państwu |ci )?znać|poinformuję|poinformujemy|powiadomię|powiadomimy|wrócę (?:z|do)|wrócimy (?:z|do)|zapytam|zapytamy|dowiem się|dowiemy się|ustalę|ustalimy|wyjaśnię to|wyjaśnimy|załatwię|załatwimy|zgłoszę|zgłosimy|anuluję|anulujemy|wymienimy|poproszę (?:kolegę|koleżankę|magazyn|dział|zespół)|obiecuję|gwarantuję|skonsultuję|przeanalizujemy|rozpatrzymy|przelejemy|postaram się|postaramy się|upewnię się|otworzę zgłoszenie|utworzę|naprawimy|będziemy w kontakcie|odezwę się|odezwiemy się|proszę chwilę poczekać|już sprawdzam|sprawdzam to|będę (?:pana|panią|państwa) informow*|usłyszy (?:pan|pani) od nas',
    },
    {
      lead: 'przekazałem|przekazałam|przekazaliśmy|wysłałem|wysłałam|zgłosiłem|zgłosiłam|poprosiłem|poprosiłam|skierowałem|skierowałam|zwróciliśmy|poinformowałem|poinformowałam|anulowałem|anulowałam|utworzyłem|utworzyłam|zleciłem|zleciłam|powiadomiłem|powiadomiłam|przesłałem|przesłałam',
    },
    {
      lead: 'konsultant|konsultantka|kolega|koleżanka|zespół|pracownik|pracowniczka|dział|specjalista|ktoś|doradca|przedstawiciel|kierownik|obsługa klienta',
      act: '(?:się )?(?:zadzwoni|oddzwoni|skontaktuje|odpisze|napisze|odezwie|zajmie|sprawdzi|odpowie|wyjaśni|rozpatrzy|przeanalizuje)',
      gap: 4,
    },
  ],
  cs: [
    {
      always:
        'prověřím|prověříme|ověřím|ověříme|zjistím|zjistíme|zkontroluji|zkontroluju|zkontrolujeme|podívám se|podíváme se|ozvu se|ozveme se|zavolám|zavoláme|napíšu (?:vám|ti)|napíšeme (?:vám|ti)|dám (?:vám |ti )?vědět|dáme (?:vám |ti )?vědět|předám|předáme|přepošlu|přepošleme|postarám se|postaráme se|zařídím|zařídíme|vyřídím|vyřídíme|vyřeším|vyřešíme|pošlu (?:vám|ti)|pošleme (?:vám|ti)|vrátím (?:vám|ti)|vrátíme (?:vám|ti)|(?:vám|ti) <2>(?:vrátíme|vrátím|pošleme|pošlu|zašleme|zašlu)|zeptám se|zeptáme se|požádám|požádáme|budu (?:vás|tě|vám|ti) <2>(?:kontaktovat|informovat|volat)|budeme (?:vás|tě|vám|ti) <2>(?:kontaktovat|informovat|volat)|informuji vás|budeme <2>kontaktovat|zajistím|zajistíme|slibuji|zaručuji|stornuji|stornujeme|zruším|zrušíme|vyměníme|proplatíme|nahlásím|nahlásíme|uslyšíte od nás|vrátím se k vám|vrátíme se k vám|okamžik,? (?:prosím,? )?(?:já )?(?:ověřím|podívám|zjistím)|(?:spojím|spojíme) se',
    },
    {
      lead: 'jsem|jsme',
      act: '<4>(?:předala?|předali|přeposlala?|přeposlali|informovala?|informovali|nahlásila?|požádala?|požádali|vrátila?|vrátili|stornovala?|zrušila?|založila?|kontaktovala?|poslala?|odeslala?|postoupila?|postoupili)',
    },
    { lead: 'předala?|předali|přeposlala?|informovala?|nahlásila?|požádala?|postoupila?|založila?', act: 'jsem|jsme' },
    {
      lead: 'kolega|kolegyně|operátor|operátorka|tým|pracovník|pracovnice|někdo|specialista|oddělení|technik|zástupce|podpora',
      act: '(?:se |vás |vám |tě |ti )?<1>(?:zavolá|ozve|bude|budou|kontaktuje|napíše|podívá|postará|prověří|odpoví)',
      gap: 3,
    },
    {
      lead: 'zavolá|ozve se|bude (?:vás|tě) kontaktovat|kontaktuje',
      act: '(?:vám |vás |ti |tě )?<1>(?:náš|naše|kolega|kolegyně|operátor|někdo|můj|pracovník)',
    },
  ],
  hu: [
    {
      always:
        'utánanézek|utánanézünk|megnézem|megnézzük|ellenőrzöm|ellenőrizzük (?:az ügy*|és|ezt|a rendelés*)|megvizsgálom|megvizsgáljuk|kivizsgálom|kivizsgáljuk|visszajelzek|visszajelzünk|jelentkezem|jelentkezünk|visszahívom|visszahívjuk|felhívom|felhívjuk (?:önt|téged)|értesítem|értesítjük|tájékoztatom|tájékoztatjuk (?:önt|az eredmény*)|továbbítom|továbbítjuk (?:a kérdés*|a kérés*|az ügy*|az illetékes*)|továbbítottam|továbbítottuk|átadom|átadjuk (?:az ügy*|a kérés*|a kérdés*)|átadtam|átadtuk|intézkedem|intézkedünk|elintézem|elintézzük|gondoskodom|gondoskodunk|megkérdezem|megkérdezzük|kapcsolatba lépek|kapcsolatba lépünk|felveszem <4>kapcsolatot|felvesszük <4>kapcsolatot|elküldöm|visszautalom|megoldom|megoldjuk|ígérem|garantálom|utánajárok|utánajárunk|egyeztetek|egyeztetünk|megírom|kérem a kollég*|lemondom|törlöm a rendelés*|jeleztem|jeleztük|értesítettem|értesítettük|megkértem|elindítottam|elindítottuk|létrehoztam|visszautaltuk|kezdeményeztem|foglalkozom vele|foglalkozunk (?:vele|az ügy*)|hallani fog felőlünk|egy pillanat(?:ot)?,? (?:és )?(?:megnézem|utánanézek)|visszatérek (?:önhöz|a válasszal)|lépünk kapcsolatba',
    },
    {
      lead: 'holnap|ma|még ma|azonnal|hamarosan|rögtön|mielőbb|még (?:ma|holnap)|haladéktalanul',
      act: '(?:visszautaljuk|visszatérítjük|elküldjük|küldjük|küldünk|kicseréljük|pótoljuk|jóváírjuk|utaljuk|hívjuk|keressük|írunk)',
      gap: 4,
    },
    {
      lead: 'kollégánk|kollégám|munkatársunk|munkatársam|ügyfélszolgálatunk|csapatunk|valaki|szakértőnk|szakemberünk|képviselőnk|kollégáink|munkatársaink',
      act: '(?:felhívja|visszahívja|felveszi|felveszik|jelentkezik|keresi|keresni fogja|értesíti|megkeresi|megvizsgálja|utánanéz|kapcsolatba|hívja|írni fog|fogja|fog)',
      gap: 3,
    },
  ],
  tr: [
    {
      always:
        '(?:kontrol ed|araştır|incele|soruştur|ilet|gönder|yönlendir|sor|dön|ara|yaz|bildir|ilgilen|çöz|sağla|hallet|öğren|görüş|konuş|aktar|iade ed|haber ver|bilgi ver|bilgilendir|yardımcı ol|iptal ed|değiştir|düzelt|takip ed|oluştur|aç|rica ed|talep ed|telafi ed|teyit ed|geç|yap)(?:e|a|ye|ya|i|ı|u|ü)?(?:ceğim|cağım|ceğiz|cağız)|(?:iletişime|temasa) (?:geçeceğim|geçeceğiz|geçecek*)|iletiyorum|iletiyoruz|yönlendiriyorum|kontrol ediyorum|araştırıyorum|inceliyorum|soruyorum|ilgileniyorum|hemen (?:bakıyorum|bakıyoruz|dönüyorum)|bakacağım|bakacağız|edeceğim|edeceğiz|vereceğim|vereceğiz|döneceğim|döneceğiz|söz veriyorum|garanti ediyorum|(?:size|sana) <3>(?:geri )?(?:dönüş yap*|döneriz|dönerim)|(?:talebinizi|sorunuzu|konuyu|şikayetinizi|mesajınızı|durumu|isteğinizi) <4>(?:ilettim|ilettik|aktardım|aktardık|yönlendirdim|yönlendirdik|bildirdim|bildirdik)|iletilmiştir|iadenizi (?:başlattım|başlattık)|iade ettim|iptal ettim|haberdar ed*|bizden haber al*|bir dakika,? (?:hemen )?(?:bak|kontrol)*',
    },
    {
      lead: 'ekibimiz|temsilcimiz|arkadaşımız|arkadaşlarımız|yetkilimiz|uzmanımız|çalışanımız|biri|departmanımız|müşteri hizmetlerimiz|temsilci|yetkili|ekip arkadaşım',
      act: '(?:arayacak|arayacaktır|dönecek|dönecektir|geçecek|geçecektir|yazacak|inceleyecek|ilgilenecek|yanıtlayacak|bilgilendirecek)*',
      gap: 6,
    },
  ],
  ru: [
    {
      always:
        'проверю|проверим|уточню|уточним|узнаю|узнаем|разберусь|разберёмся|разберемся|выясню|выясним|посмотрю|посмотрим,? что|перезвоню|перезвоним|позвоню|позвоним|напишу (?:вам|тебе)|напишем (?:вам|тебе)|напишу(?= $)|отвечу|ответим (?:вам|позже|в ближайшее)|сообщу|сообщим|свяжусь|свяжемся|вернусь|вернёмся|вернемся|(?:мы|вам|тебе|я) <3>(?:вернём|вернем|верну|возместим|отправим|отправлю|вышлем|вышлю|заменим|пришлём|пришлем|пришлю|компенсируем)|передам|передадим|перешлю|перешлём|перенаправлю|займусь|займёмся|займемся|прослежу|проследим|позабочусь|позаботимся|решу|решим (?:вопрос|проблему|это)|спрошу|спросим|запрошу|запросим|оформлю|оформим вам|отменю|отменим (?:ваш|его|её)|обещаю|гарантирую|обещаем|постараюсь|постараемся|дам (?:вам )?знать|дадим (?:вам )?знать|будем держать вас|буду держать вас|держать вас в курсе|изучу|изучим|рассмотрим (?:ваш|ваше|вашу)|создам|помогу вам вернуть|подождите,? (?:я|пожалуйста,? я)|минутку,? (?:я )?(?:проверю|уточню|посмотрю)|уже (?:проверяю|уточняю|выясняю)',
    },
    {
      lead: '(?:я|мы|уже)',
      act: '<2>(?:передала?|передали|перенаправила?|перенаправили|отправила?|отправили|сообщила?|сообщили|оформила?|оформили|создала?|создали|запросила?|запросили|вернули|связалась|связался|связались|уведомила?|уведомили|отменила?|отменили|переслала?|переслали)',
    },
    {
      lead: 'специалист|специалисты|менеджер|оператор|коллега|коллеги|сотрудник|сотрудники|команда|служба поддержки|отдел|представитель|консультант|кто-то|эксперт|бухгалтерия',
      act: '(?:с вами )?(?:свяжется|свяжутся|позвонит|позвонят|перезвонит|ответит|ответят|напишет|напишут|займётся|займется|займутся|рассмотрит|проверит|проверят|разберётся|разберется|с вами свяж*)',
      gap: 3,
    },
    { lead: 'с вами', act: '<2>(?:свяжется|свяжутся|свяжемся)' },
  ],
  uk: [
    {
      always:
        "перевірю|перевіримо|уточню|уточнимо|дізнаюся|дізнаюсь|дізнаємося|з'ясую|з'ясуємо|розберуся|розберемося|подивлюся|подивимося,? що|передзвоню|передзвонимо|зателефоную|зателефонуємо|подзвоню|напишу (?:вам|тобі)|напишемо (?:вам|тобі)|відповім|відповімо|повідомлю|повідомимо|зв'яжуся|зв'яжусь|зв'яжемося|зв'яжемось|повернуся|повернусь|повернемося|(?:ми|вам|тобі|я) <3>(?:повернемо|поверну|відшкодуємо|надішлемо|надішлю|відправимо|замінимо|компенсуємо)|передам|передамо|перешлю|перенаправлю|займуся|займемося|простежу|простежимо|подбаю|подбаємо|вирішу|вирішимо|спитаю|запитаю|запитаємо|запитаю в|оформлю|скасую|скасуємо (?:ваше|його)|обіцяю|гарантую|обіцяємо|постараюся|постараємося|дам (?:вам )?знати|дамо (?:вам )?знати|триматиму вас|триматимемо вас|розглянемо (?:ваш|ваше|вашу)|створю|зачекайте,? (?:будь ласка,? )?я|хвилинку,? (?:я )?(?:перевірю|уточню)|вже (?:перевіряю|уточнюю|з'ясовую)",
    },
    {
      lead: '(?:я|ми|вже)',
      act: '<2>(?:передав|передала|передали|перенаправив|перенаправила|надіслав|надіслала|надіслали|повідомив|повідомила|повідомили|оформив|оформила|створив|створила|запросив|запросила|повернули|скасував|скасувала|переслав|переслала)',
    },
    {
      lead: 'спеціаліст|спеціалісти|фахівець|менеджер|оператор|колега|колеги|співробітник|команда|служба підтримки|відділ|представник|консультант|хтось|бухгалтерія',
      act: "(?:з вами |вам )?(?:зв'яжеться|зв'яжуться|зателефонує|зателефонують|передзвонить|подзвонить|відповість|напише|займеться|розгляне|перевірить|розбереться|з вами зв'яж*)",
      gap: 3,
    },
  ],
  ar: [
    {
      lead: '(?:سوف |و|ف)?(?:سأ|سن|سا)(?:تحقق|راجع|تواصل|تصل|رد|رسل|بلغ|علم|خبر|عود|عيد|حول|حيل|نقل|تابع|بحث|سأل|ستفسر|حرص|هتم|تولى|قوم|طلب|حل|عالج|عوض|لغي|نظر|فحص|تأكد|ستعلم|وافي|خطر|كلم|ضمن|صعد|فتح|عمل|بذل|ستبدل|شحن|عطي|كتب|طلع|كون|دقق|حرر|ستفهم|لحق|هاتف)',
      loose: true,
    },
    {
      lead: 'سوف (?:أ|ن|ا)(?:تحقق|راجع|تواصل|تصل|رد|رسل|بلغ|علم|خبر|عود|عيد|حول|حيل|نقل|تابع|بحث|سأل|ستفسر|حرص|هتم|تولى|قوم|طلب|حل|عالج|عوض|لغي|نظر|فحص|تأكد|ستعلم|وافي|خطر|عمل|شحن|كتب)',
      loose: true,
    },
    {
      lead: 'سيتواصل|سيتصل|سيرد|سيعود|سيقوم|سوف يتواصل|سوف يتصل|سيراجع|سيتحقق|سيبلغك|سيخبرك|ستتصل|ستتواصل',
      act: '<4>(?:فريق*|موظف*|موظفينا|أحد|زميل*|زملائ*|ممثل*|مختص*|قسم|القسم|خدمة|مسؤول*|الدعم|شخص|بك|معك)',
    },
    {
      always:
        'دعني (?:أ|ا)<word>|اسمح لي|أعدك|أضمن لك|(?:لقد |قد )?(?:حوّلت|حولت|أرسلت|أحلت|نقلت|أبلغت|رفعت|صعّدت|صعدت|أخبرت|حوّلنا|حولنا|أحلنا|أرسلنا|أبلغنا|رفعنا) (?:طلبك|طلبكم|سؤالك|شكواك|الأمر|استفسارك|رسالتك|الطلب|الموضوع|الفريق|الإدارة)|تم (?:تحويل|إحالة|رفع) (?:طلبك|شكواك|سؤالك)|سيصلك (?:رد|اتصال|جواب)|ستسمع منا|سيتم (?:الاتصال|التواصل|إبلاغك|إخطارك)|لحظة من فضلك',
    },
  ],
  he: [
    {
      always:
        '(?:ו|ש)?(?:אבדוק|נבדוק|אברר|נברר|אחזור|נחזור|אחזיר|נחזיר|אעביר|נעביר|אתקשר|נתקשר|אצור|ניצור|אעדכן|נעדכן|אטפל|נטפל|אשלח|נשלח|אודיע|נודיע|אבקש|נבקש|אשאל|נשאל|אדאג|נדאג|אזכה|נזכה|אפתח|נפתח|אבטל|נבטל|אפנה|אוודא|נוודא|אבטיח|מבטיח|מבטיחה|מבטיחים|אסדר|נסדר|אחליף|נחליף|אפצה|נפצה|אשתדל|נשתדל|אחקור|נחקור|אתייעץ|אמסור|אכתוב|נכתוב|אסתכל|נסתכל|אעשה|נעשה|אגיש)(?! מקווה)|(?:העברתי|העברנו|שלחתי|פתחתי|פתחנו|עדכנתי|ביקשתי|ביטלתי|זיכיתי|זיכינו|הודעתי|דיווחתי) (?:את|ל|לך|פנייה|קריאה|בקשה)*|אני (?:בודק|בודקת|מעביר|מעבירה|מטפל|מטפלת|מברר|מבררת) (?:את|זאת|זה|עם|מול)|תקבלו מאיתנו (?:תשובה|עדכון|טלפון)|תשמעו מאיתנו|רגע,? (?:אני )?(?:בודק|אבדוק)|הפנייה הועברה',
    },
    {
      lead: 'נציג|נציגה|צוות|הצוות|עמית|מישהו|מישהי|מחלקת|המחלקה|מנהל|נציגנו|טכנאי|מומחה|שירות הלקוחות',
      act: '(?:ייצור|יצור|תיצור|יצרו|ייצרו|יתקשר|תתקשר|יחזור|תחזור|יחזרו|יטפל|תטפל|יבדוק|תבדוק|יענה|תענה|יכתוב|יעדכן)',
      gap: 3,
    },
  ],
}
