import { days, hours, type Script } from './script.ts'

export const japanese: readonly Script[] = [
  {
    from: 'haruka.sato@example.org',
    subject: '注文 LD-48520 の配送先変更について',
    status: 'resolved',
    assignee: 'kenji',
    priority: 'medium',
    labels: ['delivery'],
    ago: 4 * days + 3 * hours,
    lines: [
      '0 contact: お世話になっております。先日「Vinge」を注文した佐藤と申します。急な引っ越しのため、配送先を変更していただくことは可能でしょうか。注文番号は LD-48520 です。',
      '16 kenji: 佐藤様、ご連絡ありがとうございます。まだ発送前ですので変更可能です。恐れ入りますが、新しいご住所と、ご希望のお届け日をお知らせいただけますか。',
      '33 contact: ありがとうございます。住所は注文画面のメッセージ欄に入力いたしました。来週の土曜日以降でしたらいつでも受け取れます。',
      '41 kenji: 確認いたしました。お届けは土曜日の午前中で手配しております。送料の差額は発生しませんので、ご安心ください。',
      '45 contact: ご丁寧に対応していただき、ありがとうございました。届くのを楽しみにしています。',
    ],
  },
  {
    from: 'kenta.takahashi@example.com',
    subject: '変速の調子が悪いです',
    status: 'open',
    assignee: 'kenji',
    priority: 'low',
    labels: ['repair'],
    ago: 13 * hours,
    lines: [
      '0 contact: Skifferの変速が3速と4速の間で引っかかります。買ってから半年くらいです。自分で直せますか？',
      '20 kenji: 高橋様、お問い合わせありがとうございます。半年ほどでケーブルが少し伸びるのは自然なことです。後ろの変速機にある調整ネジを、反時計回りに4分の1回転だけ回してみてください。',
      '55 contact: やってみたら少し良くなりました！でもまだ4速から3速に戻すときにカチャカチャ音がします。',
      '63 kenji: あと8分の1回転だけ試してみてください。それでも音が残る場合は、ハンガーが曲がっているかもしれません。後ろから見た写真を1枚送っていただけますか。',
    ],
  },
  {
    from: 'misaki.yamamoto@example.net',
    subject: 'お礼',
    status: 'resolved',
    assignee: 'kenji',
    labels: ['praise'],
    ago: 6 * days + 5 * hours,
    lines: [
      '0 contact: 母の還暦祝いに購入した Ljung、今日無事に届きました。母は「空を飛んでいるみたい」と大喜びです。手書きのカードまで入れてくださって、家族みんな感動しました🥹',
      '90 kenji: 山本様、うれしいお便りをありがとうございます。スタッフ全員で読ませていただきました。お母様、還暦おめでとうございます。どうぞ安全に、たくさんの景色を楽しんでください。',
      '104 contact: ありがとうございます！次は父の分をお願いするかもしれません😊',
    ],
  },
]

export const chinese: readonly Script[] = [
  {
    from: 'wei.chen@example.net',
    subject: '申请退款，订单 LD-48561',
    status: 'open',
    assignee: 'kenji',
    priority: 'high',
    labels: ['refund'],
    ago: 11 * hours,
    handover: '客户要求退款',
    lines: [
      '0 contact: 你好，我上周收到的充电器插头是欧标的，在美国用不了。商品页面上写的是“适用于美国”。我想申请退款，金额是 119 欧元。',
      '14 kenji: 陈先生您好，非常抱歉给您带来不便。我查了一下，确实是我们发错了型号。您可以选择全额退款，或者我们免费给您补发美标充电器，您看哪种更方便？',
      '21 contact: 如果三天之内能到，我就要补发；不能的话请直接退款。',
      '35 note:kenji: 纽约的合作店有现货，今天下午可以寄出，次日达。费用由我们承担。',
      '38 kenji: 没问题，我们请纽约的合作店今天下午寄出，明天就能送到。原来的充电器您留着就好，不用寄回。',
      '44 contact: 好的，谢谢，处理得很快。收到后我再告诉你们。',
    ],
  },
  {
    from: 'yating.lin@example.org',
    subject: '請問兒童車適合多高的小朋友？',
    status: 'resolved',
    assignee: 'kenji',
    labels: ['question'],
    ago: 2 * days + 12 * hours,
    lines: [
      '0 contact: 您好，請問 Sparv 20 吋適合身高 118 公分的小朋友嗎？他剛滿六歲，已經會騎了。',
      '25 kenji: 林小姐您好！Sparv 20 吋適合 115 到 135 公分的小朋友，118 公分剛剛好，座墊調到最低雙腳可以踩到地。',
      '31 contact: 太好了！寄到台南大概要多久？運費多少呢？',
      '40 kenji: 大約十個工作天，運費 85 歐元。如果加購安全帽，一起寄不另收運費喔。',
      '52 contact: 好，那我今天晚上下單，謝謝你～',
    ],
  },
  {
    from: 'zhiqiang.wang@example.com',
    subject: '关于成为经销商',
    status: 'snoozed',
    assignee: 'elsa',
    priority: 'medium',
    labels: ['sales', 'dealer'],
    ago: 3 * days + 16 * hours,
    lines: [
      `0 contact: 尊敬的 Lindqvist 团队：

我们是成都的一家自行车店，开业十一年，有两家门店。很多顾客问起你们的旅行车，我们想先订 10 辆 Skiffer 试销，如果反应好，明年再谈独家代理。

请问经销商的价格、最低起订量和付款方式分别是什么？

此致
敬礼

王志强`,
      '70 kenji: 王先生您好，感谢您的来信！10 辆起就可以享受经销商价格，Skiffer 每辆 1,540 欧元（成都到岸价另算）。付款方式是下单付 30%，发货前付清余款。',
      '95 contact: 价格可以接受。我需要和合伙人商量一下，下个月初给你们答复。',
      '97 note:kenji: 在成都有两家店，有诚意。和合伙人商量，下月初再联系。转给 Elsa 跟进。',
    ],
  },
]
