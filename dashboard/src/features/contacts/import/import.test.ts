import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Contact } from '@parley/sdk'
import { eventSamples } from '../../../api/generated/event-samples.ts'
import { csv } from '../../../text/csv.ts'
import { tableOf } from '../export/table.ts'
import { phoneOf } from '../fields.ts'
import { batchesOf } from './batches.ts'
import { decode, encodingOf } from './decode.ts'
import { contactOf, guess } from './mapping.ts'
import { parse, type Row, rowsOf, separatorOf } from './parse.ts'

const cells = (text: string, separator: ',' | ';' | '\t' = ',') => [...rowsOf(text, separator)].map((row) => row.cells)

describe('a file of contacts', () => {
  it('is read in the encoding it is written in, with a mark or without', () => {
    const text = 'name;email\r\nZoë Müller;zoe@example.com\r\n'
    const utf16 = Buffer.from(text, 'utf16le')
    const latin = Buffer.from(text, 'latin1')
    const wide = Buffer.from(Buffer.from(text, 'utf16le')).swap16()
    const files: [Buffer, string][] = [
      [Buffer.from(text), 'utf-8'],
      [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]), 'utf-8'],
      [utf16, 'utf-16le'],
      [Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-16le'],
      [Buffer.concat([Buffer.from([0xfe, 0xff]), wide]), 'utf-16be'],
      [wide, 'utf-16be'],
      [latin, 'windows-1252'],
    ]
    for (const [bytes, encoding] of files) {
      assert.equal(encodingOf(bytes), encoding)
      assert.deepEqual(cells(decode(bytes, encodingOf(bytes)), ';'), [
        ['name', 'email'],
        ['Zoë Müller', 'zoe@example.com'],
      ])
    }
  })

  it('may quote what it likes, end its lines as it likes, and never close the last quote', () => {
    const text = 'a,"b ""c""",d\r\n"1, 2","x\r\ny",\r\n\n , \n3,4,5\r6,"7'
    assert.deepEqual(cells(text), [
      ['a', 'b "c"', 'd'],
      ['1, 2', 'x\r\ny', ''],
      ['3', '4', '5'],
      ['6', '7'],
    ])
    assert.deepEqual(
      [...rowsOf(text, ',')].map(({ line }) => line),
      [1, 2, 6, 7],
    )
    assert.deepEqual(cells(''), [])
    // A quote that ends before its cell doesn't affect the following rows.
    assert.deepEqual(cells('"Ana" Sousa,a@x.de\nBob,b@x.de'), [
      ['Ana Sousa', 'a@x.de'],
      ['Bob', 'b@x.de'],
    ])
  })

  it('is cut at commas, semicolons or tabs, whichever cut its lines alike', () => {
    assert.equal(separatorOf('name;email\n"Sousa, Ana";a@x.de\n"b, c";d@x.de'), ';')
    assert.equal(separatorOf('name\temail\tcity\na, b\tc@x.de\td'), '\t')
    assert.equal(separatorOf('name,email\na;b,c@x.de'), ',')
    assert.equal(separatorOf('email\na@x.de'), ',')
  })

  it('has its columns guessed in several languages', () => {
    assert.deepEqual(guess(['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Kundennummer', 'Stadt', '', 'id']), [
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'identifier',
      'attribute',
      'ignore',
      'ignore',
    ])
    assert.deepEqual(guess(['Prénom', '电子邮件', 'الاسم', 'Email']), ['first_name', 'email', 'name', 'attribute'])
  })

  it('are the attributes that contacts have, however they are spelled, with values of the same kind', () => {
    const headers = ['Email', 'Last Order', 'BIKES', 'Shoe size']
    const attributes = new Map([
      ['last_order', 'string'],
      ['bikes', 'number'],
    ] as const)
    const mapping = guess(headers, attributes.keys())
    assert.deepEqual(mapping, ['email', 'attribute:last_order', 'attribute:bikes', 'attribute'])
    const read = contactOf({ line: 2, cells: ['a@example.com', '4711', '14', '42'] }, headers, mapping, attributes)
    assert.deepEqual('contact' in read && read.contact.custom_attributes, {
      last_order: '4711',
      bikes: 14,
      'Shoe size': '42',
    })
  })

  it('tells of contacts, or of what is wrong with a row', () => {
    const headers = ['name', 'email', 'phone', 'plan', 'custom_attributes.city']
    const mapping = guess(headers)
    const of = (...cells: string[]) => contactOf({ line: 2, cells }, headers, mapping)
    const problem = (field: string, kind: string, more = {}) => ({ problem: { field, kind, ...more } })
    assert.deepEqual(of(' Ana ', 'ana@example.com', '0049 (30) 123-456', 'pro', 'Porto'), {
      contact: {
        name: 'Ana',
        email: 'ana@example.com',
        phone_number: '+4930123456',
        custom_attributes: { plan: 'pro', city: 'Porto' },
      },
    })
    assert.deepEqual(of('', 'ana@example.com'), { contact: { name: 'ana@example.com', email: 'ana@example.com' } })
    assert.deepEqual(of('Ana'), problem('email', 'missing'))
    assert.deepEqual(of(), problem('email', 'missing'))
    assert.deepEqual(of('Ana', 'ana at example'), problem('email', 'email'))
    assert.deepEqual(of('Ana', `${'x'.repeat(250)}@x.de`), problem('email', 'too_long', { limit: 254 }))
    assert.deepEqual(of('Ana', 'ana@example.com', '030 123'), problem('phone_number', 'phone'))
    assert.deepEqual(of('x'.repeat(256), 'ana@example.com'), problem('name', 'too_long', { limit: 255 }))
    assert.equal(phoneOf('\u202a+49 30 1\u202c'), '+49301')
  })

  it('that we wrote comes back as it was, though no spreadsheet takes a word of it for a formula', async () => {
    const nasty = ['=1+1', '+4930123', '-2', '@sum', 'a,"b"\r\nc', "'quoted'", '\tx']
    const text = csv([nasty.map((_, n) => `c${n}`), nasty])
    for (const cell of cells(text)[1]!) assert.doesNotMatch(cell, /^[=+\-@\t\r]/)
    const { headers, rows } = await parse(text, ',')
    const mapping = headers.map((_, n) => (n === 0 ? 'email' : 'attribute') as 'email' | 'attribute')
    const row = { ...rows[0]!, cells: ['a@x.de', ...rows[0]!.cells.slice(1)] }
    assert.deepEqual(contactOf(row, headers, mapping), {
      contact: {
        name: 'a@x.de',
        email: 'a@x.de',
        custom_attributes: Object.fromEntries(nasty.map((value, n) => [`c${n}`, value]).slice(1)),
      },
    })
  })

  it('that we wrote tells of the same contacts, in every field', async () => {
    const { data } = eventSamples['contact.created'] as { data: { object: Contact } }
    const contact = data.object
    const [headers, row] = cells(csv(tableOf([contact])))
    const { object: _, id: __, created_at: ___, custom_attributes, ...fields } = contact
    const texts = Object.fromEntries(
      Object.entries(custom_attributes).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    assert.ok(Object.values(fields).every(Boolean))
    assert.deepEqual(contactOf({ line: 2, cells: row! }, headers!, guess(headers!)), {
      contact: { ...fields, custom_attributes: texts },
    })
  })

  it('of fifty thousand rows is read within a moment, and one more is told of', async () => {
    const line = '"Ana Sousa","ana@example.com",+351210000000,"a, b"\r\n'
    const began = performance.now()
    const { rows, is_cut } = await parse(`name,email,phone,note\r\n${line.repeat(50_001)}`, ',')
    assert.deepEqual([rows.length, is_cut], [50_000, true])
    assert.ok(performance.now() - began < 15_000)
  })

  it('goes out in batches that the service takes, each row once and in its order', () => {
    const wide = '中'.repeat(10_000)
    const rows = Array.from({ length: 1200 }, (_, line) => ({
      line,
      cells: [line % 7 === 0 ? '' : line < 50 ? wide : 'x'],
    }))
    const contactOf = ({ cells: [name] }: Row) =>
      name ? { contact: { name, email: 'a@x.de' } } : { problem: { field: 'email' as const, kind: 'missing' as const } }
    const batches = [...batchesOf(rows, contactOf)]
    assert.deepEqual(
      batches.flatMap(({ items }) => items.map(({ row }) => row.line)),
      rows.map(({ line }) => line).filter((line) => line % 7 !== 0),
    )
    assert.equal(batches.flatMap(({ faults }) => faults).length, 172)
    for (const { items } of batches) {
      const body = JSON.stringify({ contacts: items.map(({ given }) => given), existing: 'update' })
      assert.ok(items.length <= 500 && Buffer.byteLength(body) < 1024 * 1024)
    }
    assert.ok(batches.length <= 8)
  })
})
