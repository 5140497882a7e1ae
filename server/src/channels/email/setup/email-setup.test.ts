import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { parseAllowed } from '../../../outbound/public-address.ts'
import { testAccount } from '../../../testing/account.ts'
import { type NameServer, startNameServer, type Zone } from '../../../testing/name-server.ts'
import { assertRefused } from '../../../testing/refused.ts'
import { readAutoconfig } from './autoconfig.ts'
import { detect } from './detect.ts'
import { providers } from './presets.ts'
import { openRecords, type Records } from './records.ts'
import { recordsOf } from './sending-records.ts'

const zone: Zone = {
  'shop.example': {
    MX: [
      { priority: 20, name: 'alt1.aspmx.l.google.com' },
      { priority: 1, name: 'ASPMX.L.GOOGLE.COM' },
    ],
    TXT: ['google-site-verification=x', 'v=spf1 ip4:192.0.2.7 -all'],
  },
  'google._domainkey.shop.example': { TXT: [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
  'branch.shop.example': { MX: [{ priority: 1, name: 'aspmx.l.google.com' }], TXT: ['v=spf1 redirect=shop.example'] },
  'srv.example': { MX: [{ priority: 1, name: 'in.srv.example' }], TXT: ['v=spf1 a -all', 'v=spf1 mx -all'] },
  '_imaps._tcp.srv.example': {
    SRV: [
      { priority: 10, port: 1993, name: 'slow.srv.example' },
      { priority: 0, port: 993, name: 'box.srv.example' },
    ],
  },
  '_submission._tcp.srv.example': { SRV: [{ priority: 0, port: 587, name: 'out.srv.example' }] },
  '_submissions._tcp.srv.example': { SRV: [{ priority: 0, port: 0, name: '.' }] },
  'old.example': { MX: [{ priority: 5, name: 'mail.old.example' }] },
  'mail.old.example': { A: ['192.0.2.9'] },
  'smtp.old.example': { A: ['192.0.2.10'] },
  'none.example': { MX: [{ priority: 0, name: '.' }], TXT: ['v=spf1 -all'] },
}

let names: NameServer
let records: Records & { close(): void }
before(async () => {
  names = await startNameServer(zone)
  records = openRecords(60_000, [names.address])
})
after(async () => {
  records.close()
  await names[Symbol.asyncDispose]()
})

const nowhere = parseAllowed(['none'])
const find = (address: string) => detect(address, records, nowhere, 100)
const advice = async (domain: string, provider?: string) =>
  recordsOf(
    domain,
    await records.mx(domain),
    providers.find(({ name }) => name === provider),
    records,
  )

describe('the servers of a mailbox', () => {
  it('are those of a provider, known by its own domain or by where mail arrives', async () => {
    for (const address of ['lamp@gmail.com', 'help@shop.example']) {
      const { provider, found_by, imap, smtp } = await find(address)
      assert.deepEqual([provider?.name, found_by, provider?.remarks], ['Google', 'known', ['app_password']])
      assert.deepEqual(imap, { host: 'imap.gmail.com', port: 993, security: 'tls', username: address })
      assert.deepEqual([smtp?.host, smtp?.port], ['smtp.gmail.com', 465])
    }
    assert.deepEqual((await find('someone@proton.me')).imap, null)
  })

  it('are what the domain says, the preferred ones, and encrypted from the start if there is a choice', async () => {
    const { provider, found_by, imap, smtp } = await find('help@srv.example')
    assert.deepEqual([provider, found_by], [undefined, 'srv'])
    assert.deepEqual(imap, { host: 'box.srv.example', port: 993, security: 'tls', username: 'help@srv.example' })
    assert.deepEqual([smtp?.host, smtp?.port, smtp?.security], ['out.srv.example', 587, 'starttls'])
  })

  it('are guessed by their usual names where nothing else says so', async () => {
    const { found_by, imap, smtp } = await find('help@old.example')
    assert.deepEqual([found_by, imap?.host, smtp?.host], ['guess', 'mail.old.example', 'smtp.old.example'])
  })

  it('are not made up for a domain without mail, without an answer, or that does not exist', async () => {
    for (const domain of ['none.example', 'silent.example', 'no-such.example']) {
      const { found_by, imap, smtp } = await find(`help@${domain}`)
      assert.deepEqual([found_by, imap, smtp], [null, null, null], domain)
    }
    assert.equal((await find('help@silent.example')).mx, null)
  })
})

describe('the file in which a domain names its servers', () => {
  const server = (tag: string, type: string, content: Record<string, string>) =>
    `<${tag} type="${type}">${Object.entries(content)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')}</${tag}>`
  const imap = { hostname: 'in.%EMAILDOMAIN%', port: '143', socketType: 'STARTTLS', username: '%EMAILLOCALPART%' }

  it('is read, with the places of the address filled in', () => {
    const xml = `<?xml version="1.0"?><clientConfig><emailProvider id="x">
      ${server('incomingServer', 'pop3', { hostname: 'pop.x.example', port: '995', socketType: 'SSL' })}
      ${server('incomingServer', 'imap', imap)}
      ${server('incomingServer', 'imap', { ...imap, hostname: ' Box.x.example ', port: '993', socketType: 'SSL' })}
      ${server('outgoingServer', 'smtp', { hostname: 'out.x.example', port: '465', socketType: 'SSL' })}
      </emailProvider></clientConfig>`
    assert.deepEqual(readAutoconfig(xml, 'help@x.example'), {
      imap: { host: 'box.x.example', port: 993, security: 'tls', username: 'help' },
      smtp: { host: 'out.x.example', port: 465, security: 'tls', username: 'help@x.example' },
    })
  })

  it('is nothing if it is another page, is broken, or names anything unencrypted or odd', () => {
    const odd = [
      { ...imap, socketType: 'plain' },
      { ...imap, hostname: 'localhost' },
      { ...imap, hostname: 'a.example/../x' },
      { ...imap, port: '0' },
      { ...imap, port: `993 ${'9'.repeat(400)}` },
      { ...imap, username: 'a\r\nb' },
      { ...imap, hostname: '' },
    ].map((content) => server('incomingServer', 'imap', content))
    for (const xml of [
      ...odd,
      '',
      '<html>Not found</html>',
      '<incomingServer',
      '<incomingServer type="imap">'.repeat(9999),
    ])
      assert.equal(readAutoconfig(xml, 'help@x.example'), null, xml.slice(0, 300))
  })
})

describe('the records of a domain that sends mail', () => {
  it('are found, and what they lack is said with the record to write', async () => {
    const [mx, spf, dkim, dmarc] = await advice('shop.example', 'Google')
    assert.deepEqual([mx!.status, mx!.found], ['found', 'aspmx.l.google.com'])
    assert.deepEqual([dkim!.status, dkim!.found?.length], ['found', 418])
    assert.deepEqual([dmarc!.status, dmarc!.found], ['found', 'v=DMARC1; p=reject'])
    assert.deepEqual(spf, {
      kind: 'spf',
      status: 'incomplete',
      found: 'v=spf1 ip4:192.0.2.7 -all',
      suggestion: { type: 'TXT', name: 'shop.example', value: 'v=spf1 include:_spf.google.com ip4:192.0.2.7 -all' },
    })
  })

  it('are not judged where they cannot be: they lead on, nobody knows the key, or nobody answers', async () => {
    const [, spf, dkim, dmarc] = await advice('branch.shop.example', 'Google')
    assert.deepEqual([spf!.status, dkim!.status, dmarc!.found], ['unknown', 'missing', 'v=DMARC1; p=reject'])
    const silent = await advice('silent.example')
    assert.deepEqual(new Set(silent.map(({ status }) => status)), new Set(['unknown']))
    assert.ok(silent.every(({ suggestion }) => suggestion === null))
  })

  it('are missing, or two where receivers take none of both', async () => {
    const [mx, spf, , dmarc] = await advice('old.example')
    assert.deepEqual([mx!.status, spf!.status, spf!.suggestion, dmarc!.status], ['found', 'missing', null, 'missing'])
    assert.deepEqual(dmarc!.suggestion, { type: 'TXT', name: '_dmarc.old.example', value: 'v=DMARC1; p=none' })
    const [, twice] = await advice('srv.example')
    assert.deepEqual([twice!.status, twice!.found], ['incomplete', 'v=spf1 a -all\nv=spf1 mx -all'])
    assert.deepEqual((await advice('none.example'))[0]!.status, 'missing')
  })
})

describe('POST /email_setup', () => {
  it('answers with servers, remarks and records, and stores nothing', async () => {
    const api = await (await testAccount()).client()
    const { status, body } = await api.post('/email_setup', { address: 'Lamp.Shop@WEB.de' })
    assert.deepEqual(
      [status, body.object, body.address, body.provider],
      [200, 'email_setup', 'Lamp.Shop@web.de', 'WEB.DE'],
    )
    assert.deepEqual(
      [body.imap.host, body.smtp.security, body.remarks],
      ['imap.web.de', 'starttls', ['imap_may_be_off']],
    )
    assert.deepEqual(body.records, [])
    for (const address of ['lamp', "lamp@c_raTun.~ZkrCW|'", 'lamp@shop.1', 'lamp@shop.0x7', 'lamp@a..b'])
      assertRefused(await api.post('/email_setup', { address }), 400, 'parameter_invalid')
  })

  it('finds nothing while no name server answers, and asks nobody else', async () => {
    const api = await (await testAccount()).client()
    const { body } = await api.post('/email_setup', { address: 'post@bücher.example' })
    assert.deepEqual([body.address, body.found_by, body.imap], ['post@xn--bcher-kva.example', null, null])
    assert.deepEqual(new Set(body.records.map(({ status }: { status: string }) => status)), new Set(['unknown']))
  })
})
