import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** Which rules axe checks, by tag or id. */
export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const colors = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds on the current page, one line each. */
export async function barriers(page: Page | Frame, of = everything): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe)
  // The markup shows where a violation is. Computing a selector for every node takes a quarter of the time.
  const options = { runOnly: of, rules: experimental(of), resultTypes: ['violations'], selectors: false }
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)
  return (found as { violations: Violation[] }).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1] ?? ''}`),
  )
}

/** Whoever speaks to the page says what they see: it must be part of the name. */
function experimental(of: readonly string[]) {
  return { 'label-content-name-mismatch': { enabled: of === everything } }
}
