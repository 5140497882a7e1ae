import { agents, cast } from '../cast.ts'
import { type Random, seeded } from '../random.ts'
import { answeredByAssistant } from './answered-by-assistant.ts'
import { contactsOfEurope } from './contacts-europe.ts'
import { contactsOfTheWorld } from './contacts-world.ts'
import { arabic, ukrainian } from './conversations-ar-uk.ts'
import { chinese, japanese } from './conversations-asia.ts'
import { byAssistant } from './conversations-assistant.ts'
import { german } from './conversations-de.ts'
import { english } from './conversations-en.ts'
import { englishBusiness } from './conversations-en-business.ts'
import { spanish } from './conversations-es.ts'
import { french } from './conversations-fr.ts'
import { dutch, swedish } from './conversations-nl-sv.ts'
import { polish, turkish } from './conversations-pl-tr.ts'
import { italian, portuguese } from './conversations-pt-it.ts'
import { conversationFrom, days, hours, type Script } from './script.ts'
import { slotsFor, type Template } from './template.ts'
import { easternTemplates } from './templates-east.ts'
import { northernTemplates } from './templates-north.ts'
import { southernTemplates } from './templates-south.ts'
import type { DemoCompany, DemoContact, DemoConversation, DemoPriority, DemoStatus } from './types.ts'

export const handwritten: readonly Script[] = [
  ...english,
  ...englishBusiness,
  ...german,
  ...french,
  ...spanish,
  ...portuguese,
  ...italian,
  ...dutch,
  ...swedish,
  ...polish,
  ...turkish,
  ...japanese,
  ...chinese,
  ...arabic,
  ...ukrainian,
  ...byAssistant,
]

const templates: readonly Template[] = [...northernTemplates, ...southernTemplates, ...easternTemplates]
const variations = 16
// With what is written by hand, a quarter of all that is resolved: what a help center of this size does.
const answered_by_assistant = 20
const usualEnds: readonly DemoStatus[] = [...new Array<DemoStatus>(8).fill('resolved'), 'snoozed', 'open']

/** A small business, its customers and its last seven days, oldest conversation first. The same seed gives the same. */
export function demoCompany(seed = 1): DemoCompany {
  const random = seeded(seed)
  const contacts = [...Object.values(cast), ...contactsOfEurope, ...contactsOfTheWorld].map(copyOf)
  const byEmail = new Map(contacts.map((contact) => [contact.email, contact]))
  const conversations = [
    ...handwritten.map((script) => conversationFrom(script, contactOf(script, byEmail))),
    ...variationsOn(random, contacts),
    ...answeredByAssistant(random, customers(contacts), answered_by_assistant),
  ]
  return {
    agents: Object.values(agents),
    contacts,
    conversations: conversations.sort((a, b) => b.started_minutes_ago - a.started_minutes_ago),
  }
}

function copyOf(contact: DemoContact): DemoContact {
  return { ...contact, custom_attributes: { ...contact.custom_attributes } }
}

function contactOf(script: Script, byEmail: Map<string, DemoContact>): DemoContact {
  const contact = byEmail.get(script.from)
  if (!contact) throw new Error(`no contact has the address ${script.from}`)
  return contact
}

/** Everybody but those who write what nobody wants. */
function customers(contacts: DemoContact[]): DemoContact[] {
  const spammers = new Set(handwritten.filter((script) => script.labels?.includes('spam')).map((script) => script.from))
  return contacts.filter((contact) => !spammers.has(contact.email))
}

function variationsOn(random: Random, contacts: DemoContact[]): DemoConversation[] {
  const busy = new Set(handwritten.map((script) => script.from))
  // Whoever has not written yet comes first, so that no contact of the demo has an empty page.
  const queue = [
    ...random.shuffle(contacts.filter((contact) => !busy.has(contact.email))),
    ...random.shuffle(customers(contacts).filter((contact) => busy.has(contact.email))),
  ]
  const decks = new Map<string, Template[]>()
  const openings = new Set<string>()
  const written: DemoConversation[] = []
  for (const contact of queue) {
    if (written.length === variations) break
    const template = dealt(decks, contact.language, random)
    if (!template) continue
    let conversation = variation(random, template, contact)
    while (openings.has(openingOf(conversation))) conversation = variation(random, template, contact)
    openings.add(openingOf(conversation))
    written.push(conversation)
  }
  return written
}

function openingOf(conversation: DemoConversation): string {
  return conversation.messages[0]?.content ?? ''
}

/** Deals every template of a language once before any comes a second time. */
function dealt(decks: Map<string, Template[]>, language: string, random: Random): Template | undefined {
  const deck = decks.get(language) ?? []
  if (deck.length === 0) deck.push(...random.shuffle(templates.filter((template) => template.language === language)))
  decks.set(language, deck)
  return deck.pop()
}

function variation(random: Random, template: Template, contact: DemoContact): DemoConversation {
  const slots = slotsFor(random, contact.name)
  const lines = template.lines(slots)
  const unanswered = random.chance(0.15)
  const ago = unanswered ? random.int(3, 90) : random.int(4 * hours, 7 * days - hours)
  const script: Script = {
    from: contact.email,
    subject: template.subject(slots) ?? undefined,
    status: unanswered || ago < 12 * hours ? 'open' : random.pick(usualEnds),
    assignee: unanswered ? undefined : template.agent,
    priority: random.pick<DemoPriority>(['none', 'none', 'none', 'low', 'low', 'medium', 'high']),
    labels: template.labels,
    ago,
    lines: unanswered ? lines.slice(0, 1) : lines,
  }
  return conversationFrom(script, contact)
}
