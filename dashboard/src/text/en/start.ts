/** First steps for a new owner. */
export const start = {
  title: 'Get started',
  lead: 'Four steps to your first conversation.',
  channel: 'Connect a channel',
  channel_hint: 'Add chat to your website or connect a mailbox.',
  invite: 'Invite your team',
  invite_hint: 'Assign conversations and answer them together.',
  import: 'Import your contacts',
  import_hint: 'From a CSV file.',
  test: 'Try it with test data',
  test_hint: 'Nothing is sent to customers.',
  done: 'Done',
}
