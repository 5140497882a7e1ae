import { plural } from '../plural.ts'

const count = plural('en')

export const channels = {
  lead: 'Where conversations come in, and who handles new ones.',
  saved: 'Channel saved.',
  read_only: 'Only owners and admins can change channels.',
  add: 'Add channel',
  added: 'Channel added.',
  first: 'Default',
  first_hint: 'New conversations come in here, unless another channel is named for them.',
  copy: 'Copy ID',
  remove: 'Delete channel',
  remove_lead:
    'No new conversations can come in here. Its conversations stay, and you can still answer them. This can’t be undone.',
  remove_anyway: 'Delete anyway',
  removed: 'Channel deleted.',
  kinds: {
    api: 'Create conversations with the API.',
    widget: 'Chat on your website.',
    email: 'Email to your own mailbox.',
    practice: 'A messenger inside Parley, to try everything without a phone.',
  },
  recent: (n: number, is_more: boolean) =>
    is_more
      ? `More than ${count(n, { one: '# conversation', other: '# conversations' })} in the last 7 days`
      : count(n, { one: '# conversation in the last 7 days', other: '# conversations in the last 7 days' }),
  name: 'Name',
  name_hint: 'Only visible to your team.',
  who: 'New conversations go to',
  who_hint: 'Applies unless your integration decides for a conversation itself.',
  assistant_off: 'The assistant is off. New conversations go to your team until you turn it on.',
}
