/** The practice messenger, and the telephone of its customers. */
export const practice_channel = {
  begin: 'Try it as a customer',
  begin_lead:
    'Add a practice messenger, write to yourself as a customer, and answer from the inbox. Nothing leaves this service.',
  begin_act: 'Add practice messenger',
  answers: 'How it responds to your messages',
  moods: {
    well: 'Delivers them',
    rejected: 'Refuses them',
    unavailable: 'Is down',
    unanswered: 'Delivers them, but its response is lost',
  },
  phone: 'The customer’s phone',
  phone_lead: 'Write as a customer. Your answers appear here, and count as read when the customer writes again.',
  customer: 'Customer',
  message: 'Message',
  send: 'Send as customer',
  empty: 'No messages yet.',
  you: 'You',
}
