import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { endLanguages } from '../language/thread.ts'
import { heldOutCases, type SupportCase, supportCases } from '../testing/replies/support/cases.ts'
import { problemWith } from './usable.ts'

const min_sent = 0.9

/** What stops a reply before the model's own check is asked, which may confirm anything. */
function problemOf({ title, passage, url, language, question }: SupportCase, text: string) {
  const article = { title, passage, url: url ?? null, language }
  return problemWith(
    { action: 'answer', statements: [{ text, source: 'article' }] },
    {
      articles: [{ article_id: 'article', ...article }],
      messages: [question],
      question,
      language,
      may_clarify: false,
      instructions: '',
    },
  )
}

describe('a reply of a model', { timeout: 120_000 }, () => {
  after(() => endLanguages())

  for (const [name, cases] of [
    ['of the cases that the checks were written with', supportCases],
    ['of the others', heldOutCases],
  ] as const) {
    it(`is never sent where it is wrong, ${name}`, async () => {
      const sent = []
      for (const one of cases)
        for (const [kind, text] of one.wrong)
          if ((await problemOf(one, text)) === null) sent.push(`${one.language}, ${kind}: ${text}`)
      assert.deepEqual(sent, [])
    })

    it(`is sent in nine of ten cases where it is right, ${name}`, async () => {
      const texts = cases.flatMap((one) => one.right.map((text) => [one, text] as const))
      const kept = []
      for (const [one, text] of texts) if ((await problemOf(one, text)) !== null) kept.push(text)
      assert.ok(kept.length <= texts.length * (1 - min_sent), `${kept.length} of ${texts.length}:\n${kept.join('\n')}`)
    })
  }

  it('stands on more than 150 cases of each kind', () => {
    const all = [...supportCases, ...heldOutCases]
    assert.ok(all.flatMap(({ wrong }) => wrong).length >= 150)
    assert.ok(all.flatMap(({ right }) => right).length >= 150)
  })

  it('denies as often as the article does', async () => {
    const of = (language: string, passage: string) => ({
      language,
      title: '',
      passage,
      question: '?',
      right: [],
      wrong: [],
    })
    const rules: [SupportCase, right: string, wrong: string][] = [
      [of('en', 'Smoking is forbidden on the ship.'), 'Smoking is forbidden.', 'Smoking is not forbidden.'],
      [
        of('en', 'You cannot return worn shoes without the box.'),
        'You cannot return worn shoes without the box.',
        'You can return worn shoes without the box.',
      ],
      [
        of('de', 'Maßanfertigungen sind vom Umtausch ausgeschlossen.'),
        'Maßanfertigungen sind vom Umtausch ausgeschlossen.',
        'Maßanfertigungen sind vom Umtausch nicht ausgeschlossen.',
      ],
      [
        of('es', 'Los menores no pueden entrar sin un adulto.'),
        'Los menores no pueden entrar sin un adulto.',
        'Los menores pueden entrar sin un adulto.',
      ],
    ]
    for (const [one, right, wrong] of rules) {
      assert.equal(await problemOf(one, right), null, right)
      assert.notEqual(await problemOf(one, wrong), null, wrong)
    }
  })

  it('is word for word the article where nothing is known of the language', async () => {
    const passage = 'Tuotteen voi palauttaa 14 päivän kuluessa. Käytettyä tuotetta ei voi palauttaa.'
    const one = { language: 'fi', title: 'Palautus', passage, question: 'Miten palautan?', right: [], wrong: [] }
    assert.equal(await problemOf(one, 'Tuotteen voi palauttaa 14 päivän kuluessa.'), null)
    assert.notEqual(await problemOf(one, 'Käytettyä tuotetta voi palauttaa.'), null)
  })
})
