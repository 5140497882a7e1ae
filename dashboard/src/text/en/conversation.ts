import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('en')
const list = names('en')

/** An open conversation: its state, its history, and unsent messages. */
export const conversation = {
  properties: 'Properties',
  property: (name: string, value: string) => `${name}: ${apart(value)}`,
  change_status: 'Status',
  add_label: 'Add label',
  take_over: 'Take over',
  taken_over: (name: string) => `Taken over from ${apart(name)}.`,
  taken_from_you: (name: string) => `${apart(name)} took over this conversation from you.`,
  unread: 'Unread',
  awaiting: 'Awaiting reply',
  waiting: (time: string) => `Waiting ${time}`,
  replied_meanwhile: (name: string) => `${apart(name)} replied while you were writing:`,
  replied_meanwhile_hint: 'Your reply hasn’t been sent. Edit it or send it anyway.',
  unsent: (n: number) => count(n, { one: '# change not sent', other: '# changes not sent' }),
  not_sent: 'Not sent yet',
  draft: 'Draft',
  waiting_to_send: 'Not sent yet. It’ll be sent when you’re back online.',
  kept: 'You’re offline. The change is saved and will be sent when you’re back online.',
  someone: 'Someone',
  activity: {
    assigned: (who: string, whom: string) => `${apart(who)} assigned this to ${apart(whom)}`,
    claimed: (who: string) => `${apart(who)} assigned this to themselves`,
    unassigned: (who: string) => `${apart(who)} unassigned this`,
    labelled: (who: string, labels: readonly string[]) => `${apart(who)} added ${list(labels)}`,
    unlabelled: (who: string, labels: readonly string[]) => `${apart(who)} removed ${list(labels)}`,
    moved: (who: string, team: string) => `${apart(who)} moved this to ${apart(team)}`,
    left_team: (who: string) => `${apart(who)} took this out of its team`,
    prioritized: (who: string, priority: string) => `${apart(who)} changed the priority to ${priority}`,
    snoozed: (who: string, until: string) => `${apart(who)} snoozed this until ${until}`,
    snoozed_reply: (who: string) => `${apart(who)} snoozed this until the customer replies`,
    resolved: (who: string) => `${apart(who)} resolved this`,
    opened: (who: string) => `${apart(who)} reopened this`,
    pending: (who: string) => `${apart(who)} handed this back to the assistant`,
    handed_over: (who: string) => `${apart(who)} handed this over to the team`,
  },
}
