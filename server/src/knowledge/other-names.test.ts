import assert from 'node:assert/strict'
import { it } from 'node:test'
import { testAccount } from '../testing/account.ts'

it('an article that has a word by another name only is no answer where others have the word itself', async () => {
  const api = await (await testAccount()).client()
  const written = [
    [
      'Réserver une heure',
      'Nous venons vous chercher à la gare. Une leçon dure une heure ; les leçons se réservent en ligne.',
    ],
    ['L’examen pratique', 'Nous vous présentons quand le moniteur vous juge prêt.'],
    ['Rouler avec un parent', 'Après vingt heures avec un moniteur, vous roulez avec un parent.'],
  ]
  for (const [title, body] of written)
    await api.post('/knowledge/articles', { title, body, language: 'fr', status: 'published' })
  const { body } = await api.post('/knowledge/search', { query: 'Cherchez-vous des moniteurs ?' })
  assert.deepEqual([body.verdict, body.articles[0].title], ['may_help', 'Réserver une heure'])
})
