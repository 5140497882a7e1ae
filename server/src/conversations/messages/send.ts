import { firstReplyAssigns } from '../../accounts/first-reply.ts'
import { channelKinds, type Kind } from '../../channels/kinds.ts'
import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Attaching, attachFiles } from '../../files/attach.ts'
import { isId } from '../../ids.ts'
import { tellsOfDanger } from '../../language/danger.ts'
import { type Actor, type Resource, read, type Scope } from '../../scope.ts'
import { changeConversation, type Decision, type Fence, Fenced } from '../change.ts'
import type { ConversationRow } from '../conversation.ts'
import { accepted, toPerson } from '../handover.ts'
import { needs_no_reply, needs_reply, needs_reply_at_once } from '../needs-reply.ts'
import type { MessageEmail } from './email-schema.ts'
import { requireMentioned } from './mentions.ts'
import { type Draft, draftMessage, requireMessage } from './messages.ts'
import { emailFrom, requireEmail, requireForwardable, sendAt } from './new-email.ts'
import type { NewMessage, Verification } from './schema.ts'

/** Adds a message to a conversation with all its consequences for the conversation, in one statement. */
export async function sendMessage(scope: Scope, conversation_id: string, input: NewMessage): Promise<Resource> {
  if (input.direction === 'inbound' && input.private)
    throw invalid('private', 'can only be used with outbound messages.')
  requireContent(input)
  if (!isId('conversation', conversation_id)) throw notFound('conversation')
  if (input.private) await requireMentioned(scope, input.content ?? '')
  if (input.in_reply_to) await requireMessage(scope, conversation_id, input.in_reply_to)
  if (input.direction === 'inbound')
    return receiveMessage(scope, conversation_id, input, { name: await contactName(scope, conversation_id) })
  const send_at = input.email && (await sendAt(scope, input.email))
  if (input.email?.forward) await requireForwardable(scope, input.email.forward)
  const sender = senderOf(scope.actor)
  const assigns = sender.type === 'user' && !input.private && (await firstReplyAssigns(scope))
  return add(scope, conversation_id, input, { assigns, send_at }, () => sender)
}

type Received = Pick<NewMessage, 'content' | 'attachments' | 'in_reply_to'>

interface From {
  /** The contact's name. */
  name: string
  /** Who alone may attach the files: a visitor only attaches their own. */
  owner?: string
  /** The response, if it isn't the message. */
  shown?: Decision['shown']
  /** The contact who wrote it, if it isn't the conversation's. */
  contact_id?: string
  /** How sure it is who wrote it. */
  verification?: Verification
  /** How it came by email. */
  email?: MessageEmail
  /** Whether it changes nothing but the history, such as an out-of-office note. */
  is_quiet?: boolean
  /** Why a person has to answer it, if so. */
  for_person?: string
  /** Whether an unassigned conversation is assigned to the user who writes it. */
  assigns?: boolean
  /** When it goes out, if not at once. */
  send_at?: string | undefined
}

/** Adds a message of the contact, whichever channel it came through. */
export async function receiveMessage(
  scope: Scope,
  conversation_id: string,
  { content, attachments, in_reply_to }: Received,
  { name, ...how }: From,
): Promise<Resource> {
  const message = { content, attachments, in_reply_to, direction: 'inbound' } as const
  requireContent(message)
  // Read here, because the contact may have been merged in the meantime.
  return add(scope, conversation_id, message, how, ({ contact_id }) => ({
    type: 'contact',
    id: how.contact_id ?? contact_id,
    name,
  }))
}

/** Adds what a person of the business wrote elsewhere: it has gone out already. */
export function recordSent(
  scope: Scope,
  conversation_id: string,
  message: Pick<NewMessage, 'content' | 'attachments'>,
  { name, ...how }: From,
): Promise<Resource> {
  requireContent(message)
  return add(scope, conversation_id, message, how, () => ({ type: 'user', id: null, name }))
}

async function add(
  scope: Scope,
  conversation_id: string,
  { attachments = [], content = '', email, ...rest }: NewMessage,
  {
    owner,
    shown,
    verification,
    email: known,
    is_quiet = false,
    for_person,
    assigns = false,
    send_at,
  }: Omit<From, 'name'>,
  senderIn: (before: ConversationRow) => Draft['sender'],
): Promise<Resource> {
  const given = attachments.length > 0 ? attachments : null
  const is_urgent = rest.direction === 'inbound' && tellsOfDanger(content)
  const attach = () => attachFiles(scope, given!, owner === undefined ? {} : { owner })
  const attaching = given && (await attach())
  return changeConversation(scope, conversation_id, null, (before) => {
    if (email !== undefined) requireEmail(before, rest)
    const message = {
      ...rest,
      content,
      sender: senderIn(before),
      verification,
      attachments: attaching?.json,
      email: known ?? (email && emailFrom(email, send_at)),
    }
    const decision = {
      ...append(before, message, { is_urgent, is_quiet, for_person, assigns, by: scope.actor }),
      shown,
    }
    return attaching ? { ...decision, fence: fenceOf(attaching, conversation_id) } : decision
  }).catch(async (error) => {
    // Another message has them since.
    if (error instanceof Fenced && given) await attach()
    throw error
  })
}

function requireContent(message: NewMessage): void {
  const { attachments = [], content = '', email } = message
  if (content === '' && attachments.length === 0 && !email?.forward) throw missing(message)
}

function missing({ content }: NewMessage) {
  return content === undefined
    ? invalid('content', 'is required.', 'parameter_missing')
    : invalid('content', 'must not be empty.')
}

function fenceOf({ held, done }: Attaching, conversation_id: string): Fence {
  return { held, done: (message_id) => done(conversation_id, message_id!) }
}

interface Circumstances extends Pick<From, 'for_person'> {
  is_urgent: boolean
  is_quiet: boolean
  assigns: boolean
  by: Actor
}

/** How a message changes its conversation. */
function append(
  before: ConversationRow,
  input: Omit<Draft, 'conversation_id' | 'channel' | 'after'>,
  { is_urgent, is_quiet, for_person, assigns, by }: Circumstances,
): Decision {
  const message = draftMessage({
    ...input,
    conversation_id: before.id,
    channel: before.channel as Kind,
    after: before.last_message_id,
  })
  const at = message.created_at
  const always = { last_message_id: message.id, last_message_at: at }
  if (message.private || is_quiet) return { message, events: [], set: always }
  if (message.direction === 'inbound' && for_person !== undefined && before.handled_by === 'assistant') {
    const decision = toPerson(before, by, { reason: for_person, message, is_urgent })
    return { ...decision, set: { ...decision.set, unread_count: before.unread_count + 1, resolved_at: null } }
  }
  if (message.direction === 'inbound') {
    const next = before.status === 'open' ? 'open' : before.handled_by === 'assistant' ? 'pending' : 'open'
    return {
      message,
      events: [
        ...(next === before.status ? [] : (['conversation.status_changed'] as const)),
        ...(is_urgent && before.priority !== 'urgent' ? (['conversation.updated'] as const) : []),
      ],
      set: {
        ...always,
        ...(is_urgent && { priority: 'urgent' }),
        status: next,
        unread_count: before.unread_count + 1,
        snoozed_until: null,
        resolved_at: null,
        ...(next === 'pending' && (is_urgent ? needs_reply_at_once : needs_reply)),
      },
    }
  }
  const is_assigned = assigns && before.assignee === null
  // A person's message assigns the conversation to people immediately. It doesn't reopen it.
  return {
    message,
    events: [
      ...(before.status === 'pending' ? (['conversation.status_changed'] as const) : []),
      ...(is_assigned ? (['conversation.assigned'] as const) : []),
    ],
    set: {
      ...always,
      status: before.status === 'pending' ? 'open' : before.status,
      handled_by: 'human',
      ...needs_no_reply,
      unread_count: 0,
      first_replied_at: before.first_replied_at ?? at,
      ...(is_assigned && { assignee: by.id, handover: accepted(before.handover, by.id!) }),
    },
  }
}

async function contactName(scope: Scope, conversation_id: string): Promise<string> {
  const [row] = await read<{ channel: Kind; name: string }>(
    scope,
    sql`
    select channel, name
    from conversations join contacts on contacts.environment_id = conversations.environment_id and contacts.id = contact_id
    where conversations.environment_id = ${scope.environment_id} and conversations.id = ${conversation_id}`,
  )
  if (!row) throw notFound('conversation')
  const { channel, name } = row
  if (!channelKinds[channel].capabilities.inbound_by_api)
    throw invalid('direction', `can only be inbound if the channel is api. This conversation's channel is ${channel}.`)
  return name
}

function senderOf({ type, id, name }: Actor): Draft['sender'] {
  if (type === 'visitor') throw new Error('A visitor only writes as their contact.')
  return { type: type === 'api_key' ? 'api' : type, id, name }
}
