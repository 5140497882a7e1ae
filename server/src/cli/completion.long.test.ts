import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it, type TestContext } from 'node:test'
import { fromDebian } from '../../../faults/support/debian.ts'
import { inPath } from '../../../faults/support/proxies.ts'
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

  it('offers the same in zsh', async (t) => {
    const zsh = fromDebian(t, 'zsh', () => inPath('zsh'))
    if (zsh === undefined) return
    const functions = await script(t, 'zsh')
    assert.match(functions, /^#compdef parley\n/)
    // In place of what the line editor brings.
    const editor = `compdef() {}; _files() { print -- FILES }; compadd() { shift; print -l -- "$@" }`
    const completions = (...typed: string[]) => {
      const line = `words=(parley ${typed.map((word) => `'${word}'`).join(' ')}); CURRENT=${typed.length + 1}; _parley`
      return linesOf(execFileSync(zsh, ['-f', '-c', `${editor}\n${functions}\n${line}`], { encoding: 'utf8' }))
    }
    assert.ok(completions('').includes('completion'))
    assert.deepEqual(completions('keys', ''), ['create', 'list', 'revoke', 'roll', '--help'])
    assert.deepEqual(completions('keys', 'create', '--mode', ''), ['test', 'live'])
    assert.deepEqual(completions('start', '--role', ''), ['all', 'api', 'worker'])
    const restore = completions('restore', '')
    assert.ok(restore.includes('--json') && restore.includes('FILES'), `${restore}`)
  })

  it('offers the same in fish, with what commands do', async (t) => {
    const fish = fromDebian(t, 'fish', () => inPath('fish'))
    if (fish === undefined) return
    const functions = await script(t, 'fish')
    const completions = (line: string) => {
      const code = `${functions}\ncomplete -C '${line}'`
      return linesOf(execFileSync(fish, ['--no-config', '-c', code], { encoding: 'utf8' }))
    }
    assert.ok(completions('parley ').some((word) => word.startsWith('restore\tfill an empty deployment')))
    assert.deepEqual(completions('parley keys ').toSorted(), ['create', 'list', 'revoke', 'roll'])
    assert.deepEqual(completions('parley keys create --mode ').toSorted(), ['live', 'test'])
    assert.deepEqual(completions('parley start --role w'), ['worker'])
    assert.ok(completions('parley restore --j').includes('--json'))
  })
})

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
