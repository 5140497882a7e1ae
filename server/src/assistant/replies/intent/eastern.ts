import type { IntentTable } from './table.ts'

export const eastern: readonly IntentTable[] = [
  {
    person:
      'czlowiek*|konsultant*|doradc*|pracownik*|agent|agentem|agenta|zywa osoba|przedstawiciel*|operator*|kierownik*|obsluga klienta|obslugi klienta|zywym czlowiekiem|prawdziwa osoba|szef*|przelozon*|zywy czlowiek|ktos zywy|prawdziwy czlowiek|zywego czlowieka|zywego konsultanta',
    someone: 'kims|ktos|osoba|ktokolwiek|kimkolwiek',
    speak:
      'rozmawiac|porozmawiac|pogadac|czatowac|polaczcie mnie|polacz mnie|polaczyc|polaczenie|skontaktowac|pomowic|przelacz|przelaczcie|rozmowa|rozmowe',
    want: 'chce|potrzebuje|prosze|poprosze|chcialbym|chcialabym|dajcie|wole|daj mi|czy jest tam|czy jest tu|jest tam|jest tu|czy jest',
    link: 'z|ze|do|zywym|prawdziwym|mnie|sie|jakims|na|o|prawdziwa|kims|bezposrednio|prosze|tego|tych|tym',
    filler:
      'prosze|teraz|chce|jest|tu|z|ze|zywym|prawdziwym|dzien|dobry|czesc|tak|nie|natychmiast|poprosze|porozmawiac|dziekuje|pilne|potrzebuje|moge|czy|o',
    not: 'nie chce|bez|nie potrzebuje|dosc|mam dosc|koniec z',
    bot: 'bot*|robot*|maszyna|automat*|komputer*',
    reversed: true,
    always:
      'dajcie mi czlowieka|dajcie czlowieka|prosze o telefon od|niech ktos do mnie zadzwoni|niech ktos zadzwoni|ktos do mnie zadzwonic|ktos do mnie oddzwonic|kontakt z pracownikiem|kontakt z konsultantem|kontakt z czlowiekiem|jakis zywy czlowiek|pisac z prawdziwa osoba|pisac z czlowiekiem|z czlowiekiem|z zywym czlowiekiem|z konsultantem|do mnie oddzwonil|oddzwoncie|do mnie oddzwonic|ktos zywy|kontakt telefoniczny z|kontakt telefoniczny',
    hello: 'czesc|dzien dobry|witam|hej|dobry wieczor|siema|witajcie|halo',
    thanks: 'dziekuje|dzieki|dziekuje bardzo|wielkie dzieki|serdecznie dziekuje|dziekuje za pomoc|dzieki wielkie',
    fine: 'ok|okej|dobrze|super|swietnie|tak|rozumiem|jasne|w porzadku|nie dziekuje|to wszystko|do widzenia|pa|dobra|git',
    what_are_you:
      'jestes botem|jestes robotem|czy jestes botem|czy jestes robotem|jestes czlowiekiem|kim jestes|czy rozmawiam z botem|czy to bot',
  },
  {
    person:
      'clovek|clovekem|cloveka|operator*|zamestnanc*|zivou osobou|zakaznick* podpor*|pracovnik*|poradce*|agentem|agenta|agent',
    someone: 'nekym|nekoho|osobou|nekdo',
    speak: 'mluvit|promluvit|hovorit|spojte me|spojit|prepojte|prepojit|kontaktovat|chatovat|psat si',
    want: 'chci|potrebuji|potrebuju|chtel bych|chtela bych|prosim|dejte mi|radeji',
    link: 's|se|me|na|zivym|skutecnym|opravdovym|nejakym|primo|do|z|radeji',
    filler: 'prosim|hned|ted|chci|s|se|zivym|dobry|den|ahoj|ano|ne|mluvit|dekuji|diky|potrebuji|muzu|mohu',
    not: 'nechci|bez|nepotrebuji',
    bot: 'bot*|robot*|stroj*|pocitac*',
    reversed: true,
    always: 's clovekem|s zivym clovekem|s operatorem',
    hello: 'ahoj|dobry den|cau|dobre rano|dobry vecer|zdravim|nazdar',
    thanks: 'dekuji|diky|dekuju|moc dekuji|dik|mockrat dekuji|diky moc',
    fine: 'ok|dobre|fajn|super|ano|rozumim|jasne|v poradku|ne dekuji|to je vse|na shledanou|skvele|jo',
    what_are_you: 'jsi robot|jste robot|jsi clovek|kdo jsi|jste clovek|jsi bot',
  },
  {
    person: 'emberrel|ember|embert|emberhez|ugyintezo*|munkatars*|ugyfelszolgalat*|operator*|eloszemely*|elo szemely*',
    someone: 'valakivel|szemellyel|valakit',
    speak: 'beszelni|beszelhetek|beszelnek|kapcsoljon|kapcsoljanak|kapcsolni|csetelni|beszelhetnek|irni',
    want: 'szeretnek|akarok|kerek|kell|szuksegem van|adjanak|adjon',
    link: 'egy|elo|valodi|igazi|hus ver|szeretnek|akarok|inkabb|most|kerem|a|az',
    filler:
      'kerem|most|egy|elo|valodi|akarok|szeretnek|szia|igen|nem|kerek|azonnal|koszonom|beszelni|inkabb|helló|hello',
    not: 'nem akarok|nem szeretnek|nelkul',
    bot: 'bottal|robottal|geppel|bot|robot',
    reversed: true,
    always: 'elo emberrel|igazi emberrel|emberrel szeretnek|emberrel akarok',
    hello: 'szia|hello|jo napot|udvozlom|jo reggelt|jo estet|sziasztok|udv',
    thanks: 'koszonom|koszi|koszonom szepen|nagyon koszonom|kosz|koszonjuk',
    fine: 'ok|oke|jo|rendben|szuper|igen|ertem|nem koszonom|viszlat|remek|tokeletes|vilagos|ennyi',
    what_are_you: 'robot vagy|bot vagy|ember vagy|ki vagy|on robot|robottal beszelek',
  },
  {
    person:
      'человек*|оператор*|сотрудник*|менеджер*|живой человек|живого человека|представител*|консультант*|специалист*|агент*|людьми|начальник*|служба поддержки|поддержк*|руководител*|люди|людеи|старши*|директор*|шеф*',
    someone: 'кем нибудь|кем то|кого нибудь|кто нибудь',
    speak:
      'поговорить|говорить|соедините|соедини|связаться|переключите|переключи|пообщаться|позовите|позови|общаться|переведите|переведи|связь|свяжите|связать|пригласите|перезвонит|перезвонить|ответит|позвонит',
    want: 'хочу|нужен|нужна|нужно|дайте|дай|можно|хотел бы|хотела бы|требую|прошу|предпочитаю|хотелось бы|есть|есть ли|есть тут|есть здесь',
    link: 'с|со|на|меня|живым|живого|реальным|настоящим|к|мне|вашим|каким нибудь|напрямую|бы|поговорить|лучше|уже|из|тут|здесь|там|этот|ваш|этого|вашего',
    filler:
      'пожалуиста|плиз|пж|пжл|срочно|сеичас|хочу|с|со|живым|живого|привет|здравствуите|да|нет|мне|нужен|дайте|позовите|поговорить|на|ну|уже|спасибо|реальныи|живои|можно|быстро|немедленно|живые|тут|здесь|там|вообще|ли|не|робота|бота|а',
    not: 'не хочу|не нужен|не нужно|без|не надо|не нужна|надоел|надоели|хватит|устал от|устала от|мне не нужен',
    bot: 'бот*|робот*|машин*|автоответчик*',
    reversed: true,
    always:
      'живого человека|с живым человеком|живои человек|с оператором|позовите человека|перезвоните мне|мне перезвонили|перезвоните пожалуиста|живые люди|живых людеи',
    hello: 'привет|здравствуите|добрыи день|доброе утро|добрыи вечер|хаи|приветствую|здрасьте|доброго дня',
    thanks: 'спасибо|большое спасибо|благодарю|спс|спасибо большое|огромное спасибо|спасибо за помощь|пасиб',
    fine: 'ок|океи|хорошо|ладно|понятно|отлично|да|ясно|супер|понял|поняла|нет спасибо|это все|до свидания|пока|угу|всё|все',
    what_are_you: 'ты бот|вы бот|ты робот|вы робот|ты человек|вы человек|кто ты|это бот|я говорю с ботом|это робот',
  },
  {
    person:
      'людин*|оператор*|співробітник*|спivробітник*|менеджер*|представник*|консультант*|жива людина|спеціаліст*|фахівц*|фахівець|агент*',
    someone: 'кимось|когось|хтось|ким небудь',
    speak:
      'поговорити|говорити|розмовляти|з єднаите|зєднаите|зв язатися|звязатися|переключіть|поспілкуватися|покличте|спілкуватися',
    want: 'хочу|потрібен|потрібна|даите|можна|хотів би|хотіла б|прошу|вимагаю',
    link: 'з|із|зі|на|мене|живою|реальною|справжньою|до|мені|вашим|краще',
    filler: 'будь|ласка|терміново|зараз|хочу|з|живою|привіт|так|ні|мені|потрібен|поговорити|дякую|потрібна|можна',
    not: 'не хочу|не потрібен|без|не треба',
    bot: 'бот*|робот*|машин*',
    reversed: true,
    always: 'з живою людиною|живу людину|з людиною|з оператором',
    hello: 'привіт|добридень|доброго дня|добрии день|вітаю|доброго ранку|добрии вечір|здрастуите',
    thanks: 'дякую|щиро дякую|дуже дякую|спасибі|дякую за допомогу|велике дякую',
    fine: 'ок|добре|гаразд|зрозуміло|чудово|так|супер|ні дякую|це все|до побачення|бувай|зрозумів|зрозуміла',
    what_are_you: 'ти бот|ви бот|ти робот|ви робот|ти людина|ви людина|хто ти|це бот',
  },
  {
    person:
      'insan*|temsilci*|musteri temsilcisi*|yetkili*|musteri hizmetleri*|gercek kisi*|gercek bir kisi*|operator*|danisman*|gorevli*|mudur*|canli destek*|personel*|mudurunuz*|sef*|amir*|patron*|yonetici*',
    someone: 'biriyle|birisiyle|biri ile|birine|bir kisiyle|kisiyle',
    speak:
      'konusmak|gorusmek|konusabilir*|gorusebilir*|baglayin|baglar misiniz|baglan*|bagla|aktarin|aktar|yazismak|konusayim|goruseyim|konusalim|konusacak*|iletisim kurmak|iletisime gecmek|ulasmak|baglanmak|konus|gorus|gorusturun|gorustur|konusturun',
    want: 'istiyorum|lazim|istiyom|verin|ver|bana|gerek|isterim|rica|lutfen|talep',
    link: 'ile|bir|gercek|canli|hemen|artik|beni|bana|lutfen|direkt|bizzat|da|mi',
    filler:
      'lutfen|hemen|bir|gercek|canli|istiyorum|simdi|merhaba|selam|evet|hayir|ile|bana|acil|lazim|beni|tesekkurler|artik|musteri|alabilir|miyim',
    not: 'istemiyorum|gerek yok|olmadan',
    bot: 'bot*|robot*|makine*|bilgisayar*',
    reversed: true,
    always:
      'beni biri arayabilir|biri beni arayabilir|biri beni arasin|beni geri ara*|robotla konusmak istemiyorum|gercek bir insan|gercek insan|canli destek|musteri temsilcisi|insanla konusmak|temsilciye baglan|beni aramasini|beni arasin|beni arayin|geri arayin',
    hello: 'merhaba|selam|iyi gunler|gunaydin|iyi aksamlar|slm|selamlar|mrb|kolay gelsin',
    thanks:
      'tesekkurler|tesekkur ederim|sagol|sag olun|cok tesekkurler|eyvallah|cok tesekkur ederim|sagolun|tsk|tesekkur',
    fine: 'tamam|ok|peki|guzel|super|evet|anladim|olur|hayir tesekkurler|hepsi bu|hosca kal|gorusuruz|harika|tamamdir|bu kadar',
    what_are_you: 'bot musun|robot musun|insan misin|sen kimsin|robot musunuz|bot musunuz|gercek misin|bir robotla mi',
  },
  {
    person:
      'موظف|بموظف|بشخص|لموظف|شخص حقيقي|انسان|إنسان|ممثل|وكيل|خدمة العملاء|خدمه العملاء|مندوب|مسؤول|مشرف|بشري|موظف خدمة العملاء|الموظف|الدعم الفني|مدير|موظفه|موظفة|بشر|للمدير|المدير|مديرك|مديركم|المشرف|انسان حقيقي|موظف حقيقي',
    someone: 'شخص|احد|أحد|حد|شخص ما|احدهم|الدعم|واحد',
    speak:
      'التحدث|اتحدث|أتحدث|اكلم|أكلم|التكلم|اتكلم|أتكلم|التواصل|اتواصل|أتواصل|حولني|حولوني|تحويلي|الكلام|كلم|وصلني|وصلوني|التحويل|ممكن اكلم|احكي|أحكي|الحديث|يتصل بي|يكلمني|يرد علي|يتواصل معي|تحويل',
    want: 'اريد|أريد|احتاج|أحتاج|ابغى|أبغى|ابي|أبي|عايز|عاوز|بدي|اعطني|ارجو|أرجو|ممكن|اود|أود|محتاج|لو سمحت|هل يوجد|هل هناك|في|هل من',
    link: 'مع|الى|إلى|ان|أن|ل|حقيقي|اي|أي|من|فريق|عن|في|لو سمحت|مباشرة|مباشره|على',
    filler:
      'من|فضلك|لو|سمحت|الان|الآن|اريد|أريد|حقيقي|مرحبا|نعم|لا|رجاء|رجاءا|فورا|شكرا|السلام|عليكم|مع|ممكن|اكلم|ابغى|عاجل|التحدث|يا|جماعة|هنا|غير|البوت|على|يرد|يرد علي|يجيب',
    not: 'لا اريد|لا أريد|بدون|لا احتاج|لا أحتاج|كفى',
    bot: 'روبوت|بوت|الة|آلة',
    always:
      'شخص حقيقي|مع انسان|مع إنسان|مع موظف|اكلم موظف|موظف خدمة|خدمة العملاء لو سمحت|يتصل بي احد|يتصل بي أحد|احد يكلمني|احد يرد علي|أحد يرد علي|ان يتصل بي|أن يتصل بي|اتصلوا بي',
    hello: 'مرحبا|السلام عليكم|اهلا|أهلا|صباح الخير|مساء الخير|هلا|سلام|مرحبا بكم|السلام عليكم ورحمة الله',
    thanks: 'شكرا|شكرا لك|شكرا جزيلا|مشكور|يعطيك العافية|تسلم|شكرا لكم|جزاك الله خيرا|الف شكر',
    fine: 'حسنا|تمام|طيب|جيد|ممتاز|نعم|فهمت|اوكي|لا شكرا|مع السلامة|ماشي|رائع|اوك',
    what_are_you: 'هل انت روبوت|هل أنت روبوت|هل انت انسان|هل أنت إنسان|من انت|من أنت|انت روبوت|هل انت بشر|انت بوت',
  },
  {
    person: 'אדם|בן אדם|נציג|נציגה|נציג שירות|אנושי|שירות לקוחות|מנהל|נציג אנושי|אדם אמיתי|בן אנוש|מוקדן',
    someone: 'מישהו|מישהי|בנאדם',
    speak: 'לדבר|להתכתב|לשוחח|תעבירו אותי|העבירו אותי|להעביר אותי|תחברו אותי|ליצור קשר|תעביר אותי|אפשר לדבר|מדבר',
    want: 'רוצה|צריך|צריכה|אפשר|תנו לי|אני מעדיף|מבקש|מבקשת|אשמח',
    link: 'עם|אל|ל|אמיתי|אנושי|איזה|של|נא|ישירות',
    filler: 'בבקשה|עכשיו|רוצה|צריך|עם|לדבר|אמיתי|שלום|כן|לא|אני|דחוף|תודה|אפשר|מיד|נא|היי|אנושי',
    not: 'לא רוצה|בלי|לא צריך',
    bot: 'בוט|רובוט|מכונה',
    always: 'נציג אנושי|לדבר עם אדם|אדם אמיתי|עם בן אדם|לדבר עם נציג',
    hello: 'שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים|אהלן',
    thanks: 'תודה|תודה רבה|המון תודה|תודה לך|תודה על העזרה',
    fine: 'בסדר|אוקיי|טוב|מעולה|כן|הבנתי|מצוין|לא תודה|זה הכל|להתראות|סבבה|ביי|יופי',
    what_are_you: 'אתה רובוט|אתה בוט|את רובוט|אתה אנושי|אתה בן אדם|מי אתה|זה רובוט',
  },
]
