import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { inboxText as ar } from '../dashboard/src/text/ar/inbox-text.ts'
import { inboxText as de } from '../dashboard/src/text/de/inbox-text.ts'
import type { InboxText } from '../dashboard/src/text/dictionary.ts'
import { inboxText as en } from '../dashboard/src/text/en/inbox-text.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'

// The longest words where there is the least room, and the other direction beside all that a wide page holds.
const looks: { width: number; language: string; t: InboxText }[] = [
  { width: 360, language: 'de-DE', t: de },
  { width: 768, language: 'en-GB', t: en },
  { width: 1440, language: 'ar-EG', t: ar },
]

interface Inbox {
  page: Page
  t: InboxText
  name: string
}

interface State {
  status: string
  assignee: string | null
  priority: string
  labels: string[]
  messages: [content: string, is_note: boolean][]
}

/** What agents do all day, by pointer, each from where the one before ended; and what it makes of the conversation. */
const acts: {
  name: string
  act: (inbox: Inbox) => Promise<void>
  made: (before: State, me: string) => Partial<State>
}[] = [
  {
    name: 'opens a conversation',
    act: async ({ page, t, name }) => {
      await page.getByRole('list', { name: t.inbox.list }).getByRole('link', { name }).click()
      await page.getByRole('log').getByText('Where is my lamp?').waitFor()
    },
    made: () => ({}),
  },
  {
    name: 'takes it',
    act: ({ page, t }) => page.getByRole('button', { name: t.inbox.claim, exact: true }).click(),
    made: (_, me) => ({ assignee: me }),
  },
  {
    name: 'replies',
    act: async ({ page, t }) => {
      await page.getByRole('main').getByRole('textbox').fill('On its way.')
      await page.getByRole('button', { name: t.inbox.send, exact: true }).click()
    },
    made: ({ messages }) => ({ messages: [...messages, ['On its way.', false]] }),
  },
  {
    name: 'replies with a canned reply',
    act: async ({ page, t }) => {
      await page.getByRole('main').getByRole('textbox').pressSequentially('/thanks')
      await page.getByRole('option', { name: '/thanks' }).click()
      await page.getByRole('button', { name: t.inbox.send, exact: true }).click()
    },
    made: ({ messages }) => ({ messages: [...messages, ['Thank you for your patience.', false]] }),
  },
  {
    name: 'writes a note',
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t.inbox.note, exact: true }).click()
      await page.getByRole('main').getByRole('textbox').fill('Refund if asked.')
      await page.getByRole('button', { name: t.inbox.add_note }).click()
    },
    made: ({ messages }) => ({ messages: [...messages, ['Refund if asked.', true]] }),
  },
  {
    name: 'changes its priority',
    act: async ({ page, t }) => {
      const now = t.conversation.property(t.inbox.priority, t.inbox.priorities.none)
      await page.getByRole('button', { name: now, exact: true }).click()
      await page.getByRole('menuitemradio', { name: t.inbox.priorities.high }).click()
    },
    made: () => ({ priority: 'high' }),
  },
  {
    name: 'labels it',
    act: async ({ page, t }) => {
      const now = t.conversation.property(t.inbox.labels, t.conversation.add_label)
      await page.getByRole('button', { name: now, exact: true }).click()
      await page.getByRole('combobox', { name: t.lists.label_find }).fill('lamps')
      await page.getByRole('option', { name: 'lamps' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: t.lists.label_find }).waitFor({ state: 'detached' })
    },
    made: () => ({ labels: ['lamps'] }),
  },
  {
    name: 'snoozes it',
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t.inbox.snooze, exact: true }).click()
      await page.getByRole('menuitem', { name: t.inbox.snooze_presets.tomorrow }).click()
    },
    made: () => ({ status: 'snoozed' }),
  },
  {
    name: 'resolves it',
    act: ({ page, t }) => page.getByRole('button', { name: t.inbox.resolve, exact: true }).click(),
    made: () => ({ status: 'resolved' }),
  },
  {
    name: 'takes that back',
    act: ({ page, t }) => takeBack(toast(page, t.inbox.resolved), t.common.undo),
    made: () => ({ status: 'snoozed' }),
  },
  {
    name: 'goes back to the list',
    act: async ({ page, t }) => {
      const back = page.getByRole('link', { name: t.common.back, exact: true })
      if (await back.isVisible()) await back.click()
      await page.getByRole('list', { name: t.inbox.list }).waitFor()
    },
    made: () => ({}),
  },
]

describe('the commonest acts', () => {
  for (const { width, language, t } of looks)
    inBrowser(`can all be done at ${width} px, in ${language}`, async ({ api, open, owner }) => {
      const { id, name } = await conversation(api, ['Where is my lamp?'])
      // There is something in the list also while this one is snoozed.
      await conversation(api, ['Hello'])
      await api.post('/canned_replies', {
        shortcut: 'thanks',
        title: 'Thanks',
        content: 'Thank you for your patience.',
      })
      const me = (await owner.get('/session')).body.user.id
      const stateOf = async (): Promise<State> => {
        const [{ body }, messages] = await Promise.all([api.get(`/conversations/${id}`), messagesOf(api, id)])
        const { status, assignee, priority, labels } = body
        return { status, assignee, priority, labels, messages: messages.map((one) => [one.content, one.private]) }
      }
      const page = await open('/live/inbox', undefined, { width, language })
      let state = await stateOf()
      for (const { name: what, act, made } of acts) {
        await act({ page, t, name })
        state = { ...state, ...made(state, me) }
        await eventually(async () => assert.deepEqual(await stateOf(), state, what))
        assert.equal(
          await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
          0,
          `${what}, and it fits`,
        )
      }
    })
})
