import type { Conversation } from './queries.ts'

export const priorities: readonly Conversation['priority'][] = ['none', 'low', 'medium', 'high', 'urgent']
