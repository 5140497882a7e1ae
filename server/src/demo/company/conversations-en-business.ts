import { days, hours, type Script } from './script.ts'

export const englishBusiness: readonly Script[] = [
  {
    from: 'oliver.grant@fleetworks.example',
    subject: 'Quote for 40 commuter bikes, company scheme',
    status: 'open',
    assignee: 'elsa',
    priority: 'high',
    labels: ['sales', 'fleet'],
    ago: 2 * days + 2 * hours,
    lines: [
      `0 contact: Hello,

I run facilities at Fleetworks in Manchester. We would like to offer our staff company bikes and have your Måne at the top of the list. Could you quote for:

- 40 x Måne, mixed sizes (list to follow), lights and mudguards fitted
- a service visit at our office twice a year
- delivery in one go, ideally before the end of the quarter

The budget of roughly £46,000 is approved and I sign it off myself. What price per bike can you do at 40 pieces?

Regards,
Oliver Grant
Head of Facilities`,
      '35 elsa: Hello Oliver, thank you, that is a lovely thing to read first thing in the morning. At 40 pieces the Måne is £1,065 each including lights, mudguards and delivery in one truck, so £42,600. Two service days a year come to £1,480. May I send you a written quote with the sizes open?',
      '52 contact: Please do. Can you hold that price for 30 days? Procurement moves at the speed of procurement.',
      '58 elsa: Of course: quote Q-1184, valid for 30 days, is on its way to your inbox. We need 14 working days from your signature to the delivery.',
      '1330 note:elsa: Asked for references. Kite Street Couriers (Amara) agreed to talk to him. If it goes through, it is our largest single order in the UK.',
      '2700 contact: Quote received, thank you. Legal has one question: who is liable if a bike is stolen from our basement? Otherwise we are ready to go ahead this month.',
    ],
  },
  {
    from: 'amara.okafor@example.com',
    subject: '6 more Brygga E before December',
    status: 'open',
    assignee: 'elsa',
    priority: 'high',
    labels: ['sales', 'fleet', 'existing customer'],
    ago: 26 * hours,
    lines: [
      '0 contact: Morning Elsa. We are taking on three new contracts and I need six more Brygga E, same spec as the last lot, with the wide box. Can you have them here by the first week of December?',
      '12 elsa: Morning Amara, congratulations! Four I could ship within two weeks. The other two depend on motors that arrive on 18 November, so the first week of December is realistic but not certain. £4,120 each as last time.',
      '20 contact: Four now, two when they are ready works for me. Can we pay in three instalments?',
      '27 elsa: Yes: a third on order, a third on delivery of the four, the rest with the last two. No interest. I will send the papers this afternoon.',
      '31 contact: Perfect. Also, your pads last twice as long as the cheap ones I bought behind your back. Lesson learned 😄',
      '45 note:elsa: Pencil in six wide boxes with the welder. She will need about 30 pairs of BP-22 before Christmas, offer a bundle.',
    ],
  },
  {
    from: 'ruth.amoah@stbrigids.example',
    subject: 'Hospital: can we try before we buy?',
    status: 'snoozed',
    assignee: 'elsa',
    priority: 'medium',
    labels: ['sales', 'trial'],
    ago: 4 * days + 9 * hours,
    lines: [
      "0 contact: Hi, I look after transport at St Brigid's. Our porters walk about nine miles a day between buildings. We wonder about 5 folding bikes, but nobody has ridden one. Is a trial possible?",
      '80 elsa: Hello Ruth, yes, gladly. We lend two Vinge for four weeks, free of charge, you only pay for the return transport (£38). Would two be enough to let everybody have a go?',
      '150 contact: Two is perfect. We could start on 4 November. I am not the one who decides, our director Mr Asante would have to agree to a purchase, and there is no budget before April.',
      '163 elsa: No pressure at all. I have reserved two for 4 November and will write again at the end of the trial.',
      '164 note:elsa: Decision maker: Mr Asante. Budget from April. Snoozed until the trial starts.',
    ],
  },
  {
    from: 'ravi.menon@pedalstack.example',
    subject: 'Stock feed returns 500 for sizes with a slash',
    status: 'resolved',
    assignee: 'elsa',
    priority: 'medium',
    labels: ['dealer', 'stock feed'],
    ago: 5 * days + 1 * hours,
    lines: [
      `0 contact: Hi, we are a dealer and read your stock feed every hour. Since yesterday one article fails:

\`\`\`
$ curl -i "https://shop.lindqvist.example/feed/stock?size=S/M"
HTTP/1.1 500 Internal Server Error
content-type: text/plain

oops
\`\`\`

All others are fine. We do nothing special:

\`\`\`ts
const url = new URL('/feed/stock', shop)
url.searchParams.set('size', size) // 'S/M' becomes S%2FM
const stock = await (await fetch(url)).json()
\`\`\``,
      '40 elsa: Hi Ravi, what a good report, thank you. Your code is right, ours is not: since the release on our side the new size "S/M" is used as a file name (!). A fix is being tested.',
      '42 note:elsa: Path built from the query string. Please check all other parameters as well, not only this one.',
      "44 contact: Thanks. For now I'll catch it: `if (!response.ok) return lastKnownStock` ...",
      '310 elsa: It is live. `size=S/M` answers 200 with 7 articles, and we added a test for each odd size, including `½` and `24"`.',
      '322 contact: Confirmed, works. And "oops" made my colleague laugh, so no hard feelings.',
    ],
  },
  {
    from: 'growth@rank-first.example',
    subject: 'Re: Re: your website is INVISIBLE on page 1',
    status: 'resolved',
    priority: 'none',
    labels: ['spam'],
    ago: 6 * days + 9 * hours,
    lines: [
      `0 contact: Dear Webmaster,

I was on your website lindqvist.example and noticed 17 critical errors that are costing you 340% traffic!!! Our team of 120+ experts can bring you to PAGE #1 in 14 days, GUARANTEED.

Packages from only $99/month. May I send you a free audit?

Warm Regards,
Growth Team`,
      '2880 contact: Just bumping this to the top of your inbox :) Did you have a chance to look at my previous email?',
      '4320 contact: I assume you are very busy. Should I close your file? Reply 1 = interested, 2 = later, 3 = eaten by a crocodile',
      '4410 note:aylin: Spam, closing without an answer. (I was tempted to reply 3.)',
    ],
  },
  {
    from: 'sales@best-carbon-frames.example',
    subject: 'Best price carbon frame factory direct!!',
    status: 'resolved',
    labels: ['spam'],
    ago: 2 * days + 14 * hours,
    lines: [
      '0 contact: Dear friend, we are leading factory of carbon frame, MOQ 50 pcs, price USD 89-189. We send you catalog? What is your whatsapp?',
      '1 contact: Also we have hub motor 250W/500W/1000W, e-bike battery, CE certificate no problem.',
      '600 note:zofia: "CE certificate no problem" is exactly the problem. Closing.',
    ],
  },
  {
    from: 'marcus.bell@example.com',
    subject: 'Invoice with our tax number',
    status: 'resolved',
    assignee: 'aylin',
    priority: 'low',
    labels: ['invoice'],
    ago: 4 * days + 15 * hours,
    lines: [
      '0 contact: Hey, could you reissue invoice INV-20931 with "Bell & Sons Catering LLC" on it instead of my name? Accountant insists.',
      '25 aylin: Hello Marcus, done. The corrected invoice keeps its number with the suffix -B, and the amount stays at $5,214.00. You can download it here: https://shop.lindqvist.example/invoices/INV-20931-B',
      '48 contact: Got it, thx!',
    ],
  },
  {
    from: 'minseo.kim@example.com',
    subject: '배송 문의 / shipping to Busan',
    status: 'open',
    assignee: 'kenji',
    priority: 'low',
    labels: ['question', 'delivery'],
    ago: 15 * hours,
    lines: [
      '0 contact: 안녕하세요. Vinge 접이식 자전거를 부산으로 배송받을 수 있나요? Sorry, I can also write in English.',
      '30 kenji: Hello Minseo! English is perfect for me, thank you. Yes, we ship the Vinge to Korea: about 9 working days, shipping is €120. Import tax is paid on your side, usually 10 % VAT and 8 % duty.',
      '42 contact: Thank you! 관세까지 하면 조금 비싸네요... Is there any dealer in Korea? 😅',
      '50 kenji: Not yet, I am afraid. But two customers from Busan ordered together last spring and halved the shipping. Let me ask whether anybody else is interested.',
      '51 note:kenji: Check the waiting list for Korea, there should be three or four people.',
      '71 contact: 와, 좋은 생각이에요! 기다릴게요. Thanks a lot!',
    ],
  },
]
