import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bodyAndSignature } from './body.ts'

function parts(content: string) {
  const { body, signature } = bodyAndSignature(content)
  const text = ({ start, end }: { start: number; end: number }) => content.slice(start, end)
  return [body.map(text), signature.map(text)]
}

describe('a message', () => {
  it('is parted from its signature and from what lawyers put below', () => {
    const mail =
      'Please call me.\n\nKind regards\nKaren Voss\nDirector\nT: +1 312 555 0148\n\nThis e-mail is confidential and intended for one person only. Do not read it.'
    assert.deepEqual(parts(mail), [
      ['Please call me.'],
      ['Kind regards', 'Karen Voss', 'Director', 'T: +1 312 555 0148'],
    ])
  })

  it('is parted from a card that nothing announces', () => {
    const mail = 'Hi,\n\nwe take it.\n\nLars Holm\nChief Financial Officer\n+45 33 11 22 33 | www.holm.example\n'
    assert.deepEqual(parts(mail), [
      ['Hi,', 'we take it.'],
      ['Lars Holm', 'Chief Financial Officer', '+45 33 11 22 33 | www.holm.example'],
    ])
  })

  it('goes on below a thanks, where what stands there is asked or told', () => {
    for (const more of [
      'Can you quote 12 users?',
      'We are a small shop and would like to have a demo of it next week.',
    ])
      assert.deepEqual(parts(`Got it.\nThanks\n${more}`), [['Got it.', 'Thanks', more], []])
    assert.deepEqual(parts('Call me\n+45 33 11 22 33'), [['Call me', '+45 33 11 22 33'], []])
  })
})
