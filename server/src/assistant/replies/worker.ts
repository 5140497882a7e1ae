import { setTimeout as pause } from 'node:timers/promises'
import { handoverReasons } from '../../conversations/handover-reasons.ts'
import type { Announcements } from '../../events/announcements.ts'
import type { Services } from '../../http/serve.ts'
import { systemScope } from '../../scope.ts'
import { commitReply } from './commit.ts'
import { readExchange } from './exchange.ts'
import { learnLanguages } from './intent/intent.ts'
import { languageOfText } from './language-thread.ts'
import { think } from './think.ts'
import { handOverUnanswered } from './to-person.ts'
import { claimTurns, discardTurn, giveBackTurn, nextTurnIn, renew_ms, renewTurn, type Turn } from './turn.ts'

export interface ReplyWorkerParts {
  services: Services
  announcements: Announcements
  /** Told how each turn ended, for the metrics. */
  ended: (outcome: string) => void
  failed: (error: unknown) => void
}

export interface ReplyWorker {
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>
}

// Of those that wait for nobody outside: each takes some milliseconds.
const at_once = 16
// Of those that wait for a model, however slow it is: they hold up none of the others. Past that, replies come from the articles.
const most_asking = 64
const poll_ms = 1000
// How long a stop waits for a model. What has not ended by then is done again by whoever comes next.
const patience_ms = 5000
const warm_ms = 30_000

/** Answers what is owed an answer, with as many other processes as there are. */
export function startReplyWorker({ services, announcements, ended, failed }: ReplyWorkerParts): ReplyWorker {
  const { database } = services
  const running = new Map<Turn, Promise<void>>()
  const asking = new Set<Turn>()
  let stopping = false
  let wanted = true
  let ring = () => {}
  let timer: NodeJS.Timeout | undefined
  let warmed = Number.NEGATIVE_INFINITY

  const wake = () => {
    wanted = true
    ring()
  }
  const unsubscribe = announcements.subscribe(wake)
  const poll = setInterval(wake, poll_ms)
  const working = work()

  async function work(): Promise<void> {
    while (!stopping) {
      if (!wanted) await new Promise<void>((resolve) => (ring = resolve))
      wanted = false
      if (!stopping && room() > 0) await round().catch(failed)
    }
  }

  function room(): number {
    return at_once - (running.size - asking.size)
  }

  function mayAsk(turn: Turn): boolean {
    // A turn may ask twice: what a question means, and for the reply.
    if (asking.has(turn)) return true
    if (asking.size >= most_asking) return false
    asking.add(turn)
    wake()
    return true
  }

  async function round(): Promise<void> {
    const turns = await claimTurns(database, room(), running.keys())
    for (const turn of turns) {
      const one = run(turn).finally(() => {
        running.delete(turn)
        asking.delete(turn)
        wake()
      })
      running.set(turn, one)
    }
    const next = await nextTurnIn(database)
    if (next === null) return
    warm()
    clearTimeout(timer)
    timer = setTimeout(wake, Math.min(next, poll_ms) + 1)
  }

  /** Languages are learnt while the customer may still be writing; the thread that tells one from another takes half a second to start. */
  function warm(): void {
    if (performance.now() - warmed < warm_ms) return
    warmed = performance.now()
    languageOfText('Where is my order?').catch(() => {})
    learnLanguages().catch(failed)
  }

  async function run(turn: Turn): Promise<void> {
    const keeping = setInterval(() => renewTurn(database, turn).catch(failed), renew_ms)
    try {
      ended(await takeTurn(services, turn, () => mayAsk(turn)))
    } catch (error) {
      failed(error)
      await giveUp(turn).catch(failed)
    } finally {
      clearInterval(keeping)
    }
  }

  /** An error nobody foresaw would come again: a person takes over at once, not when the time is over. */
  async function giveUp(turn: Turn): Promise<void> {
    ended('failed')
    await handOverUnanswered(
      systemScope(services, turn),
      turn.conversation_id,
      handoverReasons.assistant_failed,
      'owed',
    )
    await discardTurn(database, turn, 'An error.')
  }

  return {
    async stop() {
      stopping = true
      unsubscribe()
      clearInterval(poll)
      clearTimeout(timer)
      ring()
      await working
      const late = new AbortController()
      const all = Promise.all(running.values())
      await Promise.race([all, pause(patience_ms, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      await Promise.all([...running.keys()].map((turn) => giveBackTurn(database, turn).catch(failed)))
    },
  }
}

// Whoever was killed over it again and again is killed by it.
const most_tries = 3

/** One turn, from reading to answering; answers how it ended. */
async function takeTurn(services: Services, turn: Turn, may_ask_model: () => boolean): Promise<string> {
  const scope = { ...systemScope(services, turn), may_ask_model }
  const began = performance.now()
  if (turn.tries >= most_tries) throw new Error(`A turn was begun ${turn.tries} times and never ended.`)
  const exchange = await readExchange(scope, turn.conversation_id)
  if (exchange.conversation.assistant_due_at === null) {
    await discardTurn(services.database, turn, 'Nothing is owed any more.')
    return 'discarded'
  }
  const reply = await think(scope, exchange, began + turn.remaining_ms)
  const said = await commitReply(scope, turn, exchange, reply, Math.round(performance.now() - began))
  return said ? reply.outcome : 'discarded'
}
