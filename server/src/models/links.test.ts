import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cpuTime } from '../testing/cpu-time.ts'
import { linksIn } from './links.ts'

describe('the links of a text', () => {
  it('are whatever a program may make one of', () => {
    for (const [text, link] of [
      ['See https://Shop.example/returns.', 'shop.example/returns'],
      ['pay at evil.shop/pay now', 'evil.shop/pay'],
      ['(evil.com)', 'evil.com'],
      ['EVIL．COM', 'evil.com'],
      ['evil。com', 'evil.com'],
      ['e\u200bvil.com', 'evil.com'],
      ['**www.evil.xyz**', 'evil.xyz'],
      ['请访问evil.com查看', 'evil.com'],
      ['evil.com에서', 'evil.com'],
      ['例え.テスト', '例え.テスト'],
      ['éshop.example', 'éshop.example'],
      ['пример.рф/оплата', 'пример.рф/оплата'],
      ['write to jo.doe@evil.example!', 'jo.doe@evil.example'],
      ['https://shop.example@evil.com/x', 'shop.example@evil.com/x'],
      ['custom+scheme://open', 'custom+scheme://open'],
      ['shop.中国', 'shop.中国'],
      ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
    ] as const)
      assert.deepEqual([...linksIn(text)], [link], text)
  })

  it('are no numbers, abbreviations, files or ends of sentences', () => {
    for (const text of [
      'It costs 1.299,00 €. Open 9.30–17.00.',
      'e.g. z.B. p.ex. a.m. U.S. i.d.R.',
      'Open invoice.pdf and photo.JPG.',
      '1.打开设置。2.保存',
      '1.Open the page.\n2.Save it…',
      'Wait... what?',
      '好的。谢谢',
      '',
    ])
      assert.deepEqual([...linksIn(text)], [], text)
  })

  it('are found in no time, whatever was written', async () => {
    for (const unit of [
      'a',
      'a.',
      'a-',
      '.',
      '1.',
      'a.bc',
      'a.bc ',
      '://',
      'a://',
      '。',
      'a。',
      '\u0301',
      '日.本',
      '/',
      '@',
    ])
      for (const text of [unit.repeat(20_000 / unit.length), `${unit.repeat(20_000 / unit.length)}.com`]) {
        assert.ok((await cpuTime(() => linksIn(text), 100)) < 100, unit)
      }
  })
})
