import { plural } from '../plural.ts'

const count = plural('en')

export const channels = {
  lead: 'Where customers write to you from. Programs bring conversations in over the API.',
  saved: 'The channel is saved.',
  read_only: 'Only owners and admins change channels.',
  kinds: { api: 'Conversations that programs bring in over the API.' } as Record<string, string>,
  recent: (n: number, is_more: boolean) =>
    is_more
      ? `More than ${count(n, { one: '# conversation', other: '# conversations' })} began in the last 7 days.`
      : count(n, {
          one: '# conversation began in the last 7 days.',
          other: '# conversations began in the last 7 days.',
        }),
  name: 'Name',
  name_hint: 'As your people see it.',
  who: 'Who begins a new conversation',
  who_hint: 'Where the start of the conversation does not say (handled_by).',
  assistant_off: 'The assistant is switched off: until it is on again, people begin.',
  how: 'How a conversation comes in',
  how_lead: 'Three calls with an API key that may write contacts, conversations and messages.',
  steps: {
    contact: 'Make the contact, or look them up by e-mail address.',
    start: 'Start a conversation with the contact’s id.',
    say: 'Pass on what the customer wrote, with the conversation’s id. The answer goes out the same way, without direction.',
  },
  after: 'Replies of your people and of the assistant reach your program as events:',
}
