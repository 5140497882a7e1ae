import type { Permission } from '../accounts/permissions.ts'
import { requireUser } from '../accounts/users.ts'
import { findContact } from '../contacts/contacts.ts'
import { mergeAttributes, storableAttributes } from '../contacts/custom-attributes.ts'
import { type Sql, sql } from '../db/sql.ts'
import { untilWritten } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { newId } from '../ids.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { requireTeam } from '../teams/require-team.ts'
import { changeConversation, type Decision } from './change.ts'
import { type ConversationRow, conversationResource, findConversation, newConversation } from './conversation.ts'
import { expanded, expansionsIn } from './expand.ts'
import { createMissingLabels } from './labels/labels.ts'
import type { ConversationChanges, NewConversation } from './schema.ts'
import { assistantOff } from './status.ts'
import { type Beginning, whoBegins } from './who-begins.ts'

export async function getConversation(
  scope: Scope,
  id: string,
  { expand }: { expand?: string },
  permissions: ReadonlySet<Permission>,
): Promise<Resource> {
  const expansions = expansionsIn(expand)
  const row = await findConversation(scope, id)
  if (expansions.length === 0) return conversationResource(row)
  const json = (await expanded(scope, [row], expansions, permissions))(row)
  // Related objects change without a new version of the conversation.
  return { ...conversationResource(row), json, volatile: true }
}

export function startConversation(scope: Scope, input: NewConversation): Promise<Resource> {
  return untilWritten(async () => {
    const [contact, beginning] = await Promise.all([
      findContact(scope, input.contact_id),
      whoBegins(scope, input.channel_id),
    ])
    const row = newConversation({
      id: newId('conversation'),
      contact_id: contact.id,
      channel: beginning.channel,
      channel_id: beginning.channel_id,
      subject: input.subject ?? null,
      handled_by: handlerOf(beginning, input),
      team: beginning.team,
      custom_attributes: storableAttributes(input.custom_attributes ?? {}),
    })
    return (await insert(scope, row)) ? conversationResource(row) : undefined
  })
}

/** Selects from the rows of its contact, channel and team: if one is going, nothing starts. Returns whether it started. */
async function insert(scope: Scope, row: ConversationRow): Promise<boolean> {
  const { id, contact_id, channel_id } = row
  const conversation = conversationResource(row)
  const started = await write(
    scope,
    sql`change as (
      insert into conversations (environment_id, id, contact_id, channel_id, channel, subject, status, handled_by, custom_attributes, created_at, updated_at, team)
      select contacts.environment_id, ${id}, contacts.id, channels.id, ${row.channel}, ${row.subject}, ${row.status}, ${row.handled_by},
        ${row.custom_attributes}::json, ${row.created_at}::timestamptz, ${row.updated_at}::timestamptz, ${row.team}
      from contacts join channels on channels.environment_id = contacts.environment_id and channels.id = ${channel_id} and deleted_at is null${ofTeam(row)}
      where contacts.environment_id = ${scope.environment_id} and contacts.id = ${contact_id} for key share
      returning id)`,
    [{ type: 'conversation.created', object: conversation.json, contact_id, about: id }],
    conversation,
  )
  return started.length > 0
}

/** With no team, it costs nothing. */
function ofTeam({ team }: ConversationRow): Sql {
  return team === null
    ? sql``
    : sql` join teams on teams.environment_id = contacts.environment_id and teams.id = ${team} and archived_at is null`
}

/** Who answers: as the request says, otherwise as the channel's setting says. */
function handlerOf({ assistant, handled_by }: Beginning, named: NewConversation): 'assistant' | 'human' {
  if (assistant === 'on') return named.handled_by ?? handled_by
  if (named.handled_by === 'assistant') throw assistantOff()
  return 'human'
}

export async function updateConversation(
  scope: Scope,
  id: string,
  changes: ConversationChanges,
  expected: Expectation,
): Promise<Resource> {
  if (changes.assignee) await requireUser(scope, changes.assignee)
  if (changes.labels) await createMissingLabels(scope, changes.labels)
  return withTeam(scope, changes.team, (scope, members) =>
    changeConversation(scope, id, expected, (before) => toValues(before, changes, members)),
  )
}

/** Where a conversation is given to a team, nobody archives it meanwhile. */
export function withTeam<Result>(
  scope: Scope,
  team: string | null | undefined,
  change: (scope: Scope, members: ReadonlySet<string> | null) => Promise<Result>,
): Promise<Result> {
  if (!team) return change(scope, null)
  return transact(scope, async (scope) => change(scope, await requireTeam(scope, team, 'team')))
}

/** The decision behind every change of these values. Another team, with these members, takes it from whoever is none of them. */
export function toValues(
  before: ConversationRow,
  changes: ConversationChanges,
  members: ReadonlySet<string> | null,
): Decision {
  const { custom_attributes, labels, ...rest } = changes
  const { team, assignee = before.assignee } = changes
  const is_moved = team !== undefined && team !== before.team
  const is_stranger = before.assignee !== null && members !== null && !members.has(before.assignee)
  const after = is_moved && is_stranger && changes.assignee === undefined ? null : assignee
  return {
    set: {
      ...rest,
      ...(after !== before.assignee && { assignee: after }),
      ...(labels && { labels: JSON.stringify(labels) }),
      ...(custom_attributes && {
        custom_attributes: storableAttributes(mergeAttributes(before.custom_attributes, custom_attributes)),
      }),
    },
    events: after !== before.assignee ? ['conversation.updated', 'conversation.assigned'] : ['conversation.updated'],
  }
}
