import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { cpuTime } from '../testing/cpu-time.ts'
import { nastyText } from '../testing/nasty-text.ts'
import { personalDataIn } from './personal-data.ts'
import { redactorFor } from './redact.ts'

const kindsIn = (text: string) =>
  personalDataIn(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

describe('personal data', () => {
  it('is found as people write it', () => {
    const written: [text: string, found: string[]][] = [
      ['Write to Anna.Müller+shop@example.co.uk.', ['EMAIL Anna.Müller+shop@example.co.uk']],
      ["<o'brien@example.com>, mailto:b@example.com?x=1", ["EMAIL o'brien@example.com", 'EMAIL b@example.com']],
      ['https://x.test/?to=anna%40example.com&a=1', ['EMAIL anna%40example.com']],
      ['田中@例え.jp まで', ['EMAIL 田中@例え.jp']],
      ['anna＠example.com', ['EMAIL anna＠example.com']],
      ['DE89 3704 0044 0532 0130 00 bitte', ['IBAN DE89 3704 0044 0532 0130 00']],
      ['iban:gb82west12345698765432.', ['IBAN gb82west12345698765432']],
      ['NO93 8601 1117 947', ['IBAN NO93 8601 1117 947']],
      ['4111 1111 1111 1111 12/27', ['CARD 4111 1111 1111 1111']],
      ['5500-0000-0000-0004, 378282246310005', ['CARD 5500-0000-0000-0004', 'CARD 378282246310005']],
      ['４１１１１１１１１１１１１１１１', ['CARD ４１１１１１１１１１１１１１１１']],
      ['Tel.:0170 1234567', ['PHONE 0170 1234567']],
      ['+49 (0)170 / 123 45 67', ['PHONE +49 (0)170 / 123 45 67']],
      ['(555) 123-4567 or 555.123.4567', ['PHONE (555) 123-4567', 'PHONE 555.123.4567']],
      ['+1-202-555-0143ext5', ['PHONE +1-202-555-0143']],
      ['0170 1234567 0171 7654321', ['PHONE 0170 1234567', 'PHONE 0171 7654321']],
      ['612 345 678, 06 12 34 56 78', ['PHONE 612 345 678', 'PHONE 06 12 34 56 78']],
      ['٠١٧٠ ١٢٣٤٥٦٧', ['PHONE ٠١٧٠ ١٢٣٤٥٦٧']],
      ['020\u00a07946\u20110958', ['PHONE 020\u00a07946\u20110958']],
      ['call 13812345678', ['NUMBER 13812345678']],
    ]
    for (const [text, kinds] of written) assert.deepEqual(kindsIn(text), kinds, text)
  })

  it('is not what only looks like it', () => {
    for (const text of [
      'Order 1042 of 2026-11-20 at 09:30, for 12,500.50 € or 1.234.567 €',
      'on 20.11.2026 09:30, 5/11/2026, 2026-11-20T09:30:00.000Z',
      '10 000 000 EUR',
      'svcmsg_01h455vb4pex5vsknk084sn02q',
      'meet @anna @ 5, price@',
      'v1.2.3, 3.14159',
    ])
      assert.deepEqual(kindsIn(text), [], text)
    assert.deepEqual(
      kindsIn('DE89 3704 0044 0532 0130 01').filter((kind) => kind.startsWith('IBAN')),
      [],
    )
    assert.deepEqual(
      kindsIn('4111 1111 1111 1112').filter((kind) => kind.startsWith('CARD')),
      [],
    )
  })

  it('is found in long texts in time that grows with them', async () => {
    for (const piece of ['a', 'a@', '1', '1 ', '+1', '(', 'DE12', 'a.', '%40', '0-', '4111 ']) {
      const took = await cpuTime(() => personalDataIn(piece.repeat(200_000 / piece.length)), 3000)
      assert.ok(took < 3000, `${piece}: ${Math.round(took)} ms`)
    }
  })
})

describe('a redactor', () => {
  const material = {
    from: 'anna@example.com',
    says: ['I am anna@example.com, +49 170 1234567.'],
    'anna@example.com': 1,
  }

  it('puts one placeholder for one text, and gives back what it took', () => {
    const redactor = redactorFor(material)
    const hidden = redactor.hide(material)
    assert.deepEqual(hidden, { from: '[EMAIL_1]', says: ['I am [EMAIL_1], [PHONE_1].'], '[EMAIL_1]': 1 } as never)
    const source = {
      reply: 'Dear [EMAIL_1], we call email_1 at \\[PHONE\\_1\\].',
      more: ['(EMAIL_1)', '[EMAIL_1', null, 3],
    }
    assert.deepEqual(redactor.restore(source), {
      value: {
        reply: 'Dear anna@example.com, we call anna@example.com at +49 170 1234567.',
        more: ['(anna@example.com)', '[anna@example.com', null, 3],
      },
      invented: null,
    })
  })

  it('names what a model made up, and restores nothing for it', () => {
    const redactor = redactorFor(material)
    redactor.hide(material)
    assert.deepEqual(redactor.restore({ phone_3: 1, '[EMAIL_1]': 2 }), {
      value: { phone_3: 1, 'anna@example.com': 2 },
      invented: null,
    })
    const { value, invented } = redactor.restore({ reply: 'Call [PHONE_2] or [EMAIL_10].' })
    assert.deepEqual([value, invented], [{ reply: 'Call [PHONE_2] or [EMAIL_10].' }, 'PHONE_2'])
  })

  it('is not fooled by placeholders that a customer wrote', () => {
    const tricky = { says: 'Send it to [EMAIL_1] or email\\_a7, not to b@example.com. PHONE_B2!' }
    const redactor = redactorFor(tricky)
    assert.deepEqual(redactor.hide(tricky), {
      says: 'Send it to [EMAIL_1] or email\\_a7, not to [EMAIL_C1]. PHONE_B2!',
    })
    assert.deepEqual(redactor.restore({ reply: '[EMAIL_1] and [EMAIL_C1]' }), {
      value: { reply: '[EMAIL_1] and b@example.com' },
      invented: null,
    })
  })

  it('gives back every text that is said unchanged, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom('a@b.de', '+49 170 1234567', '[EMAIL_1]', 'CARD_1', '4111111111111111', '$&', '\\', '['),
      fc.constantFrom(...nastyText.map(({ text }) => text)),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 4 }), (texts) => {
        const inputs = texts.map((pieces) => pieces.join(' '))
        const redactor = redactorFor(inputs)
        assert.deepEqual(redactor.restore(redactor.hide(inputs)), { value: inputs, invented: null })
      }),
      { numRuns: 3000 },
    )
  })
})
