import type { Page } from 'playwright-core'
import { barriers, colors, everything } from './axe.ts'

export interface Look {
  width: 1280 | 320
  theme: 'light' | 'dark'
}

export const first_look: Look = { width: 1280, theme: 'light' }
export const wide_dark: Look = { width: 1280, theme: 'dark' }
export const narrow_dark: Look = { width: 320, theme: 'dark' }
export const narrow_light: Look = { width: 320, theme: 'light' }
export const further_looks = [wide_dark, narrow_dark, narrow_light]

/** What axe finds on the page in each of these looks. A theme only changes colors, so in the dark theme only those are checked. */
export async function barriersIn(looks: Look[], page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await barriersInTheme(theme, page, `${name}, ${width}`)))
  }
  return found
}

export async function barriersInEachTheme(page: Page, name: string): Promise<string[]> {
  return [...(await barriersInTheme('dark', page, name)), ...(await barriersInTheme('light', page, name))]
}

async function barriersInTheme(theme: Look['theme'], page: Page, name: string): Promise<string[]> {
  await keepStill(page)
  await page.emulateMedia({ colorScheme: theme })
  await laidOut(page)
  const faults = await barriers(page, theme === 'dark' ? colors : everything)
  return faults.map((fault) => `${name}, ${theme}: ${fault}`)
}

/** Disables transitions and animations. Ending a thousand transitions after each change of theme took longer than axe. */
async function keepStill(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    if (globalThis.is_still) return
    globalThis.is_still = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })()`)
}

/** In the first frame, listeners get the new size and theme. In the second, their changes are rendered. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}
