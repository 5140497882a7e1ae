import { type Agent, type AgentKey, agents, type Person } from './cast.ts'
import { demoData } from './data.ts'

export interface DemoMessage {
  author: 'contact' | 'agent' | 'note' | 'assistant'
  /** The email address of the agent who wrote it; absent on messages of the contact. */
  agent?: string
  content: string
  /** The title of the article that the assistant cites. */
  cites?: string
  minutes_after_start: number
}

export interface DemoConversation {
  contact: string
  language: string
  subject: string | null
  status: 'open' | 'snoozed' | 'resolved'
  handled_by: 'human' | 'assistant'
  assignee: string | null
  priority: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  labels: string[]
  started_minutes_ago: number
  messages: DemoMessage[]
  handover_reason?: string
}

export interface DemoCompany {
  agents: Agent[]
  contacts: Person[]
  conversations: DemoConversation[]
}

/** A conversation as it is written down in `data/conversations.json`: everything that has a usual value may be left out. */
interface Script {
  from: string
  subject?: string
  status?: DemoConversation['status']
  handler?: 'assistant'
  assignee?: AgentKey
  priority?: DemoConversation['priority']
  labels?: string[]
  /** In minutes. */
  ago: number
  handover?: string
  /** Minutes after the start, who writes, what; as in a screenplay: `14 kenji: Hi Tom, …`, `0 assistant [Title of the cited article]: …`, `24 note:aylin: …`. */
  lines: string[]
}

/** A small business, its customers and its last seven days, oldest conversation first. */
export function demoCompany(): DemoCompany {
  const contacts = demoData<Person[]>('contacts')
  const by_email = new Map(contacts.map((contact) => [contact.email, contact]))
  const conversations = demoData<Script[]>('conversations').map((script) => {
    const contact = by_email.get(script.from)
    if (!contact) throw new Error(`no contact has the address ${script.from}`)
    return conversationFrom(script, contact)
  })
  return { agents: Object.values(agents), contacts, conversations }
}

function conversationFrom(script: Script, contact: Person): DemoConversation {
  return {
    contact: contact.email,
    language: contact.language,
    subject: script.subject ?? null,
    status: script.status ?? 'open',
    handled_by: script.handler ?? 'human',
    assignee: script.assignee ? agents[script.assignee].email : null,
    priority: script.priority ?? 'none',
    labels: script.labels ?? [],
    started_minutes_ago: script.ago,
    messages: script.lines.map(messageFrom),
    ...(script.handover === undefined ? {} : { handover_reason: script.handover }),
  }
}

function messageFrom(line: string): DemoMessage {
  const said = /^(\d+) assistant(?: \[([^\]]+)\])?: (.+)$/s.exec(line)
  if (said) {
    const [, minutes, cites, content = ''] = said
    return { author: 'assistant', content, minutes_after_start: Number(minutes), ...(cites && { cites }) }
  }
  const parts = /^(\d+) (contact|(note:)?(\w+)): (.+)$/s.exec(line)
  if (!parts) throw new Error(`not a line of a script: ${line}`)
  const [, minutes, writer, note, agent = '', content = ''] = parts
  const minutes_after_start = Number(minutes)
  if (writer === 'contact') return { author: 'contact', content, minutes_after_start }
  if (!Object.hasOwn(agents, agent)) throw new Error(`nobody in the cast is called ${agent}`)
  return { author: note ? 'note' : 'agent', agent: agents[agent as AgentKey].email, content, minutes_after_start }
}
