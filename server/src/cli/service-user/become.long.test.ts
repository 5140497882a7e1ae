import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, linkSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { lookUp } from '../../db/embedded/account.ts'

const isRoot = process.getuid?.() === 0

function dataFolder(t: TestContext): string {
  const above = mkdtempSync(join(tmpdir(), 'parley-user-'))
  chmodSync(above, 0o711)
  t.after(() => rmSync(above, { recursive: true, force: true }))
  const data_dir = join(above, 'data')
  mkdirSync(data_dir)
  return data_dir
}

const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
const program = `
import { readConfig } from ${module('../../config/config.ts')}
import { becomeServiceUser } from ${module('./become.ts')}
const said = []
try {
  const held = await becomeServiceUser(readConfig(process.env), (words) => said.push(words))
  console.log(JSON.stringify({ uid: process.getuid(), port: held?.address().port, said: said.join(' ') }))
} catch (error) {
  console.log(JSON.stringify({ refused: error.message }))
}`

interface Outcome {
  uid?: number
  port?: number
  said?: string
  refused?: string
}

/** What a start with these settings becomes, in a process of its own. */
function become(settings: Record<string, string>, user: { uid?: number; gid?: number } = {}): Outcome {
  const { PATH, HOME } = process.env
  const args = ['--input-type=module', '-e', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH, HOME, ...settings },
    encoding: 'utf8',
    ...user,
  })
  assert.notEqual(stdout, '', stderr)
  return JSON.parse(stdout)
}

const uidOf = (name: string) => lookUp(name)!.uid

describe('a start by root', { skip: !isRoot }, () => {
  it('becomes the user of RUN_AS with a port that only root may open, and nobody else where the data are', (t) => {
    const DATA_DIR = dataFolder(t)
    const PORT = '983'
    const { uid, port } = become({ DATA_DIR, PORT, RUN_AS: 'nobody' })
    assert.deepEqual({ uid, port }, { uid: uidOf('nobody'), port: 983 })
    assert.equal(become({ DATA_DIR }).uid, uidOf('nobody'))
    assert.match(
      become({ DATA_DIR, RUN_AS: 'parley' }).refused!,
      /can't run as "parley": .* belongs to another user than "parley"\. Run: chown -R parley /,
    )
  })

  it('stays root if told so, without a word', (t) => {
    const DATA_DIR = dataFolder(t)
    assert.deepEqual(become({ DATA_DIR, RUN_AS: 'root' }), { uid: 0, said: '' })
    assert.equal(lstatSync(DATA_DIR).uid, 0)
  })

  it('says why it stays root if its user cannot read what it needs, and is refused where that user is named', (t) => {
    const DATA_DIR = dataFolder(t)
    const DASHBOARD_DIR = join(DATA_DIR, '..', 'closed', 'pages')
    mkdirSync(DASHBOARD_DIR, { recursive: true })
    chmodSync(join(DASHBOARD_DIR, '..'), 0o700)
    const { uid, said } = become({ DATA_DIR, DASHBOARD_DIR })
    assert.equal(uid, 0)
    assert.match(said!, /stays root: the user "parley" can't read .*closed\/pages\. Move it/)
    assert.equal(lstatSync(DATA_DIR).uid, 0)
    assert.match(become({ DATA_DIR, DASHBOARD_DIR, RUN_AS: 'parley' }).refused!, /the user "parley" can't read /)
    assert.match(become({ DATA_DIR, RUN_AS: 'nobody-at-all' }).refused!, /there is no such user/)
  })

  it('does not take a folder that holds more than its own data', (t) => {
    const DATA_DIR = dataFolder(t)
    writeFileSync(join(DATA_DIR, 'accounts.xlsx'), '')
    const { uid, said } = become({ DATA_DIR })
    assert.equal(uid, 0)
    assert.match(said!, /holds more than Parley's data \(accounts\.xlsx\)/)
    assert.equal(lstatSync(DATA_DIR).uid, 0)
  })

  it("gives away what root owns, and nothing that has another name elsewhere or is someone else's", (t) => {
    const DATA_DIR = dataFolder(t)
    const [elsewhere, running] = [join(DATA_DIR, '..', 'elsewhere'), join(DATA_DIR, 'running')]
    writeFileSync(elsewhere, 'secret')
    linkSync(elsewhere, join(DATA_DIR, 'secret.key'))
    mkdirSync(join(running, 'below'), { recursive: true })
    chownSync(running, uidOf('nobody'), 0)
    writeFileSync(join(DATA_DIR, 'postgres.password'), '')
    assert.equal(become({ DATA_DIR }).uid, uidOf('parley'))
    const owner = (name: string) => lstatSync(join(DATA_DIR, name)).uid
    assert.deepEqual([owner('postgres.password'), owner('.')], [uidOf('parley'), uidOf('parley')])
    assert.deepEqual([owner('secret.key'), owner('running/below')], [0, 0])
  })

  it('is told by a user who is not root that only root becomes another', (t) => {
    const DATA_DIR = dataFolder(t)
    const { uid, gid } = lookUp('nobody')!
    assert.match(become({ DATA_DIR, RUN_AS: 'parley' }, { uid, gid }).refused!, /only root can become another user/)
    assert.deepEqual(become({ DATA_DIR, RUN_AS: 'nobody' }, { uid, gid }), { uid, said: '' })
  })
})
