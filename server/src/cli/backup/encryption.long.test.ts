import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { dataFolder } from '../../testing/embedded-database.ts'
import { startProcess } from '../../testing/processes.ts'
import { runInProcess } from '../../testing/run-in-process.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const passphrase = 'seven words that nobody would ever guess'

describe('an encrypted backup', () => {
  let database: TestDatabase
  before(async () => {
    database = await cloneDatabase()
    await (await startProcess({ DATABASE_URL: database.url, SECRET_KEY, LOG_LEVEL: 'silent' })).stop()
  })
  after(() => database.drop())

  function backUp(t: TestContext, file: string, settings: Record<string, string>) {
    const deployment = { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: dataFolder(t) }
    return runInProcess(t, ['backup', file], { ...deployment, ...settings })
  }

  function fileWith(t: TestContext, content: string): string {
    const file = join(dataFolder(t), 'secret')
    writeFileSync(file, `${content}\n`)
    return file
  }

  const verify = (t: TestContext, ...words: string[]) => runInProcess(t, ['backup', 'verify', ...words], { SECRET_KEY })

  it('with a passphrase opens with that alone', async (t) => {
    const file = join(dataFolder(t), 'x.backup.age')
    const made = await backUp(t, file, { BACKUP_PASSPHRASE_FILE: fileWith(t, passphrase) })
    assert.equal(made.code, 0, made.stderr)
    assert.match(made.stdout, /x\.backup\.age, encrypted\.\n$/)
    assert.match(readFileSync(file, 'latin1'), /^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/)

    const without = await verify(t, file)
    assert.equal(without.code, 1)
    assert.match(
      without.stderr,
      /encrypted with a passphrase\. Set it as BACKUP_PASSPHRASE, .* --passphrase-file FILE\./,
    )
    const wrong = await verify(t, file, '--passphrase-file', fileWith(t, 'another passphrase'))
    assert.equal(wrong.code, 1)
    assert.match(wrong.stderr, /The passphrase is another one than that of the backup/)
    const right = await verify(t, file, '--passphrase-file', fileWith(t, passphrase))
    assert.equal(right.code, 0, right.stderr)
    assert.match(right.stdout, /is complete/)
  })

  it('for a public key opens with its secret key alone, also in the age tool', async (t) => {
    const [ours, other] = [await generateX25519Identity(), await generateX25519Identity()]
    const identity = fileWith(t, `# as age-keygen writes it\n${ours}`)
    const file = join(dataFolder(t), 'x.backup.age')
    const made = await backUp(t, file, { BACKUP_RECIPIENT: await identityToRecipient(ours) })
    assert.equal(made.code, 0, made.stderr)

    assert.match((await verify(t, file)).stderr, /encrypted for a public key of age\. .* --identity-file FILE\./)
    const wrong = await verify(t, file, '--identity-file', fileWith(t, other))
    assert.match(wrong.stderr, /None of the secret keys in --identity-file is the one/)
    const elsewhere = { SECRET_KEY, DATA_DIR: dataFolder(t) }
    const restored = await runInProcess(t, ['restore', file, '--identity-file', identity], elsewhere)
    assert.equal(restored.code, 0, restored.stderr)

    const content = readFileSync(file)
    const cut = join(dataFolder(t), 'cut')
    writeFileSync(cut, content.subarray(0, content.length - 1000))
    const incomplete = await verify(t, cut, '--identity-file', identity)
    assert.equal(incomplete.code, 1)
    assert.match(incomplete.stderr, /^The backup is incomplete, damaged/)

    const tool = spawnSync('age', ['--decrypt', '--identity', identity, file])
    if (tool.error) return t.diagnostic('The age tool is not installed.')
    assert.equal(tool.status, 0, String(tool.stderr))
    assert.equal(zstdDecompressSync(tool.stdout).toString('latin1', 0, 13), 'manifest.json')
  })

  it('is not begun with a secret that would not do, and leaves nothing where it fails', async (t) => {
    const folder = dataFolder(t)
    const file = join(folder, 'x')
    const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
    const cases: [Record<string, string>, RegExp][] = [
      [{ BACKUP_PASSPHRASE: 'short' }, /The passphrase is too short: .* at least 12 characters/],
      [{ BACKUP_RECIPIENT }, /BACKUP_RECIPIENT isn't a public key of age/],
      [{ BACKUP_RECIPIENT: 'me@example.com' }, /BACKUP_RECIPIENT must be public keys of age/],
      [{ BACKUP_RECIPIENT, BACKUP_PASSPHRASE: passphrase }, /Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT, not both/],
    ]
    for (const [settings, words] of cases) {
      const { code, stderr } = await backUp(t, file, settings)
      assert.equal(code, 1)
      assert.match(stderr, words)
      assert.doesNotMatch(stderr, /seven words|short'/)
    }
    const recipient = await identityToRecipient(await generateX25519Identity())
    const nowhere = await backUp(t, join(folder, 'none', 'x'), { BACKUP_RECIPIENT: recipient })
    assert.equal(nowhere.code, 1)
    assert.deepEqual(readdirSync(folder), [])
    assert.ok(!existsSync(file))
  })
})
