import type { PromiseTable } from './table.ts'

const danish_and_norwegian: PromiseTable = [
  {
    lead: '(?:jeg)',
    unless:
      'forstår|håber|håper|ser|kan|er|tror|anbefaler|beklager|ved|vet|har|ville|foreslår|behøver|trenger|vil|ikke|også|og|eller|i|på|må|får|skal|kommer|råder|ønsker|havde|hadde|var|kunne|beder om|ber om unnskyldning|finner ikke|finder ikke|mener|antager|antar|synes|dig|deg|det|gerne|gjerne',
  },
  {
    lead: '(?:jeg har|har jeg)',
    act: '(?!ikke|fundet|funnet|forstået|forstått|set|sett|læst|lest|mit|mitt|et|ret|rett|fået|fått|det)<letters>(?:et|t)',
    gap: 2,
  },
]

/**
 * Whoever answers from articles has nothing to tell of himself but what he understands, hopes and recommends. Anything else that an "I" does
 * is promised or made up: "I am sending", "I have just changed it".
 */
export const speaker: Readonly<Record<string, PromiseTable>> = {
  en: [
    {
      lead: "i|i'm|i've|i'd",
      unless:
        "am|am sorry|'m|sorry|glad|happy|afraid|not|here|understand|see|hope|think|recommend|suggest|can|can't|cannot|could|couldn't|do|don't|did|didn't|would|believe|know|apologi*|appreciate|need|have|wish|may|might|had|was|were|find|found|read|mean|also|still|only|just assume|assume|trust|regret|be|rather|and|or|in|is|as|of|love|want|should|must|unable|sure|unsure|an|a|ii|iii|will|shall",
    },
    {
      lead: 'i can|i could|i may',
      act: 'check|cancel|refund|send|resend|forward|escalate|contact|call|arrange|change your|update your|look into|ask|pass|open|create|reset your|replace|reimburse|transfer you|book',
      gap: 2,
    },
    {
      lead: 'i am|i have',
      act: 'checking|looking|sending|forwarding|contacting|cancelling|canceling|refunding|updating|passing|asking|arranging|working|processing|checked|looked|verified|reviewed|changed|updated|cancelled|corrected|fixed|reset|noted|added|applied|placed|booked|scheduled|spoken|talked',
      gap: 2,
    },
  ],
  de: [
    {
      lead: 'ich',
      unless:
        'hoffe|verstehe|sehe|kann|könnte|würde|bin|glaube|denke|empfehle|rate|bedaure|bedauere|danke|bitte|entschuldige|habe|weiß|brauche|benötige|freue|möchte|nehme an|fürchte|vermute|meine|finde|ihnen|sie|das|es|dir|dich|nicht|auch|leider|noch|und|oder|in|hier|diese*|wünsche|verweise|war|hätte|soll|muss|darf|wäre|verstehen|helfen|tun|als|mich|mir',
    },
    {
      lead: '(?!hoffe|verstehe|habe|könnte|würde|möchte|glaube|denke|empfehle|bedaure|bedauere|danke|brauche|benötige|freue|finde|hätte|wäre|dürfte|wünsche|sollte|müsste|wurde|bitte|ohne|heute|gerne|meine|ihre|sehe|vermute|fürchte|rate|weise)<letters>e',
      act: 'ich',
    },
    {
      lead: 'ich habe|habe ich',
      act: '<letters>ge<letters>(?:t|en|tet)|ge<letters>(?:t|en|tet)|<letters>iert|veranlasst|erledigt|erstattet|bestellt|versandt',
      unless_act: 'gefunden|gelesen|gesehen|gehört|genannten|gewünschten|gerne|gern|gespeicherten|genügend|genaue',
      gap: 7,
    },
  ],
  nl: [
    {
      lead: 'ik',
      unless:
        'begrijp|hoop|zie|kan|ben|denk|raad|weet|vind|vrees|heb|zou|wil|adviseer|snap|geloof|u|je|het|dat|niet|ook|nog|en|of|in|hier|kon|moet|mag|had|was|betreur|bedoel|lees|stel voor|helaas|graag|deze|dit|mij|me|beveel',
    },
  ],
  fr: [
    {
      lead: "je (?:vous |te |le |la |les |lui |y |en ){0,2}|j'(?:en |y )?|je (?:vous |te |me )?l'",
      unless:
        "comprends|suis|espère|vois|peux|pense|crois|regrette|prie|remercie|recommande|conseille|propose|suggère|ne|n'<any>|sais|ai|aimerais|peux|pourrais|souhaite|invite|invite à|m'excuse|présente|constate|voudrais|dois|trouve|serais|étais|avais|imagine|rappelle que|confirme que|cite|lis|veux|me|m'<any>|vous|te|le|la|les|lui|y|en",
      glued: true,
    },
    { lead: 'je viens', act: 'de', glued: false },
    {
      lead: "j'ai|je vous ai|je l'ai",
      unless:
        'bien (?:compris|lu)|compris|lu|trouvé|besoin|pas|peur|vu|noté que|ici|un|une|le|la|les|des|du|trois|deux|cinq',
    },
    {
      lead: 'nous',
      act: "<letters>ons <6>(?:aujourd'hui|demain|tout de suite|immédiatement|dans l'heure|dans la journée|cette semaine)|venons chercher",
    },
  ],
  es: [
    {
      lead: '(?:le|te|les|se lo|se la|te lo|te la|se los|se las)',
      act: '(?!digo que|cuento que|recomiendo|sugiero|aconsejo|agradezco|ruego|pido que|deseo|comento|comprendo|entiendo|invito|propongo|como|todo|mucho|poco|nuevo)<letters>o',
    },
    { lead: 'acabo de|he', act: '(?!entendido|leído|visto|encontrado|podido)<letters>(?:ar|er|ir|ado|ido|cho|sto|lo)' },
    { lead: '<letters>[aei]mos', act: '(?:hoy mismo|hoy|de inmediato|inmediatamente|enseguida|esta semana)', gap: 5 },
  ],
  pt: [
    { lead: '<letters>o-(?:lhe|lhes|te|o|a|os|as|lho|lha)' },
    {
      lead: 'eu',
      unless:
        'entendo|compreendo|espero|vejo|posso|acho|penso|creio|recomendo|sugiro|sinto|lamento|sei|não|sou|estou|gostaria|poderia|preciso|também|só|e|ou',
    },
    { lead: 'acabei|acabo', act: 'de' },
    { lead: 'emito|separo|troco|encomendo|reservo|despacho', act: 'já|hoje|uma?|o|a' },
    {
      lead: '<letters>[aei]mos',
      act: '(?:ainda hoje|hoje mesmo|imediatamente|de imediato|esta semana|já amanhã)',
      gap: 5,
    },
  ],
  it: [
    {
      lead: '(?:le|ti|vi|glie(?:lo|la|li|le)|te l[oaie]|ve l[oaie])',
      act: '(?!foto|moto|auto|radio|consiglio|suggerisco|raccomando|ringrazio|auguro|prego|chiedo scusa|capisco|ricordo che|propongo)<letters>(?<!n)o',
    },
    { lead: 'ho appena|abbiamo appena' },
    { lead: '<letters>iamo', act: '(?:oggi stesso|oggi|domani|subito|immediatamente|questa settimana)', gap: 5 },
  ],
  sv: [
    {
      lead: '(?:jag)',
      unless:
        'förstår|hoppas|ser|kan|är|tror|rekommenderar|beklagar|vet|har|skulle|föreslår|behöver|vill|inte|också|och|eller|i|på|måste|får|ska|skall|kommer|råder|önskar|hade|var|kunde|ber om ursäkt|hittar|menar|antar|förmodar|dig|det',
    },
    {
      lead: 'jag har|har jag',
      act: '(?!inte|hittat|förstått|sett|läst|mitt|ett|rätt|lätt|svårt|fått)<letters>(?:at|it|tt|ut)',
      gap: 2,
    },
    { lead: 'rättat och skickat|åtgärdat nu|nu fixat' },
  ],
  da: danish_and_norwegian,
  nb: danish_and_norwegian,
  no: danish_and_norwegian,
  pl: [
    {
      always:
        '<letters>ł[ea]m(?<!rozumiał[ea]m|chciał[ea]m|mógłem|mogłam|znalazł[ea]m|widział[ea]m|był[ea]m|miał[ea]m|myślał[ea]m|sam|tam|przeczytał[ea]m)',
    },
    {
      lead: '(?:wysyłam|wysyłamy|zwracamy|nadajemy|oddajemy|wymieniamy|wyślemy)',
      act: '(?:dziś|dzisiaj|jutro|natychmiast|od razu|zaraz|jeszcze dziś)',
      gap: 5,
    },
  ],
  cs: [
    {
      lead: 'jsem',
      act: '(?!rozuměla?|chtěla?|našla?|viděla?|četla?|byla?|měla?|myslela?|mohla?|pro|za|u|od|do|po)<letters>l[a]?',
      gap: 2,
    },
    { lead: '<letters>l[a]?(?<!rozuměla?|chtěla?|našla?|viděla?|četla?|byla?|měla?|mohla?|bol|hotel)', act: 'jsem' },
  ],
  ru: [
    {
      lead: '(?:я)',
      act: '(?!понимаю|надеюсь|вижу|могу|знаю|думаю|советую|рекомендую|сожалею|считаю|предлагаю|хочу|нашла?|понял|поняла|прошу|верю|полагаю|вам|тебе|ему|ей|почему|поэтому|потому|прочитал|прочитала|прочёл|увидел|увидела|мог|могла|хотел|хотела|был|была|бы)<letters>(?:ю|у|юсь|усь|л|ла|лся|лась)',
      gap: 2,
    },
    { lead: '(?:уже|только что|сейчас)', act: '<letters>(?:ил|ила|ал|ала|или|али)', gap: 1 },
  ],
  uk: [
    {
      lead: '(?:я)',
      act: '(?!розумію|сподіваюся|сподіваюсь|бачу|можу|знаю|думаю|раджу|рекомендую|шкодую|вважаю|пропоную|хочу|знайшов|знайшла|зрозумів|зрозуміла|прошу|вірю|припускаю|вам|йому|чому|тому|прочитав|прочитала|побачив|міг|могла|хотів|хотіла|був|була)<letters>(?:ю|у|юся|юсь|уся|усь|в|ла|вся|лася)',
      gap: 2,
    },
  ],
  tr: [
    {
      always:
        '<letters>(?:[ıiuü]yorum)(?<!anlıyorum|umuyorum|biliyorum|görüyorum|düşünüyorum|öneriyorum|istiyorum|ediyorum|bilmiyorum|sanıyorum|diliyorum|inanıyorum|göremiyorum|bulamıyorum)',
    },
    {
      always:
        '<letters>(?:d[ıiuü]m|t[ıiuü]m)(?<!anladım|gördüm|sevindim|üzüldüm|yardım|adım|bulamadım|göremedim|öğrendim|okudum|destekledim|satım|üretim|eğitim|yatırım|iletişim|tanıtım|dağıtım|bitim|istedim|yönetim|işletim|denetim|öğretim|tüketim|netim|edim)',
    },
  ],
  el: [
    {
      lead: '(?:σας|σου|το|τα|την|τον|τους|σάς)',
      act: '(?!συνιστώ|προτείνω|ευχαριστώ|παρακαλώ|καταλαβαίνω|πάνω|κάτω|έξω|πίσω|γύρω|εδώ|λόγω|μέσω|εύχομαι|κατανοώ|παραπάνω|παρακάτω|βλέπω|ξέρω|λέω|διαβάζω|είπα|ακούω|ζητώ συγγνώμη)<letters>[ωώ]',
    },
    { lead: 'μόλις', act: '<letters>(?:σα|ξα|ψα)', gap: 2 },
  ],
  ro: [
    {
      lead: '(?:vă|îți|ți)',
      act: '(?!rog|mulțumesc|recomand|sugerez|înțeleg|doresc|urez|sfătuiesc|cer scuze|propun|invit|pot|asigur că)(?:<letters>ez|trimit|pun|fac|dau|schimb|aduc|ofer|repar|expediez|restitui|returnez)',
    },
    { lead: 'tocmai am|am tocmai|chiar acum' },
  ],
  he: [
    {
      lead: '(?:ו)?אני',
      unless:
        'מבין|מבינה|מקווה|רואה|יכול|יכולה|מצטער|מצטערת|ממליץ|ממליצה|חושב|חושבת|יודע|יודעת|לא|כאן|שמח|שמחה|מציע|מציעה|מאמין|מאמינה|גם|רק|צריך|צריכה|רוצה|עוזר|העוזר|או',
    },
    { lead: 'בדקתי|שיניתי|תיקנתי|טיפלתי|דאגתי|סידרתי|ביצעתי|הוספתי|החלפתי|הזמנתי|העליתי|עידכנתי|רשמתי' },
  ],
  ja: [
    {
      loose: true,
      lead: '(?:確認|変更|発送|手配|キャンセル|修正|登録|送信|更新|追加|予約|解決|対処|取り消)(?:を)?(?:し|いた|致)?(?:しました|いたしました|致しました|ました)',
    },
  ],
  zh: [
    {
      loose: true,
      lead: '我(?:们|們)?(?:刚刚|刚才|剛剛|刚|剛|已经|已經|已)?(?:帮您|幫您|给您|給您|为您|為您)?(?:查|改|换|換|取消|申请|申請|寄|退|登记|登記|修改|处理|處理|联系|聯繫|通知|核实|核實|确认|確認|更新|补发|補發|安排|问|問)(?:了|好了|完|过|過|一下)',
    },
  ],
  ko: [
    {
      loose: true,
      lead: '(?:확인|변경|수정|발송|처리|재발송|예약|교환|갱신|반영|추가)(?:을|를)?(?: ?(?:해|하여))? ?(?:했습니다|하였습니다|드렸습니다|해 드렸습니다|했어요|드렸어요)',
    },
  ],
  vi: [
    {
      lead: '(?<!chúng |cho |với |của |giúp |hộ |đến |gặp )(?:tôi|em)',
      unless:
        'hiểu|xin lỗi|xin|rất|hy vọng|nghĩ|thấy|có thể|khuyên|không|là|mong|biết|gợi ý|đề xuất|chưa|cũng|và|cần|tin|đang tìm|muốn|tiếc|đọc|ở|có|thật',
    },
  ],
  id: [
    {
      lead: '(?<!kepada |ke |dengan |hubungi |beri |tolong |bantu |pada |untuk |bagi |dari |oleh )saya',
      unless:
        'mengerti|paham|harap|berharap|minta|mohon|rasa|pikir|sarankan|tidak|bisa|dapat|turut|melihat|tahu|rekomendasikan|menyesal|sangat|butuh|perlu|ingin|belum|juga|dan|atau|adalah|yakin|hanya|memahami|menyarankan|percaya|membaca|lihat',
    },
  ],
  hi: [
    {
      lead: 'मैंने|मैं',
      unless: 'समझ*|आशा|माफ़ी|माफी|क्षमा|खेद|नहीं|आपकी परेशानी|आपकी बात|केवल|भी|जानता|जानती|उम्मीद|सुझाव|सलाह|एक|सहायक',
    },
  ],
}
