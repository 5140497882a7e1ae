import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { cpuTime } from '../../testing/cpu-time.ts'
import { buyers } from '../../testing/leads/buyers.ts'
import { others } from '../../testing/leads/others.ts'
import { nastyText } from '../../testing/nasty-text.ts'
import { message } from '../../testing/people.ts'
import { seeded } from '../../testing/random.ts'
import { type Engine, type Extraction, extract } from './extract.ts'
import { enginesWith } from './read.ts'
import { meantWord } from './vocabulary/typos.ts'

const written_at = '2026-11-20T09:30:00.000Z'
const engines = enginesWith(
  ['tandem', 'vélo*', '自転車', '~', 'zebra ~', '~ ~ giraffe ~ ~'].map((word) => ['words:own', word] as const),
)
const read = (content: string, by: readonly Engine[] = engines) =>
  extract([{ id: 'm', content, created_at: written_at, asked: null }], by)
const understood = async (content: string, signal: string) => {
  const extraction = (await read(content)).find((one) => one.signal === signal)
  return extraction && (extraction.met ? (extraction.value ?? 'yes') : 'no')
}

describe('what is extracted', () => {
  it('counts people of any trade where somebody speaks of their own', async () => {
    assert.equal(await understood('We have 14 plumbers.', 'seats'), '14')
    assert.equal(await understood('para nuestros 8 camareros', 'seats'), '8')
    assert.equal(await understood('for our 20 orders', 'seats'), undefined)
  })

  it('takes no errand for a purchase, and a thing of any kind for one', async () => {
    const errands = [
      'We need access to the portal again.',
      'Thanks, we will need to think about it.',
      'Necesito la factura.',
    ]
    for (const errand of [...errands, 'Quisiera cambiar mi dirección.', 'Wir brauchen Ihre Steuernummer.'])
      assert.equal(await understood(errand, 'need'), undefined, errand)
    const purchases = [
      'We need packing benches.',
      'Ich suche ein Akkordeon.',
      'Queremos un presupuesto, tenemos 9.000 €',
    ]
    for (const purchase of purchases) assert.equal(await understood(purchase, 'need'), 'yes', purchase)
  })

  it('stands verbatim in the message, whatever the message is', async () => {
    const lines = [...buyers, ...others].flatMap(({ lines: own_lines }) => own_lines.map((line) => line.slice(2)))
    const random = seeded(7)
    const piece = fc.oneof(
      fc.constantFrom(...lines),
      fc.nat().map(() => message(random)),
      fc.constantFrom(...nastyText.map(({ text }) => text)),
      fc.constantFrom(
        '\n> ',
        '\n\n',
        '<br>',
        '&nbsp;',
        '🚲',
        '\ud83d',
        ' unter 5.000 € ',
        ' tandem ',
        ' Q3 2027 ',
        '\u0301',
        'İ',
        'ß',
      ),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    let count = 0
    const property = fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const content = pieces.join(' ')
      for (const { quote, message_id } of await read(content)) {
        count++
        assert.ok(content.includes(quote) && quote.length <= 320 && quote.isWellFormed() && message_id === 'm')
      }
    })
    await fc.assert(property, { numRuns: 1500 })
    assert.ok(count > 1000, `only ${count} were found`)
  })

  it('is dropped where a model made it up, or quotes what another wrote', async () => {
    const content = 'We need a quote.\n\n> Our budget is 9,000 €.'
    const quotes = ['We need a quote.', 'We need an offer.', 'Our budget is 9,000 €.', '', ' ', 'need a'.padEnd(400)]
    const extractionOf = (quote: string, more = {}) =>
      ({ signal: 'budget', met: true, message_id: 'm', quote, value: null, ...more }) as Extraction
    const model: Engine = {
      name: 'some-model',
      extract: async () => [
        ...quotes.map((quote) => extractionOf(quote)),
        extractionOf('We need', { message_id: 'other' }),
        extractionOf('We need', { signal: 'charm' }),
        extractionOf('We need', { met: 'yes' }),
      ],
    }
    const extractions = await read(content, [model])
    assert.deepEqual(
      extractions.map(({ quote }) => quote),
      ['We need a quote.'],
    )
    assert.equal((await read(content, [...engines, model])).length, 2)
  })

  it('are sums in the ways of five languages', async () => {
    const sums: [string, string][] = [
      ['Our budget is $10k.', '10000 USD'],
      ['We have a budget of £12,500.50.', '12500.5 GBP'],
      ['We can spend 5-10k EUR.', '5000-10000 EUR'],
      ['Budget: 5000', '5000'],
      ['Wir wollen unter 5.000 € bleiben.', '5000 EUR'],
      ['Unser Budget liegt zwischen 5 und 7 Tsd. Euro.', '5000-7000 EUR'],
      ["Unser Budget: CHF 12'000", '12000 CHF'],
      ['Notre budget est de 8 000 €.', '8000 EUR'],
      ['Nous pouvons investir jusqu’à 10 k€.', '10000 EUR'],
      ['Tenemos un presupuesto de 5.000,50 euros.', '5000.5 EUR'],
      ['Contamos con un presupuesto de 10 mil dólares.', '10000 USD'],
      ['Temos um orçamento de R$ 20.000,00.', '20000 BRL'],
      ['O nosso orçamento é de 1 milhão de euros.', '1000000 EUR'],
    ]
    for (const [content, value] of sums) assert.equal(await understood(content, 'budget'), value, content)
  })

  it('are days to come, reckoned from when it was written', async () => {
    const days: [string, string][] = [
      ['We need it by next week.', '2026-11-29'],
      ['We need a quote by 15 March 2027.', '2027-03-15'],
      ['We want to start in two weeks.', '2026-12-04'],
      ['We need it before 12/31/2026.', '2026-12-31'],
      ['Wir brauchen es bis Ende März.', '2027-03-31'],
      ['Wir möchten ab 1. Februar starten.', '2027-02-01'],
      ['Wir brauchen das bis zum 15.12.', '2026-12-15'],
      ['Wir müssen bis Jahresende entscheiden, bitte ein Angebot.', '2026-12-31'],
      ["Il nous faut un devis d'ici fin mars.", '2027-03-31'],
      ['Nous voulons démarrer le mois prochain.', '2026-12-31'],
      ['Lo necesitamos antes del 15 de diciembre.', '2026-12-15'],
      ['Queremos empezar la semana que viene.', '2026-11-29'],
      ['Precisamos até ao fim de março.', '2027-03-31'],
      ['Queremos começar no próximo mês.', '2026-12-31'],
      ['We must decide by Q1 2027.', '2027-03-31'],
      ['Lieferung vor Weihnachten wäre nötig, bitte ein Angebot.', '2026-12-24'],
    ]
    for (const [content, value] of days) assert.equal(await understood(content, 'timeline'), value, content)
    for (const past of [
      'Can you explain the order of 3 March 2026?',
      'Guten Morgen, was kostet das?',
      'You may call, please.',
    ])
      assert.equal(await understood(past, 'timeline'), undefined, past)
  })

  it('are numbers of people or pieces, in figures and in words', async () => {
    const seats: [string, string][] = [
      ['We are a 12-person team.', '12'],
      ['A quote for 20 to 25 seats, please.', '20-25'],
      ['Für zwanzig Mitarbeiter.', '20'],
      ['Pour une vingtaine d’utilisateurs.', '20'],
      ['Somos 14 personas.', '14'],
      ['Para dez funcionários.', '10'],
      ['Team von 8', '8'],
    ]
    for (const [content, value] of seats) assert.equal(await understood(content, 'seats'), value, content)
    for (const none of ['Os dados dos utilizadores.', 'Our team of 3 years ago.', 'In 2026 users complained.'])
      assert.equal(await understood(none, 'seats'), undefined, none)
  })

  it('is denied where the sentence denies it, and not where the denial is of something else', async () => {
    const budgets = [
      "We don't have a budget.",
      'Wir haben kein Budget.',
      'Ein Budget haben wir nicht.',
      "Nous n'avons pas de budget.",
      'No tenemos presupuesto.',
      'Não temos orçamento.',
    ]
    for (const content of budgets) assert.equal(await understood(content, 'budget'), 'no', content)
    const needs = [
      "I don't know the price yet, can you tell me?",
      'Why not send us a quote?',
      "N'hésitez pas à m'envoyer un devis.",
      'No time today, but please send a quote.',
      'Ich weiß nicht, was kostet das?',
    ]
    for (const content of needs) assert.equal(await understood(content, 'need'), 'yes', content)
    assert.equal(await understood("We don't need a demo.", 'need'), 'no')
  })

  it('is read through slips of the finger, which are no other words', async () => {
    assert.equal(await understood('whats ur prcing', 'need'), 'yes')
    assert.equal(await understood('our buget is 5k eur', 'budget'), '5000 EUR')
    assert.equal(meantWord()('preciso'), 'preciso')
  })

  it('is what somebody says of himself', async () => {
    assert.equal(await understood('I am the managing director.', 'authority'), 'managing director')
    assert.equal(await understood('Als Geschäftsführerin entscheide ich das.', 'authority'), 'yes')
    assert.equal(await understood('Could I talk to your managing director?', 'authority'), undefined)
    assert.equal(await understood('I am not the owner.', 'authority'), 'no')
    assert.equal(await understood('Hier ist Weber Logistik GmbH.', 'company'), 'yes')
    assert.equal(await understood('Is your company closed?', 'company'), undefined)
    for (const sentence of ['We are Stone Labs.', 'Wir sind Stadtwerke Lingen.', 'Nous sommes Dubois Frères.'])
      assert.equal(await understood(sentence, 'company'), 'yes', sentence)
  })

  it('takes time in proportion to the text, of whatever kind', async () => {
    const units = [
      'a',
      '1 ',
      '1.',
      '111 ',
      '€',
      '> ',
      'no ',
      'budget ',
      '10k-',
      'ä',
      '\n',
      '<style',
      'on ',
      'Ende ',
      'je suis ',
      '.,',
      '(',
      '\u0301',
      '1.1.',
    ]
    for (const unit of units) {
      const text = unit.repeat(10_000 / unit.length)
      const ms = await cpuTime(() => read(text), 100)
      assert.ok(ms < 100, `${JSON.stringify(unit)}: ${Math.round(ms)} ms`)
    }
  })
})
