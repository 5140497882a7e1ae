/** Every event type, and the area whose read scope makes it visible to a key. */
export const eventTypes = {
  'contact.created': 'contacts',
  'contact.updated': 'contacts',
  'contact.deleted': 'contacts',
  'conversation.created': 'conversations',
  'conversation.updated': 'conversations',
  'conversation.status_changed': 'conversations',
  'conversation.handed_over': 'conversations',
  'conversation.assigned': 'conversations',
  'conversation.rated': 'conversations',
  'conversation.deleted': 'conversations',
  'message.created': 'messages',
  'message.updated': 'messages',
  'lead.qualified': 'leads',
  'lead.updated': 'leads',
  'lead.synced': 'leads',
  'lead.sync_failed': 'leads',
  'webhook_endpoint.failing': 'webhook_endpoints',
  'webhook_endpoint.disabled': 'webhook_endpoints',
  'channel.alarm_began': 'channels',
  'channel.alarm_ended': 'channels',
  'assistant.alarm_began': 'channels',
  'assistant.alarm_ended': 'channels',
  'webhook_endpoint.alarm_began': 'webhook_endpoints',
  'webhook_endpoint.alarm_ended': 'webhook_endpoints',
  'crm_connection.alarm_began': 'crm',
  'crm_connection.alarm_ended': 'crm',
  // Sent to one endpoint when someone requests a test, whatever it subscribes to.
  ping: 'webhook_endpoints',
} as const

export type EventType = keyof typeof eventTypes
