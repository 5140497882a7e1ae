import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { installedBrowser } from '../e2e/support/chromium.ts'

// Usage: node scripts/icons.ts     redraws the icons of the installed dashboard from its mark. Needs a browser from Debian.

const mark = readFileSync(new URL('../dashboard/src/mark.svg', import.meta.url), 'utf8')
const folder = fileURLToPath(new URL('../dashboard/public/icons/', import.meta.url))

/** What a mask cuts off is color: the mark stands in the safe zone, the inner four fifths. */
const icons = [
  { name: 'icon-192', size: 192, part: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, background: 'transparent' },
  { name: 'maskable-512', size: 512, part: 0.78, background: '#4f46e5' },
  { name: 'apple-180', size: 180, part: 0.86, background: '#4f46e5' },
]

const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
for (const { name, size, part, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inner = Math.round(size * part)
  await page.setContent(`<style>html,body{margin:0;height:100%;background:${background}}body{display:grid;place-items:center}
    svg{width:${inner}px;height:${inner}px}</style>${mark}`)
  writeFileSync(`${folder}${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
