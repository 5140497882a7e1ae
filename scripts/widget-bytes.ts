import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What a website and its visitors download, as gzip. */
export interface WidgetBytes {
  loader: number
  /** All that the chat needs before it's drawn: its page, its style, its script and the longest of the languages. */
  chat: number
  /** What is fetched when it's first needed: uploads, the form before the first message, rating. */
  later: number
}

export const max_bytes: WidgetBytes = { loader: 3_410, chat: 21_590, later: 18_000 }

interface Chunk {
  file: string
}

const dist = new URL('../widget/dist/', import.meta.url)

/** The parts of the widget that have become too large. */
export function heavyParts(): string[] {
  if (!existsSync(new URL('manifest.json', dist))) return ['widget/dist is not built: node scripts/setup.mjs']
  const bytes = widgetBytes()
  return (Object.keys(max_bytes) as (keyof WidgetBytes)[])
    .filter((part) => bytes[part] > max_bytes[part])
    .map((part) => `the widget's ${part}: ${bytes[part]} bytes of gzip, ${max_bytes[part]} allowed`)
}

export function widgetBytes(): WidgetBytes {
  const chunks = Object.entries(JSON.parse(read('manifest.json').toString()) as Record<string, Chunk>)
  // All that is drawn first is one chunk (vite.config.ts), which the page names.
  const first = Array.from(
    read('frame.html')
      .toString()
      .matchAll(/\/widget\/(assets\/[^"]+)/g),
    ([, file]) => file!,
  )
  const rest = chunks.filter(
    ([, { file }]) => file.endsWith('.js') && !first.includes(file) && !file.includes('/demo-'),
  )
  const isLanguage = ([name]: [string, Chunk]) => name.includes('/words/')
  return {
    loader: gzip('widget.js'),
    chat: gzip('frame.html') + sum(first) + Math.max(...rest.filter(isLanguage).map(([, { file }]) => gzip(file))),
    later: sum(rest.filter((one) => !isLanguage(one)).map(([, { file }]) => file)),
  }
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzip(file), 0)
}

function gzip(file: string): number {
  return gzipSync(read(file)).length
}

function read(file: string): Buffer {
  return readFileSync(new URL(file, dist))
}

if (import.meta.main) console.table({ now: widgetBytes(), allowed: max_bytes })
