import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { verifyIdentity } from '../server/src/channels/widget/identity-token.ts'

const guide = readFileSync(new URL('widget.md', import.meta.url), 'utf8')
const key = { id: '', key: 'svc_identity_of-this-test' }
const channel_id = 'svccha_of-this-test'

/** How each language of the guide is run, where it's installed. */
const languages = {
  js: { file: 'token.mjs', command: [process.execPath] },
  python: { file: 'token.py', command: ['python3'] },
  php: { file: 'token.php', command: ['php'] },
  ruby: { file: 'token.rb', command: ['ruby'] },
  go: { file: 'token.go', command: ['go', 'run'] },
}

describe('the guide signs identities', () => {
  for (const [language, { file, command }] of Object.entries(languages))
    it(`in ${language}`, (t) => {
      const code = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1]
      assert.ok(code, 'The guide has no such sample.')
      const [program, ...words] = command as [string, ...string[]]
      if (spawnSync(program, ['--version']).error) return t.skip(`${program} isn't installed.`)
      const folder = mkdtempSync(join(tmpdir(), 'parley-identity-'))
      try {
        writeFileSync(join(folder, file), code)
        const env = { ...process.env, IDENTITY_KEY: key.key, CHANNEL_ID: channel_id }
        const { stdout, stderr } = spawnSync(program, [...words, join(folder, file)], { env, encoding: 'utf8' })
        const { claims } = verifyIdentity(stdout.trim(), [key], Date.now(), channel_id)
        const { sub, name, email } = claims
        assert.deepEqual([sub, name, email], ['user-1042', 'Ana Sousa', 'ana@example.com'], stderr)
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
})
