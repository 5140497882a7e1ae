import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it, type TestContext } from 'node:test'
import { runInProcess } from '../testing/run-in-process.ts'

describe('completion', () => {
  async function script(t: TestContext, shell: string): Promise<string> {
    const { code, stdout, stderr } = await runInProcess(t, ['completion', shell])
    assert.deepEqual([code, stderr], [0, ''])
    return stdout
  }

  it('offers in bash what a command takes at this place', async (t) => {
    const functions = await script(t, 'bash')
    const offered = (...words: string[]) => {
      const typed = words.map((word) => `'${word}'`).join(' ')
      const run = `COMP_WORDS=(parley ${typed}); COMP_CWORD=${words.length}; _parley; echo "\${COMPREPLY[*]}"`
      return execFileSync('bash', ['-c', `${functions}\n${run}`], { encoding: 'utf8' })
        .trim()
        .split(' ')
    }
    assert.deepEqual(offered('ke'), ['keys'])
    assert.ok(offered('').includes('completion'))
    assert.deepEqual(offered('keys', ''), ['create', 'list', 'revoke', 'roll', '--help'])
    assert.deepEqual(offered('crm', 're'), ['resume'])
    assert.deepEqual(offered('keys', 'create', '--mo'), ['--mode'])
    assert.deepEqual(offered('keys', 'create', '--mode', ''), ['test', 'live'])
    assert.deepEqual(offered('start', '--role', 'w'), ['worker'])
    assert.deepEqual(offered('completion', ''), ['bash', 'zsh', 'fish', '--help'])
    // The shell offers files then.
    assert.deepEqual(offered('restore', ''), [''])
    assert.deepEqual(offered('restore', '--j'), ['--json'])
    assert.deepEqual(offered('backup', ''), ['verify', '--help'])
  })

  it('knows the same words in zsh and fish', async (t) => {
    const zsh = await script(t, 'zsh')
    assert.match(zsh, /^#compdef parley\n/)
    assert.ok(zsh.includes('"keys --mode") compadd -- test live ;;'))
    assert.ok(zsh.includes('"2 keys") compadd -- create list revoke roll --help ;;'))
    const fish = await script(t, 'fish')
    assert.ok(fish.includes("complete -c parley -n '__fish_seen_subcommand_from keys' -l mode -x -a 'test live'\n"))
    assert.ok(fish.includes("-a restore -d 'fill an empty deployment"))
  })
})
