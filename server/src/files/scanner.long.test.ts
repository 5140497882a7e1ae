import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { readConfig } from '../config/config.ts'
import { emailChannel, healthy, mailWithFile } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { startClamd } from '../testing/files/clamd.ts'
import { uploadFile, uploadParts } from '../testing/files/upload.ts'
import { assertRefused } from '../testing/refused.ts'
import { eventually, startTestService } from '../testing/service.ts'
import { openScanner } from './scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-scanner-'))
after(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'file')
const harmless = Buffer.alloc(300_000, 'parley ')

describe('a virus scanner', () => {
  it('is given all of a file, over TCP or a socket, and says whether something is in it', async () => {
    for (const at of [0, join(folder, 'clamd.ctl')]) {
      await using clamd = await startClamd(at)
      const scanner = openScanner(clamd.address, 1_000_000)
      await scanner.check()
      writeFileSync(path, harmless)
      await scanner.requireClean(path)
      assert.deepEqual(clamd.scanned, [harmless.toString()])
      writeFileSync(path, Buffer.concat([harmless, Buffer.from('EICAR')]))
      await assert.rejects(scanner.requireClean(path), { code: 'file_type_not_allowed' })
    }
  })

  it('that says nothing in time, something else, or too much is as good as none', async () => {
    await using clamd = await startClamd()
    const scanner = openScanner(clamd.address, 1_000_000, 100)
    writeFileSync(path, harmless)
    clamd.is_silent = true
    const unavailable = { code: 'storage_unavailable', status: 503 }
    await assert.rejects(scanner.requireClean(path), unavailable)
    await assert.rejects(scanner.check(), /No response within 100 ms/)
    clamd.is_silent = false
    const patient = openScanner(clamd.address, 1_000_000)
    for (const says of ['stream: Cannot scan ERROR', 'HTTP/1.1 200 OK', '', 'x'.repeat(100_000)]) {
      clamd.says = says
      await assert.rejects(patient.requireClean(path), unavailable)
      await assert.rejects(patient.check())
    }
  })

  it('is not given more than it takes: that is refused', async () => {
    await using clamd = await startClamd()
    writeFileSync(path, harmless)
    await assert.rejects(openScanner(clamd.address, 299_999).requireClean(path), { code: 'file_too_large' })
    assert.deepEqual(clamd.scanned, [])
    // As clamd does past its StreamMaxLength.
    clamd.says = 'INSTREAM size limit exceeded. ERROR'
    await assert.rejects(openScanner(clamd.address, 1_000_000).requireClean(path), { code: 'file_too_large' })
  })

  it('has an address or a path', () => {
    for (const VIRUS_SCANNER of ['tcp://scanner:3310', 'tcp://[::1]:3310', '/run/clamav/clamd.ctl', ''])
      assert.equal(readConfig({ VIRUS_SCANNER }).virus_scanner, VIRUS_SCANNER)
    for (const VIRUS_SCANNER of ['http://scanner:3310', 'tcp://scanner', 'scanner:3310', 'tcp://a:1/x'])
      assert.throws(() => readConfig({ VIRUS_SCANNER }), /VIRUS_SCANNER must be an address/)
  })
})

describe('with a virus scanner', () => {
  it('an upload is refused if something is in it, and waits until it can be scanned', async () => {
    const clamd = await startClamd()
    const port = Number(new URL(clamd.address).port)
    await using service = await startTestService({ VIRUS_SCANNER: clamd.address })
    const api = await service.client()
    assert.equal((await uploadFile(api, 'Total: 42 EUR', 'receipt.txt')).status, 201)
    const found = await uploadFile(api, 'EICAR', 'receipt.txt')
    assertRefused(found, 415, 'file_type_not_allowed', /virus scanner found something/)
    const announce = async () => (await api.post('/files', { name: 'a.txt', size: 5 })).body.id as string
    const [harmful, waiting] = [await announce(), await announce()]
    assertRefused(await uploadParts(api, harmful, Buffer.from('EICAR'), 0, 5), 415, 'file_type_not_allowed')
    assertRefused(await api.get(`/files/${harmful}`), 404, 'resource_not_found')

    await clamd[Symbol.asyncDispose]()
    const refused = await uploadFile(api, 'x', 'a.txt')
    assertRefused(refused, 503, 'storage_unavailable', /can't be scanned for viruses right now/)
    assert.equal(refused.headers.get('retry-after'), '5')
    const last = () => uploadParts(api, waiting, Buffer.from('Hello'), 0, 5)
    assertRefused(await last(), 503, 'storage_unavailable')
    assert.equal((await api.get(`/files/${waiting}`)).body.url, null)
    await using _again = await startClamd(port)
    assert.equal((await last()).body.received_bytes, 5)
    assert.deepEqual(readdirSync(join(service.data_dir, 'incoming')), [])
  })

  it('a mail comes without what was found in it, and waits in its mailbox until it can be scanned', async () => {
    const clamd = await startClamd()
    const port = Number(new URL(clamd.address).port)
    await using imap = await startImap()
    await using service = await startTestService({
      VIRUS_SCANNER: clamd.address,
      MAIL_ALLOWED_NETWORKS: '127.0.0.1',
      EMAIL_POLL_MS: '200',
    })
    const api = await service.client()
    const channel_id = await emailChannel(api, { imap })
    const messages = async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}&order=asc`)).body
      const all = data.map(({ id }: { id: string }) => api.get(`/conversations/${id}/messages`))
      return (await Promise.all(all)).map(({ body }) => body.data[0])
    }
    imap.append(mailWithFile('invoice.txt', 'EICAR'))
    await eventually(async () => {
      const [message] = await messages()
      assert.match(
        message.content,
        /\[The virus scanner found something in the file invoice\.txt\. It was left out\.\]$/,
      )
      assert.deepEqual([message.attachments, message.email.original], [[], null])
    })
    await clamd[Symbol.asyncDispose]()
    imap.append(mailWithFile('receipt.txt', 'Total: 42 EUR'))
    await eventually(async () => {
      const { health } = (await api.get(`/channels/${channel_id}`)).body
      assert.equal(health.problem?.code, 'not_stored')
      assert.match(health.problem.message, /can't be scanned for viruses/)
    })
    assert.equal((await messages()).length, 1)
    await using _again = await startClamd(port)
    await healthy(api, channel_id)
    await eventually(async () => {
      const [, message] = await messages()
      assert.equal(message.attachments[0].name, 'receipt.txt')
      assert.ok(message.email.original)
    })
  })
})
