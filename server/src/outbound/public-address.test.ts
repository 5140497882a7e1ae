import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ApiError } from '../errors.ts'
import type { Mode, OwnPlace } from '../scope.ts'
import { checkUrl, ownPlace, parseAllowed, resolverFor } from './public-address.ts'

/** Names and what they resolve to. */
const names: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example': ['10.20.0.7'],
  'both.example': ['93.184.215.14', '10.20.0.7'],
  'metadata.google.internal': ['169.254.169.254'],
}

/** The rejection of a URL. Undefined if it's allowed. */
async function saidOf(
  url: string,
  words: string[] = [],
  mode: Mode = 'live',
  own?: OwnPlace,
): Promise<string | undefined> {
  const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('ENOTFOUND'))
  try {
    await checkUrl(url, mode, parseAllowed(words, own), resolve)
    return undefined
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error))
    const code = error.message.includes("can't be resolved") ? 'host_not_found' : 'url_not_allowed'
    assert.deepEqual([error.code, error.status], [code, 400])
    return error.message
  }
}

const not_public = /^`url` doesn't lead to a public address\..*WEBHOOK_ALLOWED_NETWORKS/

describe('the URL of an endpoint', () => {
  it('may lead anywhere public over https, on any port', async () => {
    for (const url of [
      'https://public.example',
      'https://public.example./hooks?a=b&c=%20',
      'HTTPS://PUBLIC.EXAMPLE:8443/é',
      'https://93.184.215.14/',
      'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:9/',
    ])
      assert.equal(await saidOf(url), undefined, url)
  })

  it('may begin with http:// in test mode, and where the operator allows its host or all its addresses', async () => {
    const url = 'http://public.example/'
    assert.equal(await saidOf(url), '`url` must begin with https:// in live mode.')
    assert.equal(await saidOf('http://93.184.215.14/'), '`url` must begin with https:// in live mode.')
    assert.equal(await saidOf(url, [], 'test'), undefined)
    assert.equal(await saidOf(url, ['Public.Example.']), undefined)
    assert.equal(await saidOf(url, ['93.184.215.14', '2606:2800::/32']), undefined)
    assert.equal(await saidOf(url, ['93.184.215.14']), '`url` must begin with https:// in live mode.')
    assert.match((await saidOf('http://inside.example/'))!, not_public)
  })

  it('may lead inside only where the operator allows the host, the address or its network', async () => {
    const url = 'https://inside.example/'
    for (const mode of ['live', 'test'] as const) assert.match((await saidOf(url, [], mode))!, not_public)
    for (const word of [
      'inside.example',
      '10.20.0.7',
      '10.20.0.0/16',
      '10.20.99.99/16',
      '::ffff:10.20.0.0/112',
      '0.0.0.0/0',
    ])
      assert.equal(await saidOf(url, [word]), undefined, word)
    for (const word of ['example', 'other.inside.example', '10.20.0.8', '10.21.0.0/16', '::/0', 'fd00::/8'])
      assert.match((await saidOf(url, [word]))!, not_public, word)
    assert.equal(await saidOf('https://[::ffff:10.20.0.7]/', ['10.20.0.0/16']), undefined)
    assert.equal(await saidOf('http://10.20.0.7:8080/', ['10.20.0.0/16']), undefined)
  })

  it('may lead inside on no other port than the one the operator names, where he names one', async () => {
    for (const word of ['inside.example:8443', '10.20.0.7:8443', '10.20.0.0/16:8443', '[::ffff:10.20.0.0/112]:8443']) {
      assert.equal(await saidOf('https://inside.example:8443/', [word]), undefined, word)
      for (const url of ['https://inside.example/', 'http://inside.example:8444/'])
        assert.match((await saidOf(url, [word]))!, not_public, `${url} ${word}`)
    }
    assert.equal(await saidOf('https://inside.example/', ['10.20.0.7:443']), undefined)
    assert.equal(await saidOf('http://inside.example/', ['10.20.0.7:80']), undefined)
    assert.equal(await saidOf('http://[::1]:8080/', ['[::1]:8080']), undefined)
    assert.match((await saidOf('http://[::1]:8081/', ['[::1]:8080']))!, not_public)
  })

  it('may lead to this machine in test mode while the service is reached from there alone', async () => {
    const database = 'postgres://u@127.0.0.1:5433/parley'
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) {
      const own = ownPlace({ host, port: 3000 }, database)
      for (const url of ['http://127.0.0.1:4000/', 'http://[::1]:4000/hooks', 'https://127.1.2.3/'])
        assert.equal(await saidOf(url, [], 'test', own), undefined, url)
      assert.match((await saidOf('http://127.0.0.1:4000/', [], 'live', own))!, not_public)
      assert.match((await saidOf('http://10.20.0.7:4000/', [], 'test', own))!, not_public)
      assert.deepEqual(await resolverFor(parseAllowed([], own))('localhost'), ['127.0.0.1', '::1'])
    }
    for (const host of ['0.0.0.0', '::', '10.20.0.7', 'parley.example.com'])
      assert.match(
        (await saidOf('http://127.0.0.1:4000/', [], 'test', ownPlace({ host, port: 3000 }, database)))!,
        not_public,
      )
  })

  it('never leads to the service itself or its database, whatever the operator allows', async () => {
    const own = ownPlace({ host: '127.0.0.1', port: 3000 }, 'postgres://u@10.20.0.7/parley')
    const everything = ['0.0.0.0/0', '::/0', 'inside.example']
    for (const mode of ['live', 'test'] as const)
      for (const url of [
        'http://127.0.0.1:3000/v1/contacts',
        'http://[::1]:3000/',
        'http://[::ffff:127.0.0.1]:3000/',
        'http://0.0.0.0:3000/',
        'http://127.0.0.1:5432/',
        'http://10.20.0.7:5432/',
        'http://inside.example:5432/',
      ])
        assert.match((await saidOf(url, everything, mode, own))!, not_public, url)
    for (const url of ['http://10.20.0.7:3000/', 'http://127.0.0.1:3001/', 'https://public.example:5432/'])
      assert.equal(await saidOf(url, everything, 'live', own), undefined, url)
  })

  it('may not lead to one private address among public ones', async () => {
    assert.match((await saidOf('https://both.example/'))!, not_public)
    assert.equal(await saidOf('https://both.example/', ['10.20.0.7']), undefined)
  })

  it('never leads to where a cloud keeps its secrets, whatever the operator allows', async () => {
    const everything = ['0.0.0.0/0', '::/0', '169.254.169.254', 'fd00:ec2::254', 'metadata.google.internal']
    for (const host of [
      'metadata.google.internal',
      '169.254.169.254',
      '169.254.170.2',
      '0xa9fea9fe',
      '168.63.129.16',
      '100.100.100.200',
      '192.0.0.192',
      '[fd00:ec2::254]',
      '[fd20:ce::254]',
      '[fe80::a9fe:a9fe]',
      '[::ffff:169.254.169.254]',
      '[::169.254.169.254]',
      '[64:ff9b::a9fe:a9fe]',
      '[64:ff9b:1:a9fe:a9:fe00::]',
      '[2002:a9fe:a9fe::]',
      '[2001:0:4136:e378:8000:63bf:5601:5601]',
    ])
      assert.match((await saidOf(`https://${host}/`, everything))!, not_public, host)
  })

  it('is refused in words where its form is wrong', async () => {
    const whole = '`url` must be a full URL, such as https://example.com/webhooks.'
    const clean = '`url` must not contain spaces, control characters or backslashes.'
    const expected: Record<string, string> = {
      '': whole,
      'public.example': whole,
      '//public.example/': whole,
      'https:public.example': whole,
      'https:/public.example': whole,
      'https://': whole,
      'https://1.2.3.4.5/': whole,
      'https://public.example:99999/': whole,
      'https://[::1/': whole,
      'https://[fe80::1%25eth0]/': whole,
      'ftp://public.example/': whole,
      'javascript:alert(1)': whole,
      'https://public.example/a b': clean,
      ' https://public.example/': clean,
      'https://pub\nlic.example/': clean,
      'https://pub\u00adlic.example/': clean,
      'https:\\\\public.example/': clean,
      'https://public.example/\ud800': clean,
      'https://me:secret@public.example/': '`url` must not contain a user name or password.',
      'https://me@public.example/': '`url` must not contain a user name or password.',
      'https://public.example/#a': '`url` must not contain a fragment (#).',
      'https://public.example/#': '`url` must not contain a fragment (#).',
      'https://nobody.example/': "`url` has the host nobody.example, which can't be resolved.",
    }
    for (const [url, words] of Object.entries(expected)) assert.equal(await saidOf(url), words, url)
    const longest = `https://public.example/${'a'.repeat(2048 - 23)}`
    assert.equal(await saidOf(longest), undefined)
    assert.equal(await saidOf(`${longest}a`), '`url` must be at most 2048 characters.')
  })
})
