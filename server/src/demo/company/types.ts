import type { Agent, Person } from '../cast.ts'

export type DemoAgent = Agent
export type DemoContact = Person

export type DemoMessage = {
  author: 'contact' | 'agent' | 'note' | 'assistant'
  /** The e-mail address of the agent who wrote it; absent on messages of the contact. */
  agent?: string
  content: string
  /** The title of the article that the assistant cites. */
  cites?: string
  minutes_after_start: number
}

export type DemoStatus = 'open' | 'snoozed' | 'resolved'
export type DemoPriority = 'none' | 'low' | 'medium' | 'high' | 'urgent'

export type DemoConversation = {
  contact: string
  language: string
  subject: string | null
  status: DemoStatus
  handled_by: 'human' | 'assistant'
  assignee: string | null
  priority: DemoPriority
  labels: string[]
  started_minutes_ago: number
  messages: DemoMessage[]
  handover_reason?: string
}

export type DemoCompany = { agents: DemoAgent[]; contacts: DemoContact[]; conversations: DemoConversation[] }
