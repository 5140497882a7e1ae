import type { HelpArticle } from './types.ts'

/** What customers have with the company, and what else it offers. */
export const business: readonly HelpArticle[] = [
  {
    key: 'account-create',
    title: 'Creating an account',
    body: 'You can order as a guest. With an account you see your orders, invoices and services in one place. Choose Register, enter your e-mail address and confirm it with the link we send.',
    asked: [
      'do I need an account to order?',
      'how do I sign up',
      'I did not receive the confirmation link to register',
    ],
  },
  {
    key: 'password',
    title: 'If you forgot your password',
    body: 'Choose Forgot password on the login page. A link comes by e-mail and is valid for one hour. After ten wrong attempts the login is locked for fifteen minutes.',
    asked: ['I forgot my password', "I can't log in", 'my account is locked', 'pasword reset link expired'],
  },
  {
    key: 'change-email',
    title: 'Changing your e-mail address or name',
    body: 'Under My details you change name, address and telephone yourself. A new e-mail address has to be confirmed with the link that is sent to it.',
    asked: ['how do I change my email address?', 'I moved house, where do I update my address', 'my surname changed'],
  },
  {
    key: 'delete-account',
    title: 'Deleting your account and data',
    body: 'Choose Delete account under My details. Invoices are kept for seven years, as the law demands; everything else is gone after 30 days. You can ask for a copy of your data before.',
    asked: ['please delete my account', 'what data do you have about me, GDPR request', 'how long do you keep my data'],
  },
  {
    key: 'newsletter',
    title: 'Newsletter: subscribing and unsubscribing',
    body: 'The newsletter comes once a month. To unsubscribe use the link at its foot, or switch it off under My details. It takes up to two days.',
    asked: ['stop sending me emails', 'how do I unsubscribe from the newsletter?', 'sign me up for your newsletter'],
  },
  {
    key: 'opening-hours',
    title: 'Opening hours of the workshop',
    body: 'The workshop and shop at Norra Grängesbergsgatan 12 in Malmö are open Tuesday to Friday from 9 to 18 and Saturday from 10 to 14. Closed on Sunday, Monday and public holidays.',
    asked: [
      'when are you open?',
      'are you open on Saturdays',
      'what is your address in Malmö?',
      'opening times please',
    ],
  },
  {
    key: 'contact',
    title: 'How to reach us',
    body: 'Write in the chat, by e-mail, or call on weekdays from 9 to 16. We answer in fourteen languages, on working days within four hours.',
    asked: ['what is your phone number?', 'how can I contact customer service', 'do you speak Polish'],
  },
  {
    key: 'sustainability',
    title: 'Where and how our bicycles are made',
    body: 'Frames are brazed in Malmö from Swedish steel. Tyres come from Germany, hubs from Japan. The workshop runs on power from its own roof. Old bicycles are taken back for their material.',
    asked: [
      'where are your bikes made?',
      'what do I do with my old bicycle, do you recycle it',
      'is it made from steel or aluminium',
    ],
  },
  {
    key: 'insurance',
    title: 'Insuring your bicycle',
    body: 'With our partner Hedvig you can insure a bicycle against theft and accidents from 6 € a month, within 30 days of buying. Many home policies cover theft from a locked cellar.',
    asked: ['can I insure my bike against theft?', 'how much is the insurance per month'],
  },
  {
    key: 'electric-kit',
    title: 'Adding an electric motor',
    body: 'The Öresund and the Lastkajen can be fitted with a front motor of 250 W and a battery of 500 Wh for 1,190 €, within a day at the workshop. It reaches 60 to 90 km. The Ribban has no room for it.',
    asked: [
      'can you turn my bike into an e-bike?',
      'what range does the battery have',
      'how much is the electric motor kit',
    ],
  },
  {
    key: 'battery-care',
    title: 'Charging and storing the battery',
    body: 'A full charge takes five hours with the charger that comes along. Do not charge below 0 °C. In winter store the battery at room temperature, half full. After 800 charges it keeps about 70 %.',
    asked: [
      'how long does the battery take to charge?',
      'can I leave the battery in the cold',
      'battery drains quickly',
    ],
  },
  {
    key: 'rental',
    title: 'Renting a bicycle',
    body: 'We rent city bicycles for 15 € and cargo bikes for 45 € a day, helmet included. The deposit is 100 €. Book at least a day ahead.',
    asked: ['do you rent out cargo bikes?', 'how much is a rental per day', 'is there a deposit for hiring a bike'],
  },
  {
    key: 'careers',
    title: 'Working with us',
    body: 'Open jobs are listed under Careers. We always look for frame builders and mechanics, and take two apprentices each August. Send your application to the workshop.',
    asked: ['are you hiring?', 'I want to apply for an apprenticeship as a mechanic'],
  },
  {
    key: 'courses',
    title: 'Repair courses',
    body: 'On the first Thursday of each month we teach the basics of repairing in Swedish and English: flat tyres, brakes, gears. It costs 30 €, tools included. Places for eight.',
    asked: ['do you offer repair classes?', 'I would like to learn how to fix my own bike'],
  },
]
