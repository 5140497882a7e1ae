import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plainLine } from './plain-line.ts'

const changed: [string, string, string][] = [
  [
    'line breaks become spaces',
    'Maria\r\nBcc: eve@x.example\u2028next\u2029\u0085\u000b.',
    'Maria Bcc: eve@x.example next .',
  ],
  ['controls go', 'a\u0000b\u001b[31mc\u007f', 'a b [31mc'],
  [
    'overrides of direction go',
    '\u202eexe.tpircs\u202c \u2066a\u2069\u200eb\u200f\u061c\u202a\u202b\u202d\u2067\u2068',
    'exe.tpircs ab',
  ],
  ['characters of no width go', 'pay\u200bpal\u2060\ufeff\u00ad\u034f\u180e', 'paypal'],
  ['joiners between letters that join by themselves go', 'pay\u200dp\u200cal \u200d\u200c', 'paypal'],
  ['more than one joiner is one too many', 'می\u200c\u200c\u200dخواهم', 'می\u200cخواهم'],
  ['fillers go', '\u3164\u115f\u1160\uffa0\u17b4\u2800a', 'a'],
  ['invisible tags go', 'a\u{e0041}\u{e0042}\u{e007f}b\u{e0001}', 'ab'],
  ['selectors after what has one form go', 'a\ufe0fb\u{e0101}c', 'abc'],
  ['stacks of marks stay within their line', `a${'\u0301'.repeat(50)}b`, `a${'\u0301'.repeat(6)}b`],
  ['spaces are one', '  a \u00a0\u3000\t b  ', 'a b'],
  ['half a surrogate pair is a replacement', 'a\ud83db', 'a\ufffdb'],
  ['nothing but what nobody sees is nothing', '\u200b\u202e\u2066\u3164 \n', ''],
]

const harmless = [
  'Maria da Silva-Ørsted',
  'می\u200cخواهم',
  'क्\u200dष क्\u200cष',
  'ශ්\u200dරී ලංකා',
  'ന്\u200d',
  '👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 👩🏽\u200d💻 ❤\ufe0f 1\ufe0f\u20e3',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}城',
  'Nguyễn Thị Ánh',
  'Z\u0308e\u0301',
  'שלום עולם',
]

describe('a plain line', () => {
  for (const [name, text, expected] of changed)
    it(`${name}`, () => {
      assert.equal(plainLine(text, 100), expected)
      assert.equal(plainLine(expected, 100), expected)
    })

  it('keeps what scripts and emoji need', () => {
    for (const text of harmless) assert.equal(plainLine(text, 100), text)
  })

  it('has at most so many characters, and cuts none in two', () => {
    assert.equal(plainLine('abc', 2), 'ab')
    assert.equal(plainLine('a👨\u200d👩\u200d👧\u200d👦', 3), 'a')
    assert.equal(plainLine('ab 🙂🙂', 4), 'ab 🙂')
    assert.equal(plainLine('e\u0301e\u0301', 3), 'e\u0301')
    assert.equal(plainLine('x'.repeat(1_000_000), 255).length, 255)
  })
})
