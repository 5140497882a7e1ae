import type { Person } from '../cli/demo/cast.ts'
import type { Random } from './random.ts'

// Both generators only look up and join what is prepared below, so that a benchmark measures the service and not them.

/** Contact number `n`. Email and identifier are unique to `n`, the rest is random. */
export function person(random: Random, n: number): Omit<Person, 'language'> {
  const culture = random.pick(cultures)
  const given_name = random.pick(culture.given)
  const family = random.pick(culture.family)
  return {
    name: culture.family_first
      ? family.shown + culture.space + given_name.shown
      : given_name.shown + culture.space + family.shown,
    email: `${given_name.ascii}.${family.ascii}.${n}@${random.pick(domains)}`,
    phone_number: random.chance(0.4) ? phone(random) : null,
    identifier: random.chance(0.7) ? `customer-${n}` : null,
    custom_attributes: attributes(random),
  }
}

/** A message that a customer might write, in one of 13 languages. 1 to 400 words, far more often short than long. */
export function message(random: Random): string {
  const limit = Math.floor(400 ** random.next())
  if (limit < 12) return random.pick(random.pick(languages).short)
  let { text, words } = letter(random, random.pick(languages), limit, '\n\n')
  // A long message quotes older ones, often in another language, like a forwarded email.
  while (limit - words > 40) {
    const quoted = letter(random, random.pick(languages), limit - words - quoteMarks, '\n>\n> ')
    text += `\n\n> ${quoted.text}`
    words += quoted.words + quoteMarks
  }
  return text
}

function letter(random: Random, language: Language, limit: number, gap: string): { text: string; words: number } {
  const { greeting, bodies, closing, space } = language
  const polite = limit >= 40
  const stride = random.int(1, bodies.length - 1)
  let at = random.int(0, bodies.length - 1)
  let words = polite ? greeting.words + closing.words : 0
  let text = polite ? greeting.head + gap : ''
  for (let count = 0; count < bodies.length; count++) {
    const { head, tail, words: more } = bodies[at] as Sentence
    if (count > 0 && words + more > limit) break
    if (count > 0) text += space
    text += tail === null ? head : head + random.int(10_000, 99_999) + tail
    words += more
    at = (at + stride) % bodies.length
  }
  return { text: polite ? text + gap + closing.head : text, words }
}

const domains = ['example.com', 'example.org', 'example.net'] as const
const areaCodes = [212, 213, 303, 312, 404, 415, 503, 602, 617, 702, 713, 808, 907] as const
const plans = ['retail', 'fleet', 'rental', 'dealer'] as const
const cities = [
  'Malmö',
  'Berlin',
  'Nantes',
  'Valencia',
  'Porto',
  'Bologna',
  'Utrecht',
  'Gdańsk',
  '京都',
  '成都',
  'İzmir',
]
// What quote marks add to a word count by spaces.
const quoteMarks = 5

function phone(random: Random): string {
  if (random.chance(0.5)) return `+447700900${random.int(100, 999)}`
  return `+1${random.pick(areaCodes)}55501${random.int(10, 99)}`
}

function attributes(random: Random): Person['custom_attributes'] {
  const kind = random.int(0, 3)
  if (kind === 0) return {}
  if (kind === 1) return { plan: random.pick(plans) }
  if (kind === 2) return { plan: random.pick(plans), city: random.pick(cities), bikes: random.int(1, 60) }
  return { city: random.pick(cities), newsletter: random.chance(0.3) }
}

type NamePart = { shown: string; ascii: string }
type Culture = { given: NamePart[]; family: NamePart[]; family_first: boolean; space: string }

const cultures: readonly Culture[] = [
  western(
    'Alice Ben Clara Dylan Esme Felix Grace Harry Isla Jack Nora Owen',
    'Ashdown Barlow Carver Dunmore Ellwood Fairley Garside Holloway Ingram Jessop',
  ),
  western(
    'Ada Björn Clemens Dörte Emil Frieda Gerd Heike Jürgen Käthe Lutz',
    'Albers Böhm Claßen Drescher Eggert Förster Günther Hölzer Jäger Köster',
  ),
  western(
    'Adèle Benoît Chloé Damien Élise Gaëlle Hugo Inès Léon Maëlys',
    'Aubry Besson Chevallier Delorme Fournier Girard Hénaff Jacquet Lemaître Perrin',
  ),
  western(
    'Alba Bruno Carmen Darío Elena Íñigo Jimena Nuria Óscar Sofía',
    'Acosta Bermúdez Castaño Domínguez Estévez Gallardo Núñez Peña Quintana Zamora',
  ),
  western(
    'Anabela Caio Duarte Flávia Gonçalo Inês João Luísa Mafalda Vasco',
    'Almeida Brandão Coutinho Domingues Falcão Guimarães Lourenço Magalhães Simões Teles',
  ),
  western(
    'Agata Bartek Celina Dawid Ewa Grażyna Jakub Łukasz Małgorzata Paweł',
    'Baran Czyż Głowacki Jaworski Krawczyk Lis Mróz Pająk Sikora Wróbel',
  ),
  western(
    'Asli Baran Çağla Emre Gökçe Işıl Kaan Nilüfer Ömer Şule',
    'Aydın Bulut Çelik Doğan Erdem Güneş Keskin Polat Şahin Tunç',
  ),
  western(
    'Abena Chinedu Efua Ifeoma Kofi Kwame Ngozi Obinna Temitope Zainab',
    'Adeyemi Boateng Chukwu Danjuma Eze Mensah Nkrumah Okonkwo Owusu Sesay',
  ),
  western(
    'Aarav Divya Ishaan Kavya Meera Nikhil Pooja Rohan Sneha Vikram',
    'Agarwal Banerjee Chaudhary Deshpande Iyer Joshi Kulkarni Nair Pillai Reddy',
  ),
  eastern(
    ' ',
    '葵=aoi 大輔=daisuke 恵美=emi 浩=hiroshi 直樹=naoki 桜=sakura 拓也=takuya 由紀=yuki',
    '青木=aoki 遠藤=endo 藤田=fujita 橋本=hashimoto 石井=ishii 小林=kobayashi 森=mori 中村=nakamura',
  ),
  eastern(
    '',
    '建国=jianguo 丽=li 明=ming 晓雯=xiaowen 子涵=zihan 浩然=haoran 思琪=siqi 宇轩=yuxuan',
    '曹=cao 邓=deng 冯=feng 郭=guo 黄=huang 梁=liang 孙=sun 赵=zhao',
  ),
  western(
    'أمل=amal باسم=basim دانا=dana فادي=fadi هدى=huda كريم=karim نور=nour سامي=sami',
    'حداد=haddad الخوري=khoury النجار=najjar القاسم=qasim الصباغ=sabbagh الزين=zein بركات=barakat عيسى=issa',
  ),
  western(
    'Андрій=andrii Богдана=bohdana Дарина=daryna Ігор=ihor Леся=lesia Тарас=taras',
    'Бондар=bondar Гнатюк=hnatiuk Коваль=koval Мельник=melnyk Савчук=savchuk Ткач=tkach',
  ),
]

function western(given: string, family: string): Culture {
  return { given: nameParts(given), family: nameParts(family), family_first: false, space: ' ' }
}

function eastern(space: string, given: string, family: string): Culture {
  return { given: nameParts(given), family: nameParts(family), family_first: true, space }
}

function nameParts(list: string): NamePart[] {
  return list.split(' ').map((entry) => {
    const [shown = '', ascii = latin(shown)] = entry.split('=')
    return { shown, ascii }
  })
}

function latin(name: string): string {
  const bare = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
  return bare.replaceAll('ł', 'l').replaceAll('ı', 'i').replaceAll('ß', 'ss')
}

type Sentence = { head: string; tail: string | null; words: number }
type Language = {
  short: readonly string[]
  greeting: Sentence
  bodies: readonly Sentence[]
  closing: Sentence
  space: string
}

// The first sentence is the greeting, the last one the closing. A `#` is a number with five digits. There are eleven sentences in
// between, a prime number, so that any stride visits each of them once.
export const languages: readonly Language[] = [
  language(
    'hi|thanks!|ok, perfect|any news?|Is anybody there?|where is my order??|👍|yes please',
    'Hello, I hope you are well.|I ordered a bike from you two weeks ago and the number is LD-#.|The parcel arrived today but the box was open on one side.|Could you please check with the carrier what happened?|The amount on invoice INV-# is not the one in the confirmation.|My neighbour has the same model and hers does not make that noise.|If it helps I can send you photos or a short video.|I am at home every weekday after five.|By the way, the young man in the workshop was extremely helpful.|I would rather have it repaired than replaced.|Please let me know what it would cost before you begin.|We are also thinking about getting a second one for my partner.|Many thanks and kind regards.',
  ),
  language(
    'hallo|danke!|alles klar|ja bitte|Gibt es etwas Neues?|wann kommt das Paket?',
    'Guten Tag zusammen.|Ich habe vor zwei Wochen bei Ihnen bestellt, die Nummer lautet LD-#.|Heute kam das Paket an, leider war der Karton an einer Seite offen.|Könnten Sie bitte beim Spediteur nachfragen, was passiert ist?|Auf der Rechnung INV-# steht ein anderer Betrag als in der Bestätigung.|Meine Nachbarin hat das gleiche Modell, und bei ihr quietscht nichts.|Bei Bedarf schicke ich Ihnen gern Fotos oder ein kurzes Video.|Ich bin werktags ab siebzehn Uhr zu Hause.|Der Herr in der Werkstatt war übrigens ausgesprochen freundlich.|Mir wäre eine Reparatur lieber als ein Austausch.|Bitte nennen Sie mir vorher den Preis.|Wir überlegen auch, ein zweites Rad für meinen Mann zu kaufen.|Vielen Dank im Voraus und freundliche Grüße.',
  ),
  language(
    'bonjour|merci !|d’accord|oui, volontiers|Des nouvelles ?|où est mon colis ?',
    'Bonjour à toute l’équipe.|J’ai passé commande il y a deux semaines, sous le numéro LD-#.|Le colis est arrivé ce matin, mais le carton était ouvert d’un côté.|Pourriez-vous demander au transporteur ce qui s’est passé ?|Le montant de la facture INV-# ne correspond pas à la confirmation.|Ma voisine a le même modèle et le sien ne fait aucun bruit.|Je peux vous envoyer des photos ou une petite vidéo.|Je suis chez moi en semaine après dix-sept heures.|Votre mécanicien a été d’une grande gentillesse.|Je préférerais une réparation à un échange.|Merci de m’indiquer le prix avant de commencer.|Nous pensons aussi en acheter un deuxième.|Bien cordialement.',
  ),
  language(
    'hola|¡gracias!|vale, perfecto|sí, por favor|¿Alguna novedad?|¿dónde está mi pedido?',
    'Buenas tardes a todo el equipo.|Hice un pedido hace dos semanas, el número es LD-#.|El paquete llegó hoy, pero la caja venía abierta por un lado.|¿Podrían preguntar al transportista qué ha pasado?|El importe de la factura INV-# no coincide con la confirmación.|Mi vecina tiene el mismo modelo y el suyo no hace ese ruido.|Si les sirve, puedo enviar fotos o un vídeo corto.|Estoy en casa entre semana a partir de las cinco.|Por cierto, el chico del taller fue muy amable.|Preferiría una reparación antes que un cambio.|Díganme por favor cuánto costaría antes de empezar.|También estamos pensando en comprar otra bicicleta.|Un saludo y muchas gracias.',
  ),
  language(
    'olá|obrigado!|está bem|sim, por favor|Há novidades?|onde está a minha encomenda?',
    'Bom dia a toda a equipa.|Fiz uma encomenda há duas semanas com o número LD-#.|O pacote chegou hoje, mas a caixa vinha aberta de um lado.|Podem perguntar à transportadora o que aconteceu?|O valor da fatura INV-# não corresponde ao da confirmação.|A minha vizinha tem o mesmo modelo e o dela não faz barulho.|Se for útil, posso enviar fotografias ou um vídeo curto.|Durante a semana estou em casa depois das cinco.|Já agora, o rapaz da oficina foi muito simpático.|Preferia uma reparação a uma troca.|Digam-me por favor o preço antes de começar.|Também estamos a pensar em comprar outra bicicleta.|Com os melhores cumprimentos.',
  ),
  language(
    'ciao|grazie!|va bene|sì, volentieri|Ci sono novità?|dov’è il mio ordine?',
    'Buongiorno a tutti.|Ho fatto un ordine due settimane fa, il numero è LD-#.|Il pacco è arrivato oggi, ma la scatola era aperta da un lato.|Potreste chiedere al corriere che cosa è successo?|L’importo della fattura INV-# non corrisponde alla conferma.|La mia vicina ha lo stesso modello e la sua non fa rumore.|Se serve posso mandare delle foto o un breve video.|Nei giorni feriali sono a casa dopo le cinque.|A proposito, il ragazzo dell’officina è stato gentilissimo.|Preferirei una riparazione a una sostituzione.|Fatemi sapere il prezzo prima di cominciare.|Stiamo pensando di comprarne anche una seconda.|Cordiali saluti.',
  ),
  language(
    'hoi|bedankt!|prima|ja graag|Is er al nieuws?|waar blijft mijn pakket?',
    'Goedemorgen allemaal.|Twee weken geleden heb ik bij jullie besteld, nummer LD-#.|Vandaag kwam het pakket, maar de doos was aan één kant open.|Kunnen jullie bij de vervoerder navragen wat er is gebeurd?|Het bedrag op factuur INV-# klopt niet met de bevestiging.|Mijn buurvrouw heeft hetzelfde model en die piept niet.|Ik kan foto’s of een filmpje sturen als dat helpt.|Doordeweeks ben ik na vijven thuis.|De jongen in de werkplaats was trouwens heel vriendelijk.|Ik heb liever een reparatie dan een nieuwe.|Laat me alsjeblieft vooraf weten wat het kost.|We denken er ook over om een tweede fiets te kopen.|Met vriendelijke groet.',
  ),
  language(
    'cześć|dziękuję!|w porządku|tak, proszę|Są jakieś wieści?|gdzie jest moja paczka?',
    'Dzień dobry.|Dwa tygodnie temu złożono u państwa zamówienie o numerze LD-#.|Paczka dotarła dzisiaj, ale karton był z jednej strony otwarty.|Czy mogą państwo zapytać przewoźnika, co się stało?|Kwota na fakturze INV-# nie zgadza się z potwierdzeniem.|Sąsiadka ma ten sam model i jej rower nie skrzypi.|W razie potrzeby wyślę zdjęcia albo krótki film.|W dni robocze jestem w domu po siedemnastej.|Pan z warsztatu był bardzo uprzejmy.|Wolę naprawę niż wymianę.|Proszę o podanie ceny przed rozpoczęciem pracy.|Myślimy też o zakupie drugiego roweru.|Pozdrawiam serdecznie.',
  ),
  language(
    'hej|tack!|det går bra|ja tack|Något nytt?|var är mitt paket?',
    'Hej på er.|Jag beställde för två veckor sedan, numret är LD-#.|Paketet kom i dag, men kartongen var öppen på ena sidan.|Kan ni fråga transportören vad som har hänt?|Beloppet på faktura INV-# stämmer inte med bekräftelsen.|Min granne har samma modell och hennes låter inte alls.|Jag kan skicka bilder eller en kort film om det hjälper.|På vardagar är jag hemma efter fem.|Killen i verkstaden var förresten väldigt hjälpsam.|Jag vill hellre laga den än byta den.|Säg gärna vad det kostar innan ni börjar.|Vi funderar också på att köpa en till.|Vänliga hälsningar.',
  ),
  language(
    'merhaba|teşekkürler!|tamam|evet lütfen|Bir gelişme var mı?|siparişim nerede?',
    'Herkese merhaba.|İki hafta önce sipariş verdim, numarası LD-#.|Paket bugün geldi ama kutunun bir tarafı açıktı.|Kargo şirketine ne olduğunu sorabilir misiniz?|INV-# numaralı faturadaki tutar onaydakiyle aynı değil.|Komşumda aynı model var ve onunki hiç ses çıkarmıyor.|İsterseniz fotoğraf veya kısa bir video gönderebilirim.|Hafta içi saat beşten sonra evdeyim.|Bu arada atölyedeki arkadaş çok yardımcı oldu.|Değiştirmek yerine tamir ettirmeyi tercih ederim.|Başlamadan önce lütfen fiyatı bildirin.|İkinci bir bisiklet almayı da düşünüyoruz.|İyi çalışmalar dilerim.',
  ),
  language(
    'مرحبا|شكرًا!|حسنًا|نعم من فضلك|هل من جديد؟|أين طلبي؟',
    'السلام عليكم ورحمة الله.|طلبت منكم دراجة قبل أسبوعين ورقم الطلب LD-#.|وصل الطرد اليوم لكن الصندوق كان مفتوحًا من جهة واحدة.|هل يمكنكم سؤال شركة الشحن عما حدث؟|المبلغ في الفاتورة INV-# لا يطابق رسالة التأكيد.|عند جارتي الطراز نفسه ودراجتها لا تصدر أي صوت.|أستطيع إرسال صور أو مقطع قصير إن لزم الأمر.|أكون في البيت بعد الخامسة مساءً.|كان الشاب في الورشة لطيفًا جدًا.|أفضّل الإصلاح على الاستبدال.|أرجو إبلاغي بالسعر قبل البدء.|نفكر أيضًا في شراء دراجة ثانية.|مع أطيب التحيات.',
  ),
  language(
    'こんにちは|ありがとうございます|了解です|お願いします|その後いかがでしょうか|荷物が届きません',
    'いつもお世話になっております。|二週間前に注文いたしました。注文番号はLD-#です。|本日荷物が届きましたが、箱の片側が開いていました。|運送会社に状況を確認していただけますでしょうか。|請求書INV-#の金額が確認メールと異なっています。|隣の方も同じモデルですが、音はしないそうです。|必要でしたら写真や動画をお送りします。|平日は十七時以降でしたら在宅しております。|整備の方にはとても親切にしていただきました。|交換よりも修理を希望しております。|作業の前に料金を教えてください。|家族用にもう一台購入しようか迷っています。|どうぞよろしくお願いいたします。',
    '',
  ),
  language(
    '你好|谢谢！|好的|可以|有消息了吗？|我的订单到哪儿了？',
    '你们好，打扰一下。|我两周前下了单，订单号是LD-#。|包裹今天到了，可是箱子有一边是开着的。|麻烦你们问一下物流公司是怎么回事。|发票INV-#上的金额和确认邮件不一样。|我邻居也买了同一款，她的就没有声音。|需要的话我可以发照片或者短视频。|工作日下午五点以后我都在家。|顺便说一句，修车师傅的态度特别好。|我更希望维修，不想换新的。|开始之前请先告诉我价格。|我们还想给家里人再买一辆。|辛苦了，谢谢。',
    '',
  ),
]

function language(short: string, text: string, space = ' '): Language {
  const sentences = text.split('|').map((each) => sentence(each, space))
  const [greeting, ...bodies] = sentences
  const closing = bodies.pop()
  if (!greeting || !closing) throw new Error('a language needs a greeting and a closing')
  return { short: short.split('|'), greeting, bodies, closing, space }
}

function sentence(text: string, space: string): Sentence {
  const [head = '', tail = null] = text.split('#')
  // Without spaces to count by, two characters are about one word.
  const words = space === '' ? Math.ceil(text.length / 2) : text.split(' ').length
  return { head, tail, words }
}
