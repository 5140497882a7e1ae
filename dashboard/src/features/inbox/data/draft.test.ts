import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asNote, type Draft, hasWords, no_draft, withMail } from './draft.ts'

const mail = { id: 'msg_2', content: 'It is on its way.', email: { to: ['vera@home.example'], subject: 'Lamp' } }

describe('a mail that was taken back', () => {
  it('is a reply again, with its recipients and its subject', () => {
    assert.deepEqual(withMail(no_draft, mail), {
      text: 'It is on its way.',
      private: false,
      after: 'msg_2',
      email: { to: ['vera@home.example'], subject: 'Lamp' },
    })
  })

  it('stands before the reply that was begun since, whose copies stay', () => {
    const begun: Draft = {
      text: 'One more thing.',
      private: false,
      after: 'msg_3',
      email: { cc: ['boss@home.example'] },
    }
    const { text, email } = withMail(begun, mail)
    assert.equal(text, 'It is on its way.\n\nOne more thing.')
    assert.deepEqual(email, { ...mail.email, cc: ['boss@home.example'] })
  })

  it('takes in no word of a note, which waits until somebody goes on with it', () => {
    const note: Draft = { text: 'He is a fraud.', private: true }
    const reply = withMail(note, mail)
    assert.equal(reply.private, false)
    assert.equal(reply.text, 'It is on its way.')
    const again = asNote(reply, true)
    assert.equal(again.private, true)
    assert.equal(again.text, 'He is a fraud.')
    assert.equal(asNote(again, false).text, 'It is on its way.')
    const sent: Draft = { text: '', private: false, other: reply.other }
    assert.ok(hasWords(sent))
    assert.deepEqual(asNote(sent, true), note)
  })

  it('keeps the note also when another mail is taken back', () => {
    const { text, other } = withMail(withMail({ text: 'He is a fraud.', private: true }, mail), {
      ...mail,
      content: 'Hello.',
    })
    assert.equal(text, 'Hello.\n\nIt is on its way.')
    assert.equal(other?.text, 'He is a fraud.')
  })
})

describe('a draft', () => {
  it('becomes a note with its words, and a reply again', () => {
    const note = asNote({ text: 'Hello.', private: false }, true)
    assert.deepEqual(note, { text: 'Hello.', private: true })
    assert.equal(asNote(note, false).text, 'Hello.')
  })
})
