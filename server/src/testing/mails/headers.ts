import { type MailCase, textMail } from './mail-case.ts'

export const headers: MailCase[] = [
  { name: 'A language', raw: textMail('Hallo', { 'Content-Language': 'de-DE, en' }), expected: { language: 'de-DE' } },
  {
    name: 'Addresses in groups, quotes and comments',
    raw: textMail('Hi', {
      From: '"Keller, Anna" <Anna@Kunde.Example>',
      To: 'Team: a@x.example, "b" <B@x.example>;, undisclosed-recipients:;, c@x.example (Carl), not an address, d@x.example, A@x.example',
    }),
    expected: {
      from: 'Keller, Anna <anna@kunde.example>',
      to: ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
    },
  },
  {
    name: 'A quoted name that looks like an address',
    raw: textMail('Hi', { From: '"boss@bank.example" <thief@evil.example>' }),
    expected: { from: 'boss@bank.example <thief@evil.example>' },
  },
  {
    name: 'An address hidden in a quoted local part',
    raw: textMail('Hi', { To: '"x@internal.example x"@evil.example' }),
    expected: { to: [] },
  },
  { name: 'No sender', raw: textMail('Hi', { From: null }), expected: { from: null, text: 'Hi' } },
  {
    name: 'Ids with junk around them',
    raw: textMail('Hi', { 'In-Reply-To': '<a@x> (of Monday)', References: '<1@x> <2@x>\r\n <a@x> <2@x>' }),
    expected: { in_reply_to: ['a@x'], references: ['1@x', '2@x', 'a@x'] },
  },
  {
    name: 'A date of the next century',
    raw: textMail('Hi', { Date: 'Mon, 16 Nov 2126 09:12:44 +0100' }),
    expected: { sent_at: null },
  },
  {
    name: 'A date before email',
    raw: textMail('Hi', { Date: 'Thu, 1 Jan 1970 00:00:00 +0000' }),
    expected: { sent_at: null },
  },
  {
    name: 'A date with a comment',
    raw: textMail('Hi', { Date: 'Mon, 16 Nov 2026 09:12:44 +0100 (CET)' }),
    expected: { sent_at: '2026-11-16T08:12:44.000Z' },
  },
  {
    name: 'Envelope recipients',
    raw: textMail('Hi', { 'Delivered-To': 'support@shop.example', 'X-Original-To': 'Help@shop.example' }),
    expected: { delivered_to: ['support@shop.example', 'help@shop.example'] },
  },
]
