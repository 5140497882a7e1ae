import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { administration } from '../../../api/service.ts'
import { firstStepsQuery, type FirstSteps as Steps, stepsDone } from '../../../queries/first-steps.ts'
import { snippetFor } from '../../../queries/snippet.ts'
import { type Dictionary, useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import {
  BookOpen,
  CircleCheck,
  type Icon,
  Mail,
  MessageCircleQuestion,
  MessageSquare,
  UserPlus,
} from '../../../ui/icons.tsx'
import { Problem } from '../../../ui/problem.tsx'

type Name = keyof ReturnType<typeof stepsDone>

interface Step {
  icon: Icon
  /** Where it's done. */
  link: Pick<LinkProps, 'to' | 'search' | 'hash'>
  /** What is still missing, or how it was done. */
  state: string
}

const params = { mode: 'live' }

/** What an owner does before the first customer comes. Each step shows by itself that it's done. */
export function FirstSteps({ steps, className = '' }: { steps: Steps; className?: string }) {
  const t = useText()
  const { website } = steps
  const is_done = stepsDone(steps)
  const names = Object.keys(is_done) as Name[]
  const looks = looksOf(steps, t)
  return (
    <section aria-label={t.start.title} className={`w-full max-w-xl text-start ${className}`}>
      <h2 className="text-lg font-semibold">{t.start.title}</h2>
      <p aria-live="polite" className="pb-4 text-sm text-muted">
        {t.start.progress(names.filter((name) => is_done[name]).length, names.length)}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {names.map((name) => (
          <StepItem key={name} name={name} is_done={is_done[name]} {...looks[name]}>
            {name === 'website' && website && !is_done.website && <Snippet {...website} />}
          </StepItem>
        ))}
      </ol>
      <Hide />
    </section>
  )
}

interface StepItemProps extends Step {
  name: Name
  is_done: boolean
  children: ReactNode
}

function StepItem({ name, icon: Icon, link, state, is_done, children }: StepItemProps) {
  const t = useText()
  const Mark = is_done ? CircleCheck : Icon
  return (
    <li className="flex gap-3 px-4 py-3">
      <Mark size={18} aria-hidden className={`mt-0.5 shrink-0 ${is_done ? 'text-good-ink' : 'text-accent-ink'}`} />
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">
          <Link
            {...link}
            params={params}
            className={`inline-block min-h-6 hover:underline ${is_done ? '' : 'text-accent-ink'}`}
          >
            {t.start[name]}
          </Link>
          {is_done && <span className="sr-only"> {t.start.done}</span>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{state}</p>
        {children}
      </div>
    </li>
  )
}

/** To be pasted into the website. */
function Snippet({ channel_id, color }: { channel_id: string; color: string }) {
  const t = useText()
  return (
    <div className="pt-2">
      <Code label={t.widget.snippet} text={snippetFor(location.origin, channel_id, color)} />
    </div>
  )
}

function Hide() {
  const t = useText()
  const queries = useQueryClient()
  const hide = useMutation({
    mutationFn: () => administration.firstSteps.hide(),
    onSuccess: async () => {
      // One that was asked for before would show them again.
      await queries.cancelQueries(firstStepsQuery)
      queries.setQueryData(firstStepsQuery.queryKey, (steps) => steps && { ...steps, shown: false })
    },
  })
  return (
    <div className="pt-2">
      <Button kind="quiet" busy={hide.isPending} onClick={() => hide.mutate()} className="-ms-2">
        {t.start.hide}
      </Button>
      <Problem error={hide.error} />
    </div>
  )
}

function looksOf({ website, mailbox, published_articles, question_asked_at, team }: Steps, t: Dictionary) {
  const channels = '/$mode/settings/channels'
  const steps: Record<Name, Step> = {
    website: {
      icon: MessageSquare,
      link: { to: channels, search: website ? {} : { add: 'widget' } },
      state: websiteState(website, t),
    },
    mailbox: {
      icon: Mail,
      link: { to: channels, search: mailbox ? {} : { add: 'email' } },
      state: !mailbox ? t.start.mailbox_hint : mailbox.connected ? mailbox.name : t.start.mailbox_failing(mailbox.name),
    },
    articles: {
      icon: BookOpen,
      link: { to: '/$mode/knowledge', search: {} },
      state: t.start.articles_hint(published_articles),
    },
    question: {
      icon: MessageCircleQuestion,
      link: { to: '/$mode/knowledge', search: {}, hash: 'ask' },
      state: question_asked_at === null ? t.start.question_hint : t.start.done,
    },
    invite: {
      icon: UserPlus,
      link: { to: '/$mode/settings/people', search: {} },
      state: t.start.team[team],
    },
  }
  return steps
}

function websiteState(website: Steps['website'], t: Dictionary): string {
  if (!website) return t.start.website_hint
  if (website.seen_on !== null) return t.start.website_seen(new URL(website.seen_on).host)
  return website.has_origins ? t.start.website_unseen : t.start.website_no_origins
}
