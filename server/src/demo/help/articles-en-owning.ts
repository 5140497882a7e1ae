import type { HelpArticle } from './types.ts'

/** Returning, caring and repairing. */
export const owning: readonly HelpArticle[] = [
  {
    key: 'returns',
    title: 'Returning a bicycle',
    body: '## Within 30 days\n\nYou can return a bicycle within 30 days of delivery if it was ridden for less than 20 km.\n\n## How\n\nAsk for a return label under My orders, pack it in its box and book the collection. Returning costs 39 €, which we take off the refund. Painted in your own colour it cannot be returned.',
    asked: [
      'how can I send the bike back?',
      'I do not like it, can I return it?',
      'is there a fee for returns',
      'I threw away the box, can I still return it',
    ],
  },
  {
    key: 'returns-parts',
    title: 'Returning parts and clothing',
    body: 'Parts and clothing can be sent back within 60 days if they are unused. Put the slip into the parcel and bring it to a post office. Helmets are exempt from this for reasons of hygiene once the seal is broken.',
    asked: ['I want to return a jacket', 'can a helmet be returned?', 'how do I send back a spare part I did not use'],
  },
  {
    key: 'refund-time',
    title: 'When a refund arrives',
    body: 'We check what came back within three working days and then refund at once. Cards take up to five days more, PayPal one day, Klarna adjusts the next instalment.',
    asked: [
      'when will I get my money back?',
      'my refund has not arrived yet',
      'refund?',
      'how long does it take to get refunded to my card',
    ],
  },
  {
    key: 'exchange-size',
    title: 'Exchanging for another size',
    body: 'If the frame turns out too small or too large, we exchange it once for free within 30 days. Order the other size under Exchange: it is sent as soon as yours has been collected.',
    asked: ['my bike is too small, can I swap it?', 'I need a bigger frame', 'how does an exchange work'],
  },
  {
    key: 'warranty',
    title: 'What the warranty covers',
    body: 'Frames have a warranty of ten years, paint and parts of two. It covers faults of material and making, not wear, accidents or rust from salt. Keep the invoice: it is the proof.',
    asked: [
      'what does the warranty cover?',
      'how long is the guarantee on the frame',
      'is rust covered',
      'the frame cracked after three years',
    ],
  },
  {
    key: 'warranty-claim',
    title: 'Making a warranty claim',
    body: 'Send us the frame number, the invoice and two photos of the fault. You hear from us within two working days whether a dealer near you can repair it or you send the part in.',
    asked: ['how do I make a warranty claim?', 'what do you need from me for a claim'],
  },
  {
    key: 'frame-number',
    title: 'Finding the frame number',
    body: 'The frame number has two letters and six digits. It is stamped under the bottom bracket, between the pedals, and printed on the invoice.',
    asked: ['where is the frame number?', 'I need the serial number for my insurance'],
  },
  {
    key: 'stolen-bike',
    title: 'If your bicycle was stolen',
    body: 'Report it to the police with the frame number and send us the report. We mark the number in our register, so that no workshop of ours works on it, and give you 10 % off the next one.',
    asked: ['my bike got stolen', 'someone stole my bicycle, can you block it?', 'do I get a discount after a theft'],
  },
  {
    key: 'lost-keys',
    title: 'Replacing lost keys of the lock',
    body: 'Each key has a code of five characters. With the code and a copy of the invoice we make a new key for 14 €. Without the code the lock has to be replaced.',
    asked: ['I lost the key to my lock', 'can you make a spare key?', 'what does a new key cost'],
  },
  {
    key: 'first-service',
    title: 'The free first service',
    body: 'After 300 km or three months cables have stretched and spokes have settled. The first service is free at the workshop and at our partners. Book it within half a year.',
    asked: [
      'when is the first inspection due?',
      'is the first service free',
      'the cables feel loose after a few weeks',
    ],
  },
  {
    key: 'book-repair',
    title: 'Booking a repair',
    body: 'Book a repair online or by telephone. Most are done within two days. Leave the bicycle in the morning with everything taken off the rack. We call before we do anything above the estimate.',
    asked: [
      'I would like to book a repair',
      'how long does a repair take',
      'can I bring my bike in tomorrow to get it fixed',
    ],
  },
  {
    key: 'repair-prices',
    title: 'What repairs cost',
    body: '- A flat tyre: 19 € with the tube\n- Brakes adjusted: 25 €\n- Gears adjusted: 35 €\n- A full service: 95 €\n\nParts are extra.',
    asked: ['how much is a full service?', 'what do you charge to fix a flat tyre', 'price for adjusting the gears'],
  },
  {
    key: 'repair-partners',
    title: 'Workshops near you',
    body: 'Outside Malmö, forty partner workshops in nine countries look after our bicycles, under warranty too. The map under Partners shows them.',
    asked: ['is there a workshop in Berlin?', 'where can I get my bike serviced outside Sweden', 'dealer near me'],
  },
  {
    key: 'flat-tyre',
    title: 'Mending a flat tyre yourself',
    body: 'Take out the wheel, lift one side of the tyre with levers, pull out the tube and look for the hole under water. Roughen, glue, wait five minutes, press on the patch. Feel inside the tyre for the thorn before you put it back.',
    asked: ['how do I fix a puncture', 'I have a flat, what can I do myself?', 'how to patch an inner tube'],
  },
  {
    key: 'brakes-squeal',
    title: 'Brakes that squeal or are weak',
    body: 'Squealing brakes usually have a greasy disc: clean it with alcohol. If the lever comes near the handlebar, turn the adjuster outward by half a turn. Worn pads, under 1 mm, have to be replaced.',
    asked: [
      'my brakes squeak',
      'the brake lever goes all the way to the handlebar',
      'when do brake pads need replacing?',
    ],
  },
  {
    key: 'gears-slip',
    title: 'Gears that slip or jump',
    body: 'If gears jump, shift to gear four and align the two yellow marks at the hub with the adjuster. If they still slip, the chain is worn or the cable frayed, which is a matter for the workshop.',
    asked: ['the gears keep jumping', 'how do I adjust the hub gears', 'gear shifting is not working properly'],
  },
  {
    key: 'chain-care',
    title: 'Caring for the chain',
    body: 'Wipe the chain with a cloth every 200 km and put one drop of oil on each roller. Wipe off what is too much. A chain lasts about 4,000 km; measure it with a gauge.',
    asked: [
      'how often should I oil the chain?',
      'when does the chain need to be changed',
      'which lubricant for the chain',
    ],
  },
  {
    key: 'cleaning',
    title: 'Washing your bicycle',
    body: 'Wash it with lukewarm water, a soft brush and a little dish soap. Never use a pressure washer: it drives water into the bearings. Dry it and wax the frame twice a year.',
    asked: ['can I use a pressure washer?', 'how do I clean my bike', 'what wax should I use on the frame'],
  },
  {
    key: 'winter',
    title: 'Riding and storing in winter',
    body: 'After riding on salted roads rinse with cold water the same day. If it stands all winter, hang it up or fill the tyres to 4 bar, oil the chain and keep it dry.',
    asked: ['how should I store my bike over winter?', 'does road salt harm the bike'],
  },
  {
    key: 'lights',
    title: 'When a light does not work',
    body: 'The lights are fed by a dynamo in the front hub. If both are dark, check the plug at the hub. If only the rear light is dark, look at the cable below the mudguard. The lamp stays on for four minutes when you stop.',
    asked: ['my rear light is not working', 'does the light need batteries?', 'both lamps went out'],
  },
  {
    key: 'spare-parts',
    title: 'Ordering spare parts',
    body: 'All parts are kept for fifteen years after a model ends. Enter the frame number in the parts shop and it shows what fits your bicycle. Parts that are out of stock come within four weeks.',
    asked: [
      'where can I buy a replacement saddle?',
      'do you still have parts for my 2014 Öresund',
      'which brake pads fit my bike',
    ],
  },
]
