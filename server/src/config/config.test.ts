import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { type Config, ConfigError, defaultSettings, readConfig } from './config.ts'
import { misspeltSettings } from './misspelt-settings.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message.split('\n').slice(1)
  }
  return []
}

function fileWith(t: TestContext, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-config-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

describe('the settings', () => {
  it('are those that the annotated file lists, no more and no fewer', () => {
    const asked = new Set<string>()
    readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }))
    const read = [...asked].filter((name) => !name.endsWith('_FILE'))
    assert.deepEqual(read.sort(), Object.keys(defaultSettings()).sort())
  })

  it('that are secrets are marked in the annotated file, and those alone may be read from a file', () => {
    const text = readFileSync(new URL('../../config.default.env', import.meta.url), 'utf8')
    const marked = [...text.matchAll(/\(secret\)\n([A-Z0-9_]+)=/g)].map(([, name]) => name)
    const asked = new Set<string>()
    readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }))
    const from_files = [...asked].filter((name) => name.endsWith('_FILE')).map((name) => name.slice(0, -5))
    assert.deepEqual(from_files.sort(), marked.sort())
  })

  it('are as the annotated file says where nothing is set, or set to nothing', () => {
    const empty = Object.fromEntries(Object.keys(defaultSettings()).map((name) => [name, '']))
    for (const environment of [{}, empty]) {
      const { host, port, data_dir, rate_limit, trust_proxy } = readConfig(environment)
      assert.deepEqual(
        [host, port, data_dir, rate_limit, trust_proxy],
        ['127.0.0.1', 3000, resolve('data'), 10_000, false],
      )
    }
  })

  it('are read from the environment and then stay as they are', () => {
    const config = readConfig({ PORT: '0', HOST: '::1', TRUST_PROXY: 'on', LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
    assert.deepEqual(
      [config.port, config.host, config.trust_proxy, config.log_level, config.rate_limit],
      [0, '::1', true, 'silent', 0],
    )
    assert.throws(() => Object.assign(config as { -readonly [K in keyof Config]: Config[K] }, { port: 1 }), TypeError)
  })

  it('that cannot be used are all named at once, with what they must be', () => {
    const faults = faultsOf({
      PORT: 'http',
      RATE_LIMIT: '-1',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      SECRET_KEY: 'short',
      TRUST_PROXY: 'yes',
    })
    assert.deepEqual(faults, [
      '  - PORT must be a whole number from 0 to 65535, not "http".',
      '  - DATABASE_URL must be a URL such as postgres://user@host/name.',
      '  - SECRET_KEY must be 32 bytes in base64 (44 characters).',
      '  - RATE_LIMIT must be a whole number from 0 to 1000000000, not "-1".',
      '  - LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
      '  - TRUST_PROXY must be on, off, or addresses and networks of proxies such as 10.0.0.0/8, not "yes".',
    ])
  })

  it('that are misspelt are recognized, and nothing else is taken for one', () => {
    const environment = {
      RATE_LIMT: '5',
      DATABSE_URL: 'x',
      LOG_LEVLE: 'info',
      rate_limit: '5',
      SECRET_KEY_FIEL: 'x',
      RATE_LIMIT: '5',
      RATE_LIMIT_TEST: '5',
      DATABASE_URL_FILE: '',
      HOSTS: 'x',
      HOME: 'x',
      LOGNAME: 'x',
      PATH: 'x',
      MAIL: 'x',
      DATABASE: 'x',
    }
    assert.deepEqual(misspeltSettings(environment), [
      { name: 'RATE_LIMT', setting: 'RATE_LIMIT' },
      { name: 'DATABSE_URL', setting: 'DATABASE_URL' },
      { name: 'LOG_LEVLE', setting: 'LOG_LEVEL' },
      { name: 'rate_limit', setting: 'RATE_LIMIT' },
      { name: 'SECRET_KEY_FIEL', setting: 'SECRET_KEY_FILE' },
    ])
  })

  it('for TLS mean what they say, without a word of the driver', () => {
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      assert.equal(
        readConfig({ DATABASE_URL: `postgres://db/x?sslmode=${mode}&sslrootcert=ca.pem` }).database_url,
        'postgres://db/x?sslmode=verify-full&sslrootcert=ca.pem',
      )
    for (const mode of ['no-verify', 'disable'])
      assert.equal(
        readConfig({ DATABASE_URL: `postgres://db/x?sslmode=${mode}` }).database_url,
        `postgres://db/x?sslmode=${mode}`,
      )
  })

  it('that are numbers are whole, plain and within their bounds', () => {
    for (const PORT of ['65536', '-1', '3000.0', '1e3', '0x10', ' 3000', '3000 ', '99999999999999999999'])
      assert.equal(faultsOf({ PORT }).length, 1, PORT)
    for (const DATABASE_CONNECTIONS of ['3', '501']) assert.equal(faultsOf({ DATABASE_CONNECTIONS }).length, 1)
  })

  it('that name whom webhooks may call are networks, addresses and host names', () => {
    const good =
      '127.0.0.1, 10.20.0.0/16,::1,fd00::/8,::ffff:10.0.0.0/104,hooks.internal,localhost,a_b.example.,1.example,' +
      '127.0.0.1:8080,10.0.0.0/8:443,[::1]:443,[fd00::/8]:65535,hooks.internal:1'
    assert.deepEqual(readConfig({ WEBHOOK_ALLOWED_NETWORKS: good }).webhook_allowed_networks, good.split(/, ?/))
    assert.deepEqual(readConfig({ WEBHOOK_ALLOWED_NETWORKS: ' , ' }).webhook_allowed_networks, [])
    const bad =
      '10.0.0.0/33,10.1/8,127.1,2130706433,/8,fe80::1%eth0,[::1],https://hooks.internal,hooks.internal:0,hooks.internal:65536,hooks.internal:http,[10.0.0.1]:80,:80,1.2.3:80,*.internal,*'
    const faults = faultsOf({ WEBHOOK_ALLOWED_NETWORKS: `10.0.0.1,${bad}` })
    assert.deepEqual(
      faults.map((fault) => /WEBHOOK_ALLOWED_NETWORKS contains "(.*)"/.exec(fault)?.[1]),
      bad.split(','),
    )
  })

  it('that name whom CRM connections and models may call are as that of webhooks, until they say otherwise', () => {
    const networksOf = (environment: Record<string, string>) => {
      const config = readConfig(environment)
      return [config.webhook_allowed_networks, config.crm_allowed_networks, config.assistant_allowed_networks]
    }
    const WEBHOOK_ALLOWED_NETWORKS = '10.0.0.1'
    assert.deepEqual(networksOf({ WEBHOOK_ALLOWED_NETWORKS }), [['10.0.0.1'], ['10.0.0.1'], ['10.0.0.1']])
    assert.deepEqual(
      networksOf({ WEBHOOK_ALLOWED_NETWORKS, CRM_ALLOWED_NETWORKS: 'none', ASSISTANT_ALLOWED_NETWORKS: '[::1]:8080' }),
      [['10.0.0.1'], [], ['[::1]:8080']],
    )
    assert.deepEqual(networksOf({ CRM_ALLOWED_NETWORKS: 'crm.internal' }), [[], ['crm.internal'], []])
    assert.match(faultsOf({ CRM_ALLOWED_NETWORKS: 'x:y' }).join(), /^.*CRM_ALLOWED_NETWORKS contains "x:y"/)
    assert.equal(faultsOf({ WEBHOOK_ALLOWED_NETWORKS: 'x:y' }).length, 1)
  })

  it('that are secrets are never repeated in a fault', () => {
    const faults = faultsOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'postgre://me:hunter2@x/y', PORT: 'x' })
    assert.equal(faults.length, 3)
    assert.ok(!faults.join().includes('hunter2'))
  })

  it('that are secrets may come from a file, without its last line end', (t) => {
    const secret = Buffer.alloc(32, 7).toString('base64')
    assert.equal(readConfig({ SECRET_KEY_FILE: fileWith(t, `${secret}\n`) }).secret_key, secret)
    assert.equal(readConfig({ METRICS_TOKEN_FILE: fileWith(t, 'token\n') }).metrics_token, 'token')
    const url = 'postgres://me:p%40ss@db/x'
    assert.equal(readConfig({ DATABASE_URL_FILE: fileWith(t, url) }).database_url, url)
    assert.equal(readConfig({ SECRET_KEY: secret, SECRET_KEY_FILE: '/nowhere' }).secret_key, secret)
  })

  it('name a file that cannot be read, with the other faults', () => {
    const faults = faultsOf({ SECRET_KEY_FILE: '/nowhere/secret', PORT: 'x' })
    assert.match(faults.join('\n'), /SECRET_KEY_FILE names \/nowhere\/secret, which cannot be read \(ENOENT\)/)
    assert.equal(faults.length, 2)
  })
})
