import { setTimeout as pause } from 'node:timers/promises'
import { changeConversation } from '../conversations/change.ts'
import type { ConversationRow } from '../conversations/conversation.ts'
import { toPerson } from '../conversations/handover.ts'
import { handoverReasons } from '../conversations/handover-reasons.ts'
import { eachOf } from '../conversations/wake.ts'
import { type Sql, sql } from '../db/sql.ts'
import { wordsIn } from '../language/phrases.ts'
import { type Means, type Mode, type Scope, systemScope } from '../scope.ts'
import { assistantMessage } from './commit.ts'
import { emergencyReply, isEmergency } from './emergency.ts'
import { type Exchange, readExchange } from './exchange.ts'
import { languageOf } from './language.ts'
import { endingTurns } from './turn.ts'

const batch = 100
const max_rounds = 100

interface Place {
  id: string
  environment_id: number
  account_id: string
  mode: Mode
}

/** Hands over conversations whose deadline has passed, whatever happened to their turn, so that nothing gets stuck. */
export function handOverLate(services: Means): Promise<void> {
  return handOverAll(
    services,
    sql`select environment_id, id from conversations where assistant_due_at <= now() order by assistant_due_at`,
    (scope, id) => handOverUnanswered(scope, id, handoverReasons.no_answer_in_time, 'due'),
  )
}

/**
 * Hands over all conversations of an assistant that is turned off, including new ones. Snoozed conversations stay snoozed
 * and wake up with the team.
 */
export function handOverSwitchedOff(services: Means): Promise<void> {
  return handOverAll(
    services,
    sql`select environment_id, id from assistant_settings settings join conversations using (environment_id)
      where settings.status = 'off' and handled_by = 'assistant' and conversations.status in ('pending', 'snoozed')`,
    (scope, id) => handOverUnanswered(scope, id, handoverReasons.assistant_switched_off, 'all'),
  )
}

async function handOverAll(
  services: Means,
  wanted: Sql,
  handOver: (scope: Scope, id: string) => Promise<unknown>,
): Promise<void> {
  for (let round = 0; round < max_rounds; round++) {
    const places = await services.database.run<Place>(sql`
      select found.id, environment_id, account_id, mode from (${wanted} limit ${batch}::integer) found
      join environments on environments.id = environment_id`)
    await eachOf(places, ({ id, ...place }) => handOver(systemScope(services, place), id))
    if (places.length < batch) return
  }
}

/**
 * Hands a conversation over without a model and tells the customer if they're waiting. `owed`: only if a reply is needed.
 * `due`: and its deadline has passed. `all`: everything the assistant handles.
 */
export async function handOverUnanswered(
  scope: Scope,
  id: string,
  reason: string,
  which: 'owed' | 'due' | 'all',
): Promise<void> {
  const exchange = await readExchange(scope, id)
  // By the database's clock, which set the deadline.
  const [due] = await scope.database.run(sql`
    select from conversations where environment_id = ${scope.environment_id} and id = ${id} and assistant_due_at <= now()`)
  const language = await languageSoon(scope, exchange)
  const words = wordsIn(language)
  const is_urgent = isEmergency(exchange)
  const content = is_urgent ? emergencyReply(words, exchange.settings) : which === 'all' ? words.hand_over : words.sorry
  const handover = {
    reason: is_urgent ? handoverReasons.emergency : reason,
    is_urgent,
    sleeps_on: which === 'all' && !is_urgent,
  }
  const { name } = exchange.settings
  const is_meant = ({ handled_by, status, assistant_due_at, version }: ConversationRow) =>
    which === 'all'
      ? handled_by === 'assistant' && status !== 'resolved'
      : assistant_due_at !== null &&
        (which === 'owed' || (due !== undefined && version === exchange.conversation.version))
  await changeConversation(scope, id, null, (before) => {
    if (!is_meant(before)) return { set: {}, events: [] }
    const message = before.unread_count > 0 ? assistantMessage(before, name, { content }) : undefined
    const fence = endingTurns(scope.environment_id, id, reason)
    return { ...toPerson(before, scope.actor, { ...handover, message }), fence }
  })
}

// Usually a millisecond, half a second where the thread has to start; one that is busy, hanging or gone must not keep anyone
// from a person, and not each of many for so long.
const patience_ms = 2000
const short_patience_ms = 50
const remembered_ms = 10_000

let given_up_at = Number.NEGATIVE_INFINITY

async function languageSoon(scope: Scope, exchange: Exchange): Promise<string> {
  const patience = performance.now() - given_up_at < remembered_ms ? short_patience_ms : patience_ms
  const language = await Promise.race([
    languageOf(scope, exchange).catch(() => 'und'),
    pause(patience, null, { ref: false }),
  ])
  if (language === null) given_up_at = performance.now()
  return language ?? 'und'
}
