import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testAccount } from '../testing/account.ts'

const baskets =
  'Put the empty basket before your door on the morning of the next delivery, with the linen and the tray inside; the driver ' +
  'collects both and rinses them at the bakery, and there is no deposit to be paid at any time.'

test('an article with two words of the question comes before a shorter one with a single rare one', async () => {
  const account = await testAccount()
  const api = await account.client()
  const written = [
    ['Ways to pay', 'We take cards. We do not take cash.'],
    ['Giving back baskets', baskets],
    ...['Bread', 'Rolls', 'Cakes', 'Pies', 'Tarts'].map((name) => [`${name} of the week`, `${name} are on a tray.`]),
  ]
  for (const [title, body] of written)
    await api.post('/knowledge/articles', { title, body, language: 'en', status: 'published' })
  const { body } = await api.post('/knowledge/search', { query: 'do you take linen and trays with you' })
  assert.equal(body.verdict, 'may_help')
  assert.equal(body.articles[0].title, 'Giving back baskets')
})
