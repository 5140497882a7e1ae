import { days, hours, type Script } from './script.ts'

export const english: readonly Script[] = [
  {
    from: 'tom.hargreaves@example.com',
    subject: 'Belt squeaking after 200 miles',
    status: 'resolved',
    assignee: 'kenji',
    priority: 'low',
    labels: ['repair'],
    ago: 6 * days + 3 * hours,
    lines: [
      '0 contact: Hi, I bought a Måne in spring (order LD-47310). Lovely bike, but the belt has started to squeak, mostly when it rains. Is that normal?',
      '14 kenji: Hi Tom, it is common and almost always harmless: fine grit gets between the belt and the front sprocket. Does it stop for a while if you rinse it with plain water?',
      '31 contact: Just tried with the watering can. Yes, silent. For about ten minutes.',
      '38 kenji: Then it is dust and not the tension. Rinse it, let it dry, and rub a little dry silicone on the toothed side. Please no oil, it only collects more dirt. If it comes back within a week, send me a short video and I will check the belt line.',
      '1490 contact: Did that last night, rode 11 miles to work in proper Leeds drizzle. Not a peep. Cheers Kenji!',
      '1502 kenji: Brilliant. I will close this one; just write here if it starts singing again.',
    ],
  },
  {
    from: 'priya.raman@example.org',
    subject: 'THIRD time I am asking – where is my refund?',
    status: 'open',
    assignee: 'elsa',
    priority: 'urgent',
    labels: ['refund', 'complaint'],
    ago: 9 * hours,
    handover: 'The customer asks for a refund and is upset',
    lines: [
      '0 contact: I sent back the Vinge on the 2nd. Your own tracking page says it was signed for on the 5th. It is £945 and I still have nothing. This is the third time I am writing and the last two times I got a copy-and-paste answer. I want my money back TODAY or I am going to my bank.',
      '22 aylin: Priya, I am sorry, you are right to be annoyed. I can see the parcel was booked into our workshop and then nobody released the refund. I am taking this to Elsa, who can approve it herself, rather than asking you to wait again.',
      '24 note:aylin: Return RT-2087, received on the 5th, frame inspected, no damage. The refund was never released because the inspection form had no signature. She has been right all along. Can you approve?',
      '41 elsa: Hello Priya, Elsa here. I have just released £945.00 plus the £18.50 you paid for the return label. Your card issuer normally shows it within two working days. I have attached no form and ask nothing else of you. We got this wrong.',
      '65 contact: Okay. Thank you for actually reading it. I will believe it when I see it on my statement.',
      '68 elsa: Fair enough. I am leaving this open and will look at it again tomorrow morning.',
    ],
  },
  {
    from: 'margaret.ellis@example.com',
    subject: 'A thank you from Whitby',
    status: 'resolved',
    assignee: 'maja',
    labels: ['praise'],
    ago: 5 * days + 6 * hours,
    lines: [
      `0 contact: Dear all at Lindqvist & Daughters,

I am seventy-four and had not been on a bicycle since my husband passed away. My granddaughter talked me into the Ljung, and your young man in the workshop spent the better part of an hour on the telephone with me about the height of the saddle.

I have now ridden to the harbour and back every dry morning for a month. The lady at the bakery has started putting a cheese scone aside for me.

I just thought somebody ought to tell you.

With kind regards,
Margaret Ellis (Mrs)`,
      '96 maja: Dear Mrs Ellis, I read your letter aloud in the workshop this morning and there was not a dry eye among four grown mechanics. The young man is Kenji; he pretends he had something in his eye. Thank you. Please eat a scone for each of us.',
      '240 contact: I shall do my best, dear. Four may take me until Thursday. M.',
    ],
  },
  {
    from: 'declan.byrne@example.net',
    status: 'open',
    priority: 'high',
    labels: ['delivery'],
    ago: 47,
    lines: [
      '0 contact: hiya, order LD-48990. driver says he delivered it at 10.12 and left it "with neighbour" but nobody on the road has it',
      '1 contact: its a cargo bike like. hard to miss 😅',
      '3 contact: im a bit worried tbh, its 3190 euro',
    ],
  },
  {
    from: 'chidi.nwosu@example.org',
    subject: 'Wrong brake pads delivered',
    status: 'resolved',
    assignee: 'aylin',
    priority: 'medium',
    labels: ['wrong item', 'parts'],
    ago: 4 * days + 2 * hours,
    lines: [
      '0 contact: Good morning. I ordered pads for hydraulic discs (BP-22) but the bag contains BP-12, the ones for cable brakes. Order LD-48377, £14.90.',
      '9 aylin: Good morning Chidi, sorry about that. The two bags hang side by side and somebody reached for the wrong one. I am sending the BP-22 today by first class post at no cost. Keep the others or give them away, there is no need to return them.',
      '15 contact: That is very decent of you. My nephew has cable brakes, he will be pleased.',
      '19 aylin: Then it has a happy end already. Tracking: https://track.example.net/p/8841027',
      '2900 contact: They arrived this morning and they are the right ones. All good.',
    ],
  },
  {
    from: 'hannah.goldberg@example.net',
    subject: 'Re: Your order LD-48105 is delayed',
    status: 'snoozed',
    assignee: 'kenji',
    priority: 'medium',
    labels: ['delivery', 'customs'],
    ago: 3 * days + 5 * hours,
    lines: [
      `0 contact: Hi there,

Thanks for the notice. Two questions before I decide whether to wait:

1. Is the delay on your side or in customs at Newark?
2. If I cancel now, do I get the $140 shipping back as well?

I need the bike for a charity ride on October 12, so "a few more days" is fine and "a few more weeks" is not.

Best,
Hannah

> From: Lindqvist & Daughters <orders@lindqvist.example>
> To: hannah.goldberg@example.net
> Subject: Your order LD-48105 is delayed
>
> Dear Hannah Goldberg,
> your Skiffer (size 54, slate grey) is taking longer than we promised.
> The new estimate is 6 to 10 working days. You can cancel free of
> charge at any time until it is delivered:
> https://shop.lindqvist.example/orders/LD-48105`,
      '55 kenji: Hi Hannah, 1. It is customs: the container was picked for inspection, the papers are complete and the duty is paid. 2. Yes, shipping included, down to the last cent. My honest guess is five working days, which leaves you more than a week. Shall I watch it for you?',
      "130 contact: That's clear, thank you. I'll wait. Please do watch it.",
      '133 note:kenji: Inspection reference 7C-0091. The broker answers after 15:00 our time. Snoozed until they have an answer.',
      '1600 kenji: A short update: the inspection is over, the release is expected tomorrow. I will write as soon as the truck has it.',
    ],
  },
  {
    from: 'tane.parata@example.net',
    status: 'resolved',
    assignee: 'kenji',
    labels: ['praise'],
    ago: 2 * days + 8 * hours,
    lines: [
      '0 contact: 🚲🚲🚲😍😍😍',
      '1 contact: 👍🏽💯🎉',
      '240 kenji: We take it the bike has arrived in one piece? 😄 Enjoy it, Tane!',
      '251 contact: 🙏🏽',
    ],
  },
  {
    from: 'siobhan.kelly@example.org',
    subject: 'Login link never arrives',
    status: 'resolved',
    assignee: 'elsa',
    priority: 'low',
    labels: ['web shop', 'account'],
    ago: 3 * days + 11 * hours,
    lines: [
      '0 contact: I cant log in to the shop. It says it sent me a link, there is nothing there, not in spam either. Tried 4 times.',
      '6 elsa: Hello Siobhán, I can see four links sent, all refused by your mail server with "mailbox full". Could that be it?',
      '9 contact: oh for heavens sake',
      '17 contact: yes. 11,000 newsletters. sorry to have bothered you!',
      '20 elsa: No bother at all, we have all been there. I have sent you a new link just now; it is valid for 30 minutes.',
      '22 contact: in! thank you Elsa x',
    ],
  },
  {
    from: 'marcus.bell@example.com',
    subject: 'Charger smells burnt',
    status: 'open',
    assignee: 'kenji',
    priority: 'urgent',
    labels: ['safety', 'warranty'],
    ago: 5 * hours,
    handover: 'Possible safety issue with a charger',
    lines: [
      '0 contact: My Brygga E charger (about a year old) got really hot last night and now smells like burnt plastic. It still charges. Safe to use??',
      '3 kenji: Marcus, please unplug it now and do not use it again, even if it seems to work. Is the battery itself warm, swollen or discoloured?',
      '8 contact: Unplugged. Battery feels normal, cool, no bulge.',
      '11 kenji: Good. Leave the battery somewhere dry, not on a carpet. Could you send me the serial number on the back of the charger, starting with CH?',
      '19 contact: CH-36V-2208-00417',
      '22 note:kenji: Same batch as the two reports of last month (2208). @Maja I think we have to warn everyone in this batch, not just replace.',
      '30 note:maja: Agreed. 61 chargers in that batch. I am drafting the letter, Elsa is talking to the maker. Replace this one by express.',
      '34 kenji: Thank you. A new charger leaves here today by express, free of charge, and should reach Chicago in two days. Please keep the old one for us, we will send a prepaid box; we want to find out exactly what happened.',
      '40 contact: Appreciate the quick answer. Will hold on to it.',
    ],
  },
  {
    from: 'ingrid.solheim@example.com',
    subject: 'Child seat on the Ljung?',
    status: 'resolved',
    assignee: 'maja',
    labels: ['question', 'accessories'],
    ago: 1 * days + 4 * hours,
    lines: [
      '0 contact: Hei! Does the rack of the Ljung take a child seat? Our son is 2,5 years and 14 kg. I find only "max 25 kg" on the page.',
      '18 maja: Hei Ingrid! Yes. The rack is tested for 27 kg with the long bolts that come in the box; with seat and child you are at about 18 kg. Please do not use a seat that clamps to the seat post, the tube is too thin for it.',
      '26 contact: Tusen takk! Which seat do you use yourself?',
      '33 maja: My own daughter rode in the rack-mounted one on this page for three years, it survived her and two cousins: https://shop.lindqvist.example/parts/child-seat-rear',
      '44 contact: Ordered :) LD-49031. Ha en fin dag!',
    ],
  },
]
