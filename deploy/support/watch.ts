import { rules } from './alerting.ts'
import type { Scrape } from './evaluate.ts'
import { parseExposition, type Sample } from './exposition.ts'
import { seconds } from './promql.ts'

export interface Watch {
  scrapes: Scrape[]
  /** Scrapes again and again over so much time, which passes at once. `meanwhile` does what happens between two scrapes. */
  pass(duration: string, meanwhile?: (passed_s: number) => Promise<unknown>): Promise<void>
}

/** Values count for five minutes. */
const max_step_s = 280
const steps_of_short = 4

/** Scrapes these addresses as Prometheus does, on a clock of its own. */
export function watch(...urls: string[]): Watch {
  const scrapes: Scrape[] = []
  let at_s = 0
  const look = async () => {
    const samples = await Promise.all(urls.map((url, n) => scrapeOf(url, `parley-${n + 1}`)))
    scrapes.push({ at_s, samples: samples.flat() })
  }
  return {
    scrapes,
    async pass(duration, meanwhile = async () => {}) {
      if (scrapes.length === 0) await look()
      const step_s = Math.min(max_step_s, seconds(duration) / steps_of_short)
      for (const until_s = at_s + seconds(duration); at_s < until_s; ) {
        await meanwhile(step_s)
        at_s += step_s
        await look()
      }
    },
  }
}

async function scrapeOf(url: string, instance: string): Promise<Sample[]> {
  const target = { job: 'parley', instance }
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => null,
  )
  const up = { name: 'up', labels: target, value: text === null ? 0 : 1 }
  return [up, ...parseExposition(text ?? '').map((sample) => ({ ...sample, labels: { ...sample.labels, ...target } }))]
}

/** Longer than an alert takes to fire, once its fault lasts. */
export function patience(alert: string): string {
  const rule = rules.find((one) => one.alert === alert)
  if (!rule) throw new Error(`There is no alert ${alert}`)
  return `${seconds(rule.for) * 2 + 1200}s`
}
