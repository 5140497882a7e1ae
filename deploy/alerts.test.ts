import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { testAccount } from '../server/src/testing/account.ts'
import { groups, rules } from './support/alerting.ts'
import { parsePromql } from './support/promql.ts'

interface Panel {
  type: string
  title: string
  targets?: { expr: string }[]
}

const page = readFileSync(new URL('../docs/deployment.md', import.meta.url), 'utf8')
const { panels }: { panels: Panel[] } = JSON.parse(readFileSync(new URL('grafana.json', import.meta.url), 'utf8'))

/** The expressions can be read, and ask for metrics that the service has. */
async function assertKnown(expressions: readonly string[]): Promise<void> {
  const { url } = await testAccount()
  const metrics = await (await fetch(`${url}/metrics`)).text()
  for (const expression of expressions) {
    parsePromql(expression)
    for (const [name] of expression.matchAll(/parley_\w+/g))
      assert.match(metrics, new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'), expression)
  }
}

describe('the alert rules', () => {
  it('ask for metrics that the service has', async () => {
    await assertKnown(rules.map(({ expr }) => expr))
  })

  it('are explained, each with what to do', () => {
    for (const { alert } of rules) assert.match(page, new RegExp(`^\\| \`${alert}\``, 'm'))
    assert.equal(page.match(/^\| `Parley\w+`/gm)?.length, rules.length)
  })

  it('are fired by a real fault, each', () => {
    const tests = ['alerts-fire', 'promises-broken'].map((name) =>
      readFileSync(new URL(`${name}.long.test.ts`, import.meta.url), 'utf8'),
    )
    const names = Array.from(tests.join('').matchAll(/'(Parley\w+)'/g), ([, name]) => name!)
    assert.deepEqual([...new Set(names)].sort(), rules.map(({ alert }) => alert).sort())
  })

  it('stand under the promise that they keep, as in the documentation', () => {
    const promises = groups.map(({ name }) => name.replace('parley: ', '').toLowerCase())
    const titles = Array.from(page.split('### Alerts')[1]!.matchAll(/^\*\*(.+)\*\*$/gm), ([, title]) =>
      title!.toLowerCase(),
    )
    assert.deepEqual(titles, promises)
  })
})

describe('the dashboard for Grafana', () => {
  it('asks for metrics that the service has', async () => {
    await assertKnown(panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)))
  })

  it('has a row for each promise, before everything else', () => {
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title.toLowerCase())
    const promises = groups.slice(1).map(({ name }) => name.replace('parley: ', '').toLowerCase())
    assert.deepEqual(rows.slice(0, promises.length), promises)
  })
})
