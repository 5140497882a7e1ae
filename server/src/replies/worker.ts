import { handoverReasons } from '../conversations/handover-reasons.ts'
import type { Announcements } from '../events/announcements.ts'
import { type Loop, startWorker } from '../jobs/loop.ts'
import { languageOfText } from '../language/thread.ts'
import { learnWishes } from '../language/wishes.ts'
import { type Means, systemScope } from '../scope.ts'
import { commitReply } from './commit.ts'
import { readExchange } from './exchange.ts'
import { handOverUnanswered } from './hand-over.ts'
import { think } from './think.ts'
import { claimTurns, discardTurn, nextTurnIn, type Turn, turn_leases } from './turn.ts'

export interface ReplyWorkerParts {
  services: Means
  announcements: Announcements
  /** Called with the outcome of each turn, for metrics. */
  ended: (outcome: string) => void
  failed: (error: unknown) => void
}

// Turns that call nothing outside, some milliseconds each.
const max_at_once = 16
// Turns that wait for a model. They don't delay the others. Beyond this limit, replies come from articles only.
const max_asking = 64
const poll_ms = 1000
const warm_ms = 30_000

/** Replies to conversations that need it. */
export function startReplyWorker({ services, announcements, ended, failed }: ReplyWorkerParts): Loop {
  const { database } = services
  const asking = new Set<Turn>()
  let next_turn: NodeJS.Timeout | undefined
  let warmed = Number.NEGATIVE_INFINITY

  const worker = startWorker<Turn>({
    name: 'reply',
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - (running.size - asking.size),
    claim,
    work,
    giveUp,
    giveBack: (turn) => turn_leases.release(database, turn),
    failed,
  })

  async function claim(limit: number, running: ReadonlyMap<Turn, unknown>): Promise<Turn[]> {
    const turns = await claimTurns(database, limit, running.keys())
    const next_ms = await nextTurnIn(database)
    if (next_ms !== null) {
      warm()
      clearTimeout(next_turn)
      next_turn = setTimeout(worker.wake, Math.min(next_ms, poll_ms) + 1)
    }
    return turns
  }

  /** Languages load while the customer may still be writing, because the detection thread takes half a second to start. */
  function warm(): void {
    if (performance.now() - warmed < warm_ms) return
    warmed = performance.now()
    languageOfText('Where is my order?').catch(() => {})
    learnWishes().catch(failed)
  }

  async function work(turn: Turn): Promise<void> {
    try {
      const take = () => takeTurn(services, turn, () => mayAsk(turn))
      ended(await turn_leases.keep({ database, failed }, turn, take))
    } finally {
      asking.delete(turn)
    }
  }

  function mayAsk(turn: Turn): boolean {
    // A turn may call twice: to understand the question, and for the reply.
    if (asking.has(turn)) return true
    if (asking.size >= max_asking) return false
    asking.add(turn)
    worker.wake()
    return true
  }

  /** An unexpected error would repeat, so a person takes over at once instead of at the deadline. */
  async function giveUp(turn: Turn): Promise<void> {
    ended('failed')
    const scope = systemScope(services, turn)
    await handOverUnanswered(scope, turn.conversation_id, handoverReasons.assistant_failed, 'owed')
    await discardTurn(database, turn, 'An error.')
  }

  return {
    wake: worker.wake,
    async stop() {
      await worker.stop()
      clearTimeout(next_turn)
    },
  }
}

// A conversation that kills its worker again and again is the cause.
const max_tries = 3

/** One turn, from reading to replying. Returns its outcome. */
async function takeTurn(services: Means, turn: Turn, may_ask_model: () => boolean): Promise<string> {
  const scope = { ...systemScope(services, turn), may_ask_model }
  const began = performance.now()
  if (turn.tries >= max_tries) throw new Error(`A turn was begun ${turn.tries} times and never ended.`)
  const exchange = await readExchange(scope, turn.conversation_id)
  if (exchange.conversation.assistant_due_at === null) {
    await discardTurn(services.database, turn, 'No reply is needed anymore.')
    return 'discarded'
  }
  const reply = await think(scope, exchange, began + turn.remaining_ms)
  const said = await commitReply(scope, turn, exchange, reply, Math.round(performance.now() - began))
  return said ? reply.outcome : 'discarded'
}
