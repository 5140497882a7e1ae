import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isChosen } from './options.ts'
import { parseMachine, parseStat } from './processor.ts'
import { figure, table } from './report.ts'

const even = (median: number) => ({ median, min: median, max: median })

test('the table tells ours, the limit, the ratio, the bar and what follows', () => {
  const text = table([
    {
      scenario: 'get',
      unit: 'requests/s',
      ours: even(22_638.4),
      limit: even(72_878),
      limit_is: 'bare',
      ratio: { median: 0.31, min: 0.24, max: 0.33 },
      bar: { direction: 'at least', value: 0.22, goal: 0.35 },
      verdict: 'passed',
      p50_ms: 1.286,
      p99_ms: 7.34,
      service_us: 44.4,
      database_us: 27,
      limit_us: 15,
      noise: 0.034,
    },
    { scenario: 'search', unit: '', note: 'left out: a long reason that makes no column wider than it must be' },
  ])
  const [head, rule, get, search] = text.split('\n')
  assert.match(head!, /^scenario +ours +limit +ratio/)
  assert.equal(rule!.length, head!.length)
  assert.match(get!, /22,638 requests\/s +72,878 bare +0\.310 \[0\.240–0\.330\] +≥ 0\.22 \(goal 0\.35\) +passed/)
  assert.match(get!, /1\.29 \/ 7\.34 +44 \+ 27 +15 +3 %$/)
  assert.match(search!, /left out: a long reason/)
})

test('figures have three digits that count', () => {
  assert.deepEqual([12_345.6, 99.94, 1.236, 0.01234, 0].map(figure), ['12,346', '99.9', '1.24', '0.012', '0'])
})

test('a name chooses its scenario and the variants of it', () => {
  const chosen = (name: string) => isChosen(name, ['create', 'get'])
  assert.deepEqual(['create', 'create-key', 'creation', 'get', 'growth-get'].map(chosen), [
    true,
    true,
    false,
    true,
    false,
  ])
  assert.ok(isChosen('anything', []))
})

test('processor times are read whatever the process is called', () => {
  const stat = '42 (a ) b) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 30 20 20 0 11 0 1 2 3'
  assert.deepEqual(parseStat(stat), { pid: 42, parent: 7, own: 2, ended: 0.5 })
  assert.equal(parseMachine('cpu  100 100 100 99999 99999 100 100 100 0 0\ncpu0 1 2 3'), 6)
})
