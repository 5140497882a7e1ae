/** What each group of operations is about. A route's `tag` is one of these. */
export const tags: Record<string, string> = {
  Contacts: 'The people a business talks to.',
  Conversations: 'Exchanges with contacts: whose turn it is, hand-over between assistant and people, summaries.',
  Messages: 'What was said in a conversation, and notes among colleagues.',
  Assistant: 'How it behaves, and the language model it asks, if there is one.',
  Leads: 'Contacts who may buy: qualified by rules, passed on to a CRM.',
  'Lead rules': 'What makes a lead a good one.',
  'CRM connections': 'Where leads are passed on to.',
  'Webhook endpoints': 'Addresses that are told of events, with signed deliveries.',
  Events: 'Everything that happened, in order, without gaps.',
  Knowledge: 'Articles that the assistant answers from.',
  Channels: 'The ways in which contacts reach the business.',
  Search: 'One query over contacts, conversations and messages.',
}
