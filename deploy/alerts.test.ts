import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { testAccount } from '../server/src/testing/account.ts'

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string }
}

const rules: Rule[] = parse(readFileSync(new URL('alerts.yaml', import.meta.url), 'utf8')).groups[0].rules
const page = readFileSync(new URL('../docs/deployment.md', import.meta.url), 'utf8')

describe('the alert rules', () => {
  it('ask for metrics that the service has', async () => {
    const { url } = await testAccount()
    const metrics = await (await fetch(`${url}/metrics`)).text()
    for (const { alert, expr } of rules)
      for (const [name] of expr.matchAll(/parley_\w+/g))
        assert.match(metrics, new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'), alert)
  })

  it('are explained, each with what to do', () => {
    for (const { alert } of rules) assert.match(page, new RegExp(`^\\| \`${alert}\``, 'm'))
    assert.equal(page.match(/^\| `Parley\w+`/gm)?.length, rules.length)
  })
})
