import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inOneGo } from './support/keys.ts'
import { inBrowser } from './support/stage.ts'

describe('the keyboard', () => {
  inBrowser('assigns to whoever is typed by name, among names that begin alike', async (stage) => {
    const { account, api, open } = stage
    const ids: Record<string, string> = {}
    for (const name of ['Arne Berg', 'Anna Arendt', 'Elsa Eriksson', 'Nora Nilsen', 'Åse Ødegård']) {
      const agent = await person(account, 'agent', account.account_id, name)
      ids[name] = (await agent.get('/session')).body.user.id
    }
    const { id } = await conversation(api, ['Whose is this?'])
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('Whose is this?').waitFor()
    const assignee = page.getByRole('button', { name: 'Assignee' })
    const assign = async (typed: string, name: string) => {
      await assignee.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitemradio', { name }).waitFor()
      await inOneGo(page, typed)
      await page.keyboard.press('Enter')
      await page.locator('button[aria-label^=Assignee]:focus').waitFor()
      await eventually(async () => assert.equal((await api.get(`/conversations/${id}`)).body.assignee, ids[name]))
    }
    await assign('Arne', 'Arne Berg')
    await assign('anna a', 'Anna Arendt')
    await assign('ase', 'Åse Ødegård')
  })

  inBrowser('means the rows that are chosen, whatever is opened beside them', async ({ api, open }) => {
    const chosen = await conversation(api, ['Chosen'])
    const opened = await conversation(api, ['Opened'])
    const other = await conversation(api, ['Another'])
    const page = await open('/live/inbox')
    await page.getByRole('checkbox', { name: chosen.name }).check()
    await page.getByRole('link', { name: other.name }).click()
    await page.getByRole('log').getByText('Another').waitFor()
    assert.equal(await page.getByRole('checkbox', { name: chosen.name }).isChecked(), true)
    await page.getByRole('link', { name: opened.name }).click()
    await page.getByRole('log').getByText('Opened').waitFor()
    await page.keyboard.press('e')
    await page.getByText('1 conversation updated.').waitFor()
    const statusOf = async ({ id }: { id: string }) => (await api.get(`/conversations/${id}`)).body.status
    assert.deepEqual([await statusOf(chosen), await statusOf(opened)], ['resolved', 'open'])
    // Nothing is chosen any more: the key is for what is open again, and no act of the bar is left behind.
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
  })

  inBrowser('means what can be seen: on a narrow screen not the rows of a hidden list', async ({ api, open }) => {
    const chosen = await conversation(api, ['Chosen'])
    const opened = await conversation(api, ['Opened'])
    const page = await open('/live/inbox', undefined, { width: 360 })
    await page.getByRole('checkbox', { name: chosen.name }).check({ force: true })
    await page.getByRole('link', { name: opened.name }).click()
    await page.getByRole('log').getByText('Opened').waitFor()
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    assert.equal((await api.get(`/conversations/${chosen.id}`)).body.status, 'open')
    await page.keyboard.press('Escape')
    await page.getByText('1 selected').waitFor()
  })

  inBrowser('goes places, opens the commands and the sheet, and gives the focus back', async ({ open }) => {
    const page = await open('/live/inbox')
    const { keyboard } = page
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
    await inOneGo(page, 'gw')
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor()
    await keyboard.press('Control+k')
    await page.locator('dialog [role=combobox]:focus').waitFor()
    await keyboard.type('request l')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Request log' }).waitFor()
    const link = page.getByRole('link', { name: 'API keys' })
    await link.focus()
    await keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.equal(await link.evaluate((one) => one === one.ownerDocument.activeElement), true),
    )
  })

  inBrowser(
    'takes two keys as one where they follow soon, however late a busy page comes to them',
    async ({ open }) => {
      const page = await open('/live/inbox')
      await page.getByRole('navigation', { name: 'Views' }).waitFor()
      await page.clock.install()
      const press = (key: string, at_ms: number) =>
        page.evaluate(`(() => {
        const event = new KeyboardEvent('keydown', { key: '${key}', bubbles: true, cancelable: true })
        Object.defineProperty(event, 'timeStamp', { value: ${at_ms} })
        document.body.dispatchEvent(event)
      })()`)
      await press('g', 1000)
      await press('w', 3000)
      await press('g', 4000)
      await page.clock.fastForward(10_000)
      await press('c', 5000)
      await page.getByRole('heading', { name: 'Contacts' }).waitFor()
    },
  )

  inBrowser('can have its single keys switched off', async ({ open }) => {
    const page = await open('/live/inbox')
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
    await page.keyboard.press('?')
    await page.getByLabel('Use single-key shortcuts').uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await inOneGo(page, 'gw')
    // What comes after them has its effect: they have none.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    assert.match(page.url(), /inbox/)
  })

  inBrowser('reaches every control, in the order it is read, and never gets stuck', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('Hello').waitFor()
    const names: string[] = []
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(
        `(() => { const e = document.activeElement; return e === document.body ? '' : (e.getAttribute('aria-label') ?? e.textContent ?? '').trim() })()`,
      )
      if (name === '') break
      names.push(name as string)
    }
    const at = (name: string) => names.findIndex((one) => one.includes(name))
    const order = [
      'Skip to content',
      'Inbox',
      'Unassigned',
      'Status',
      'Assign to me',
      'Resolve',
      'Messages',
      'Reply to',
    ]
    assert.deepEqual(
      order.map(at).toSorted((a, b) => a - b),
      order.map(at),
      names.join(' | '),
    )
    assert.ok(!order.map(at).includes(-1), names.join(' | '))
  })

  inBrowser('keeps its place through saving, deleting and taking back', async ({ api, open }) => {
    for (const shortcut of ['first', 'second'])
      await api.post('/canned_replies', { shortcut, title: shortcut, content: 'Hello' })
    const page = await open('/live/settings/channels')
    const { keyboard } = page
    const focused = page.locator(':focus')
    await page.getByLabel('Name').fill('Our programs')
    await page.getByRole('button', { name: 'Save' }).focus()
    await keyboard.press('Enter')
    await page.locator('button[aria-disabled=true]', { hasText: 'Save' }).waitFor()
    assert.equal(await focused.textContent(), 'Save')

    await page.goto('/dashboard/live/settings/canned-replies')
    await page.getByRole('button', { name: /^Delete .*first/ }).focus()
    await keyboard.press('Enter')
    await page.getByText('deleted.').waitFor()
    await page.locator('button[aria-label^="Edit"]:focus').waitFor()
    await keyboard.press('z')
    await page.getByText('Undone.').waitFor()
    await page.getByRole('button', { name: /^Delete .*first/ }).waitFor()
    assert.match((await focused.getAttribute('aria-label'))!, /^Edit/)
  })
})
