import { days, hours, type Script } from './script.ts'

/** What the assistant answered by itself, or handed over. */
export const byAssistant: readonly Script[] = [
  {
    from: 'tom.hargreaves@example.com',
    subject: 'Sending the child seat back',
    status: 'resolved',
    handler: 'assistant',
    labels: ['return'],
    ago: 2 * days + 5 * hours,
    lines: [
      '0 contact: Hello, how do I send back a spare part that I did not use?',
      `0 assistant [Returning parts and clothing]: Parts and clothing can be sent back within 60 days if they are unused. Put the slip into the parcel and bring it to a post office.

Source: Returning parts and clothing

Would you rather talk to a person? Write “talk to a person”.`,
      '3 contact: Great, thanks!',
      `3 assistant: You are welcome!

Would you rather talk to a person? Write “talk to a person”.`,
    ],
  },
  {
    from: 'margaret.ellis@example.com',
    subject: 'When will the refund arrive?',
    status: 'open',
    ago: 5 * hours,
    handover: 'The customer asks for a person.',
    lines: [
      '0 contact: When will I get my money back for the second lock?',
      `0 assistant [When a refund arrives]: We check what came back within three working days and then refund at once. Cards take up to five days more, PayPal one day.

Source: When a refund arrives

Would you rather talk to a person? Write “talk to a person”.`,
      '6 contact: It has been a fortnight, dear. Could I speak to somebody, please?',
      '6 assistant: I am handing you over to a person.',
    ],
  },
  {
    from: 'ingrid.solheim@example.com',
    subject: 'Ice skates',
    status: 'open',
    ago: 27 * hours,
    handover: 'No article answers the question.',
    lines: [
      '0 contact: Do you also sharpen ice skates?',
      `0 assistant: I could not find a good answer to that, so I am handing you over to a person.`,
      '2 contact: Thank you, I am in no hurry.',
    ],
  },
  {
    from: 'marcus.bell@example.com',
    subject: 'Sharpening',
    status: 'resolved',
    ago: 3 * days,
    handover: 'No article answers the question.',
    lines: [
      '0 contact: Could you sharpen ice skates?',
      `0 assistant: I could not find a good answer to that, so I am handing you over to a person.`,
      '14 elsa: Yes, from November on: bring them in by ten and they are ready by five.',
      '20 contact: Perfect.',
    ],
  },
]
