import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal } from '../api.ts'
import type { Chat } from '../chat/chat.ts'
import { refused } from '../chat/conversations.ts'
import { fill } from '../language.ts'
import type { Session } from '../types.ts'
import { type SessionWords, session_words } from '../words/sessions.ts'
import type { Props } from './props.ts'
import css from './sessions.css?inline'
import { wear } from './wear.ts'

wear(css)

/** The browsers in which the visitor is signed in. They can sign out the others. */
export function SessionsPage({ chat }: Props) {
  const words = session_words[chat.language]!
  const page = useRef<HTMLElement>(null)
  const { sessions, error, said, load, end } = useSessions(chat, words)
  useEffect(() => page.current!.focus(), [])

  const confirmed = (done: string, run: () => Promise<unknown>) => async () => {
    await end(done, run)
    page.current?.focus()
  }
  return (
    <section
      class="body column"
      ref={page}
      tabIndex={-1}
      aria-label={chat.words.sessions}
      aria-busy={!sessions && !error}
    >
      <p class="said" role="status">
        {said}
      </p>
      {error && (
        <p class="danger" role="alert">
          {error}
        </p>
      )}
      {error && !sessions && (
        <button type="button" class="plain apart" onClick={load}>
          {chat.words.retry}
        </button>
      )}
      {sessions && <Sessions {...{ chat, words, sessions, confirmed }} />}
    </section>
  )
}

interface SessionsProps {
  chat: Chat
  words: SessionWords
  sessions: Session[]
  confirmed: (done: string, run: () => Promise<unknown>) => () => Promise<void>
}

function Sessions({ chat, words, sessions, confirmed }: SessionsProps) {
  const [asking, setAsking] = useState<string | null>(null)
  const of = (which: string) => ({
    words,
    is_asking: asking === which,
    ask: (on: boolean) => setAsking(on ? which : null),
  })
  return (
    <>
      <ul class="plainlist column">
        {sessions.map((one) => {
          const browser = one.browser ?? words.unknown
          const end = () => chat.api.endSession(one.id).catch(ignoreEnded)
          return (
            <li key={one.id} class="session column">
              <About words={words} language={chat.language} session={one} />
              {!one.current && (
                <Ask
                  {...of(one.id)}
                  label={words.sign_out}
                  of={browser}
                  question={fill(words.ask_one, { browser })}
                  run={confirmed(fill(words.done_one, { browser }), end)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length === 1 && <p class="hint">{words.only_here}</p>}
      {sessions.length > 1 && (
        <>
          <Ask
            {...of('others')}
            label={words.sign_out_others}
            question={words.ask_others}
            run={confirmed(words.done_others, chat.api.endOtherSessions)}
          />
          <p class="muted">{words.again}</p>
        </>
      )}
    </>
  )
}

function useSessions(chat: Chat, words: SessionWords) {
  const [sessions, setSessions] = useState<Session[]>()
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  async function attempt(run: () => Promise<void>) {
    setError(null)
    setSaid('')
    try {
      await run()
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure
      if (failure.code === 'visitor_token_invalid') return refused(chat, failure)
      setError(failure.status === 0 ? words.no_connection : words.failed)
    }
  }

  async function read() {
    const { data } = await chat.api.sessions()
    setSessions(
      data.sort((a, b) => Number(b.current) - Number(a.current) || (a.last_used_at < b.last_used_at ? 1 : -1)),
    )
  }

  const load = () => attempt(read)
  useEffect(() => void load(), [])
  const end = (done: string, run: () => Promise<unknown>) =>
    attempt(async () => {
      await run()
      await read()
      setSaid(done)
    })
  return { sessions, error, said, load, end }
}

/** It has ended meanwhile, as it should. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof Refusal) || error.status !== 404) throw error
}

function About({ words, language, session }: { words: SessionWords; language: string; session: Session }) {
  const { browser, current, created_at, last_used_at } = session
  const age_h = Math.floor((Date.now() - Date.parse(last_used_at)) / 3_600_000)
  return (
    <div>
      <strong>
        <bdi>{browser ?? words.unknown}</bdi>
      </strong>{' '}
      {current && <span class="muted">· {words.this_browser}</span>}
      <div class="muted">
        <time dateTime={last_used_at}>
          {age_h < 1 ? words.used_now : fill(words.used, { when: relative(language, age_h) })}
        </time>
      </div>
      <div class="muted">
        <time dateTime={created_at}>
          {fill(words.begun, {
            when: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(created_at)),
          })}
        </time>
      </div>
    </div>
  )
}

function relative(language: string, age_h: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return age_h < 24 ? format.format(-age_h, 'hour') : format.format(-Math.floor(age_h / 24), 'day')
}

interface Asking {
  words: SessionWords
  label: string
  of?: string
  question: string
  is_asking: boolean
  ask: (on: boolean) => void
  run: () => Promise<void>
}

/** A button that asks in its own place before it does something. Escape cancels. */
function Ask({ words, label, of, question, is_asking, ask, run }: Asking) {
  const [is_busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const was_asking = useRef(false)
  useEffect(() => {
    if (is_asking) cancel.current!.focus()
    else if (was_asking.current && document.activeElement === document.body) button.current!.focus()
    was_asking.current = is_asking
  }, [is_asking])
  if (!is_asking)
    return (
      <button
        type="button"
        class="plain apart-start"
        ref={button}
        aria-label={of && `${label}: ${of}`}
        onClick={() => ask(true)}
      >
        {label}
      </button>
    )

  async function confirm() {
    setBusy(true)
    await run()
    setBusy(false)
    ask(false)
  }

  return (
    <fieldset
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        ask(false)
      }}
    >
      <p>{question}</p>
      <div class="choices">
        <button type="button" class="plain" ref={cancel} onClick={() => ask(false)}>
          {words.cancel}
        </button>
        <button type="button" class="primary" disabled={is_busy} onClick={confirm}>
          {label}
        </button>
      </div>
    </fieldset>
  )
}
