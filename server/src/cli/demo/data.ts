import { readFileSync } from 'node:fs'

/** A text of the demo: read when the demo is made, which is once. */
export function demoData<Data>(name: 'canned-replies' | 'contacts' | 'conversations' | 'help-center'): Data {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
}
