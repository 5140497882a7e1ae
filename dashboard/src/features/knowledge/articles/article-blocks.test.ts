import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksOf } from './article-blocks.ts'

describe('an article in its parts', () => {
  it('has headings, images and tables, with the text between them', () => {
    const text =
      '# Sizes\n\nFor **all** bikes.\n\n| Height | Frame |\n|---|--:|\n| 160 cm | S |\n| 180 cm |\n\n![A frame](https://shop.example/frame.png "Frame")\n'
    assert.deepEqual(blocksOf(text), [
      { kind: 'heading', level: 1, text: 'Sizes' },
      { kind: 'text', text: '\nFor **all** bikes.\n' },
      {
        kind: 'table',
        head: ['Height', 'Frame'],
        rows: [
          ['160 cm', 'S'],
          ['180 cm', ''],
        ],
        align: ['start', 'end'],
      },
      { kind: 'image', alt: 'A frame', address: 'https://shop.example/frame.png' },
    ])
  })

  it('takes no bars for a table without the line of dashes, and nothing in code', () => {
    for (const text of ['a | b\nc | d', '```\n| a | b |\n|---|---|\n# no heading\n```', '| a |\n|---|---|', '---'])
      assert.deepEqual(blocksOf(text), [{ kind: 'text', text }])
  })

  it('keeps a bar in a cell that is escaped', () => {
    const [table] = blocksOf('a \\| b | c\n-|-\n1 | 2 \\| 3')
    assert.deepEqual(table, { kind: 'table', head: ['a | b', 'c'], rows: [['1', '2 | 3']], align: ['start', 'start'] })
  })

  it('is read in no time, whatever it is', () => {
    for (const hostile of [
      '|'.repeat(50_000),
      `|${'-'.repeat(50_000)}\n`.repeat(3),
      '![['.repeat(20_000),
      '# '.repeat(30_000),
    ])
      assert.ok(blocksOf(`${hostile}\n${hostile}`).length >= 1)
  })
})
