import type { Template } from './template.ts'

export const easternTemplates: readonly Template[] = [
  {
    language: 'pl',
    agent: 'zofia',
    labels: ['delivery'],
    subject: ({ order }) => `Zamówienie ${order} – kiedy dostawa?`,
    lines: ({ random, at, order, tracking }) => [
      `0 contact: Dzień dobry, czy wiadomo, kiedy dotrze zamówienie ${order}? Status nie zmienia się od ${random.int(2, 5)} dni.`,
      `${at[0]} zofia: Dzień dobry, paczka jest już w sortowni i trafi do kuriera ${random.pick(['jutro rano', 'dziś po południu', 'w poniedziałek'])}. Śledzenie: ${tracking}`,
      `${at[1]} contact: ${random.pick(['Świetnie, dziękuję za szybką odpowiedź.', 'Super, dzięki!', 'Dziękuję, w takim razie czekam.'])}`,
    ],
  },
  {
    language: 'tr',
    agent: 'aylin',
    labels: ['question'],
    subject: ({ bike }) => `${bike.name} için taksit var mı?`,
    lines: ({ random, at, bike }) => {
      const months = random.pick([3, 6, 10])
      return [
        `0 contact: Merhaba, ${bike.name} modelini almayı düşünüyorum. ${bike.price} € biraz fazla geldi, taksitle ödeyebilir miyim?`,
        `${at[0]} aylin: Merhaba, elbette. Faizsiz ${months} taksit yapabiliyoruz, ayda ${Math.ceil(bike.price / months)} € ediyor. Ödeme sayfasında “Taksit” seçeneğini işaretlemeniz yeterli.`,
        `${at[1]} contact: ${random.pick(['Harika, teşekkür ederim!', 'Tamamdır, akşam bakacağım. Sağ olun.'])}`,
      ]
    },
  },
  {
    language: 'ja',
    agent: 'kenji',
    labels: ['delivery'],
    subject: ({ order }) => `${order} の発送状況`,
    lines: ({ random, at, order, tracking }) => [
      `0 contact: お世話になっております。注文番号 ${order} の発送状況を教えていただけますでしょうか。${random.pick(['週末に使う予定があります。', '来週は不在にしております。', 'プレゼント用ですので少し気になりました。'])}`,
      `${at[0]} kenji: お問い合わせありがとうございます。本日、倉庫を出発いたしました。お届けまであと${random.int(3, 6)}日ほどかかる見込みです。こちらからご確認いただけます：${tracking}`,
      `${at[1]} contact: ${random.pick(['承知いたしました。ありがとうございます。', '早速のご返信ありがとうございます。助かりました。'])}`,
    ],
  },
  {
    language: 'zh',
    agent: 'kenji',
    labels: ['question'],
    subject: ({ bike }) => `${bike.name} 有现货吗？`,
    lines: ({ random, at, bike }) => [
      `0 contact: 你好，请问 ${bike.name} ${random.pick(['墨绿色', '深灰色', '夜蓝色'])}还有现货吗？页面上的价格 ${bike.price} 欧元包含运费吗？`,
      `${at[0]} kenji: 您好！有现货，库存还剩 ${random.int(2, 9)} 辆。价格不含运费，寄到您那里大约 ${random.pick([95, 120, 140])} 欧元。`,
      `${at[1]} contact: ${random.pick(['明白了，谢谢！', '好的，我考虑一下，谢谢。', '谢谢，我今晚就下单。'])}`,
    ],
  },
  {
    language: 'ar',
    agent: 'nadia',
    labels: ['question'],
    subject: ({ bike }) => `مقاسات دراجة ${bike.name}`,
    lines: ({ random, at, bike }) => {
      const height = random.int(158, 190)
      return [
        `0 contact: مرحبًا، طولي ${height} سم، ما المقاس المناسب لي في دراجة ${bike.name}؟`,
        `${at[0]} nadia: أهلًا وسهلًا، لهذا الطول ننصح بالمقاس ${height < 168 ? 'S' : height < 180 ? 'M' : 'L'}. ويمكن تبديله مجانًا خلال 30 يومًا إذا لم يكن مريحًا.`,
        `${at[1]} contact: ${random.pick(['شكرًا جزيلًا على الرد السريع.', 'ممتاز، سأطلبها الليلة إن شاء الله.'])}`,
      ]
    },
  },
  {
    language: 'pl',
    agent: 'zofia',
    labels: ['question', 'parts'],
    subject: ({ bike }) => `Błotniki do roweru ${bike.name}`,
    lines: ({ random, at, bike }) => {
      const price = random.pick([119, 139, 159])
      return [
        `0 contact: Dzień dobry, jakie błotniki pasują do ${bike.name} z oponami ${random.pick([35, 38, 40])} mm? Nie chcę, żeby cokolwiek obcierało.`,
        `${at[0]} zofia: Dzień dobry, polecam model szeroki za ${price} zł, ma regulowane wsporniki i zostawia centymetr luzu. Śruby są w zestawie.`,
        `${at[1]} contact: ${random.pick(['O to mi chodziło, zamawiam.', 'Dziękuję, jutro złożę zamówienie.'])}`,
      ]
    },
  },
  {
    language: 'tr',
    agent: 'aylin',
    labels: ['parts'],
    subject: ({ bike }) => `${bike.name} için yedek parça`,
    lines: ({ random, at, bike }) => {
      const [part, price] = random.pick([
        ['fren balatası', 15],
        ['arka çamurluk', 32],
        ['sele', 59],
      ] as const)
      return [
        `0 contact: İyi günler, ${bike.name} için ${part} arıyorum. Stokta var mı, fiyatı ne kadar?`,
        `${at[0]} aylin: İyi günler, evet, stokta var. Fiyatı ${price} €, bugün sipariş verirseniz yarın kargoya veririz.`,
        `${at[1]} contact: ${random.pick(['Süper, hemen sipariş veriyorum.', 'Çok teşekkürler, kolay gelsin.'])}`,
      ]
    },
  },
  {
    language: 'ja',
    agent: 'kenji',
    labels: ['sizing'],
    subject: ({ bike }) => `${bike.name} のサイズについて`,
    lines: ({ random, at, bike }) => {
      const height = random.int(152, 182)
      return [
        `0 contact: 身長${height}cmですが、${bike.name} はどのサイズを選べばよいでしょうか？${random.pick(['通勤に使う予定です。', '主に街乗りです。', '週末に川沿いを走りたいです。'])}`,
        `${at[0]} kenji: お問い合わせありがとうございます。${height}cmの方には${height < 164 ? 'S' : height < 175 ? 'M' : 'L'}サイズをおすすめしております。30日以内でしたら無料で交換いたします。`,
        `${at[1]} contact: ${random.pick(['わかりました。そのサイズで注文します！', 'ご丁寧にありがとうございます。検討します。'])}`,
      ]
    },
  },
  {
    language: 'zh',
    agent: 'kenji',
    labels: ['delivery'],
    subject: ({ order }) => `订单 ${order} 到哪里了？`,
    lines: ({ random, at, order, tracking }) => [
      `0 contact: 您好，我的订单 ${order} 已经${random.int(3, 6)}天没有更新物流了，能帮我查一下吗？`,
      `${at[0]} kenji: 您好，刚刚查到包裹正在清关，一般${random.int(1, 3)}个工作日就能放行。您可以在这里查看进度：${tracking}`,
      `${at[1]} contact: ${random.pick(['好的，那我再等等，谢谢。', '收到，麻烦您了！'])}`,
    ],
  },
  {
    language: 'ar',
    agent: 'nadia',
    labels: ['return'],
    subject: ({ order }) => `إرجاع جزء من الطلب ${order}`,
    lines: ({ random, at, order }) => {
      const part = random.pick(['الخوذة', 'السلة الأمامية', 'الحقيبة الجانبية'])
      return [
        `0 contact: السلام عليكم، أود إرجاع ${part} من الطلب ${order} لأن المقاس غير مناسب. ما الخطوات المطلوبة؟`,
        `${at[0]} nadia: وعليكم السلام، أرسلت لكم ملصق الإرجاع بالبريد الإلكتروني. يكفي وضعه على أي صندوق وتسليمه إلى أقرب مكتب بريد خلال 14 يومًا.`,
        `${at[1]} contact: ${random.pick(['شكرًا، سأرسلها غدًا.', 'وصلني الملصق، شكرًا لكم.'])}`,
      ]
    },
  },
]
