import { type AgentKey, agents } from '../cast.ts'
import type { DemoContact, DemoConversation, DemoMessage, DemoPriority, DemoStatus } from './types.ts'

type Writer = 'contact' | AgentKey | `note:${AgentKey}` | 'assistant' | `assistant [${string}]`

/** Minutes after the start, who writes, what; as in a screenplay: `14 kenji: Hi Tom, …`. */
export type Line = `${number} ${Writer}: ${string}`

/** A conversation as it is written down by hand: everything that has a usual value may be left out. */
export type Script = {
  from: string
  subject?: string
  status?: DemoStatus
  handler?: 'assistant'
  assignee?: AgentKey
  priority?: DemoPriority
  labels?: readonly string[]
  ago: number
  handover?: string
  lines: readonly Line[]
}

export const hours = 60
export const days = 24 * hours

export function conversationFrom(script: Script, contact: DemoContact): DemoConversation {
  return {
    contact: contact.email,
    language: contact.language,
    subject: script.subject ?? null,
    status: script.status ?? 'open',
    handled_by: script.handler ?? 'human',
    assignee: script.assignee ? agents[script.assignee].email : null,
    priority: script.priority ?? 'none',
    labels: [...(script.labels ?? [])],
    started_minutes_ago: script.ago,
    messages: script.lines.map(messageFrom),
    ...(script.handover === undefined ? {} : { handover_reason: script.handover }),
  }
}

function messageFrom(line: Line): DemoMessage {
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
