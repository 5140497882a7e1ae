import type { HelpArticle } from './types.ts'

/** Choosing, ordering, paying and getting. */
export const buying: readonly HelpArticle[] = [
  {
    key: 'choose-size',
    title: 'Which frame size fits you',
    body: 'Measure your inside leg without shoes. Multiply it by 0.66 for a city bicycle and by 0.67 for a touring one: that is the frame size in centimetres. Between two sizes choose the smaller one if you like to sit upright.',
    asked: [
      'I am 1.78 tall, what frame size should I get?',
      'which size do i need',
      'how do I measure my inside leg',
      'I am between two sizes',
    ],
  },
  {
    key: 'test-ride',
    title: 'Trying a bicycle before you buy',
    body: 'You can ride every model at the workshop in Malmö, for half an hour and without an appointment. Bring an identity card, which stays with us meanwhile. For cargo bikes please book a slot, as we have only two for trial rides.',
    asked: [
      'Can I test ride the cargo bike before buying?',
      'do I need an appointment for a trial ride',
      'is it possible to try one out first?',
    ],
  },
  {
    key: 'models-compared',
    title: 'City, touring or cargo: the models compared',
    body: 'The Ribban is a light city bicycle with seven gears. The Öresund is made for touring and has a rack and fourteen gears. The Lastkajen carries up to 180 kg in its front box. All have the same brakes and dynamo light.',
    asked: [
      'What is the difference between the Ribban and the Öresund?',
      'how much weight can the Lastkajen carry',
      'which model is best for touring?',
    ],
  },
  {
    key: 'child-seats',
    title: 'Child seats that fit our bicycles',
    body: 'Rear child seats with a frame clamp fit every model but the Ribban in size 48. On the Lastkajen two children sit in the box, with belts, from nine months on. Front seats do not fit because of the cable guide.',
    asked: [
      'Does a child seat fit on the Ribban?',
      'can my two kids sit in the cargo box?',
      'from what age can a baby ride along',
    ],
  },
  {
    key: 'custom-colour',
    title: 'Choosing your own colour',
    body: 'Frames come in moss, brick and midnight. Any other RAL colour costs 120 € more and adds three weeks, since we paint each frame by hand. A painted frame in your own colour cannot be returned.',
    asked: [
      'can i get it in yellow?',
      'What does a custom colour cost?',
      'how much longer does a special paint job take',
    ],
  },
  {
    key: 'place-order',
    title: 'How to place an order',
    body: 'Choose a model, a size and extras in the web shop and go to checkout. You get a confirmation by e-mail within a few minutes. Orders by telephone are possible on weekdays.',
    asked: [
      'how do I order a bike online',
      'Can I place an order by phone?',
      'I did not get an order confirmation email',
    ],
  },
  {
    key: 'change-order',
    title: 'Changing an order',
    body: 'Until we begin to build, usually two days after the order, you can change size, colour, extras and address yourself under My orders. Later changes are possible only for the address.',
    asked: [
      'I picked the wrong size when ordering, can I still change it?',
      'please change the delivery address of my order',
      'add a basket to my existing order',
    ],
  },
  {
    key: 'cancel-order',
    title: 'Cancelling an order',
    body: 'You can cancel an order free of charge until the bicycle leaves the workshop. Open My orders and choose Cancel. The money is paid back to the means of payment you used within five working days.',
    asked: [
      'I want to cancel my order',
      'is it too late to cancel?',
      'does cancelling cost anything',
      'how do I stop my order, I changed my mind',
    ],
  },
  {
    key: 'payment-methods',
    title: 'Ways to pay',
    body: 'We accept Visa and Mastercard, PayPal, Klarna, Swish and bank transfer. Companies in the EU can buy on account after a credit check. Cash is taken at the workshop alone.',
    asked: [
      'Do you take PayPal?',
      'which credit cards do you accept',
      'can i pay cash',
      'Can our company buy on account?',
    ],
  },
  {
    key: 'payment-failed',
    title: 'When a payment fails',
    body: 'If your card is declined, your bank often asks for a confirmation in its app first. Try again within an hour: the order is kept that long. If it was charged and there is no order, the amount is released by itself after three days.',
    asked: [
      'my card was declined at checkout',
      'the payment did not go through but money was taken',
      'why does my payment keep failing',
    ],
  },
  {
    key: 'instalments',
    title: 'Paying in instalments',
    body: 'With Klarna you can pay in three, six or twelve monthly instalments. The first three months are free of interest. Whether it is offered to you is for Klarna to decide.',
    asked: ['can I pay monthly?', 'Is there interest on instalments?', 'do you offer financing'],
  },
  {
    key: 'invoice',
    title: 'Getting an invoice',
    body: 'The invoice comes with the e-mail that says your bicycle is on its way. You can download it again at any time under My orders. To have a company name or VAT number on it, write to us within 30 days.',
    asked: [
      'I need an invoice for my order',
      'where can I download the invoice?',
      'can you put our VAT number on the bill',
    ],
  },
  {
    key: 'gift-cards',
    title: 'Gift cards',
    body: 'Gift cards are available from 25 to 2,000 € and are valid for five years. They come by e-mail at once. What is left after a purchase stays on the card.',
    asked: [
      'do you sell gift vouchers?',
      'how long is a gift card valid',
      'I have money left on my gift card, what happens to it?',
    ],
  },
  {
    key: 'discount-codes',
    title: 'Using a discount code',
    body: 'Enter the code in the basket before you go to checkout. One code can be used for each order, and not on bicycles that are reduced already. A code cannot be added to an order afterwards.',
    asked: [
      'my promo code does not work',
      'where do I enter the discount code?',
      'I forgot to use my coupon, can you add it afterwards?',
    ],
  },
  {
    key: 'company-fleet',
    title: 'Bicycles for companies and fleets',
    body: 'From five bicycles on you get a fleet discount of 8 %, from twenty of 14 %. A contract for service at your own site can be added. Write to us with the number and the models for an offer.',
    asked: [
      'we need 15 bikes for our couriers, is there a discount?',
      'do you service bikes at our office',
      'I would like a quote for a fleet',
    ],
  },
  {
    key: 'leasing',
    title: 'Leasing through your employer',
    body: 'We work with JobRad, Bikelease and Wellness-cykel. Send us the contract of the leasing provider; we need it before we begin to build. The lease usually runs for 36 months.',
    asked: ['can I lease a bike through my employer', 'Do you work with JobRad?', 'how long does a lease run'],
  },
  {
    key: 'delivery-time',
    title: 'How long delivery takes',
    body: 'A bicycle in stock leaves within three working days and is with you two to five days later. One that is built for you takes six to eight weeks. Spare parts are shipped the same day if ordered before 2 p.m.',
    asked: [
      'how long does delivery take?',
      'When will my bicycle arrive?',
      'how many weeks for one that is built to order',
      'are spare parts shipped the same day',
    ],
  },
  {
    key: 'delivery-cost',
    title: 'What delivery costs',
    body: 'Delivery of a bicycle costs 49 € in the EU, 79 € to Norway, Switzerland and the UK. Parts are sent for 6 €, free from 80 € on. Picking up at the workshop is free.',
    asked: ['how much is shipping to Switzerland?', 'is delivery free', 'what are the shipping costs for a bell'],
  },
  {
    key: 'delivery-countries',
    title: 'Countries we deliver to',
    body: 'We deliver to all countries of the EU, Norway, Iceland, Switzerland and the United Kingdom. For other countries we can name a forwarder, whom you pay directly.',
    asked: ['do you ship to the US?', 'Do you deliver to Iceland?', 'can I order from Japan'],
  },
  {
    key: 'customs',
    title: 'Customs and taxes outside the EU',
    body: 'For Norway, Switzerland and the United Kingdom we charge no VAT. Import tax and customs duty are collected by the carrier before delivery. The papers are attached to the box.',
    asked: ['do I have to pay import duty in the UK?', 'who pays customs', 'Is VAT included when I order from Norway?'],
  },
  {
    key: 'tracking',
    title: 'Tracking your delivery',
    body: 'As soon as the parcel leaves us you get a tracking number by e-mail. The carrier shows the position from the next morning on. If nothing moves for four working days, tell us and we open an inquiry.',
    asked: [
      'where is my order?',
      'my tracking number does not work',
      "tracking hasn't updated for a week",
      'can I track my parcel',
    ],
  },
  {
    key: 'missed-delivery',
    title: 'If you are not at home for the delivery',
    body: 'Bicycles are delivered by appointment: the carrier calls the day before. If nobody opens, there is a second attempt; after that the box waits at the depot for seven days and comes back to us.',
    asked: [
      "I won't be home when it gets delivered",
      'I missed the delivery, what now?',
      'will the driver call me before coming',
    ],
  },
  {
    key: 'damaged-on-arrival',
    title: 'If something is damaged on arrival',
    body: 'Take photos of the box and of the damage before you unpack everything, and have the driver note it. Send them to us within three days. We send the part or a new bicycle at our cost.',
    asked: [
      'my bike arrived with a dent',
      'the box was ripped open and the fork is scratched',
      'what do I do if it is damaged in transit?',
    ],
  },
  {
    key: 'missing-parts',
    title: 'If a part is missing from the box',
    body: 'Small parts, pedals and keys are in the cardboard tray under the front wheel. If something still is missing, tell us the order number and which part: it is sent by letter the same day.',
    asked: ['there are no pedals in the package', 'a screw is missing', "I can't find the keys for the lock"],
  },
  {
    key: 'assembly',
    title: 'Putting the bicycle together',
    body: 'The bicycle comes nine tenths assembled. Turn the handlebar straight, fasten it with the 5 mm key, screw in the pedals (the left one turns the other way) and fill the tyres to 4 bar. It takes twenty minutes.',
    asked: [
      'how do I assemble the bike?',
      'which tools do I need to put it together',
      'the left pedal will not screw in',
      'what tyre pressure should I use',
    ],
  },
  {
    key: 'pick-up',
    title: 'Picking up at the workshop',
    body: 'We write to you when it is ready. Bring the order number and an identity card. Somebody else may collect it with a note signed by you. We keep it for three weeks.',
    asked: [
      'can my wife collect the bike for me?',
      'what do I need to bring to pick up my order',
      'how long will you keep my bike for collection',
    ],
  },
]
