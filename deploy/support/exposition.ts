export type Labels = Record<string, string>

export interface Sample {
  name: string
  labels: Labels
  value: number
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g
const numbers: Record<string, number> = { '+Inf': Infinity, '-Inf': -Infinity, NaN: Number.NaN }

/** Reads what `/metrics` answers, as Prometheus does. Throws at a line that isn't in its format. */
export function parseExposition(text: string): Sample[] {
  return text.split('\n').flatMap((words) => {
    if (words === '' || words.startsWith('#')) return []
    const [, name, labels = '', value] = line.exec(words) ?? []
    if (name === undefined) throw new Error(`No line of metrics: ${words}`)
    const pairs = Array.from(labels.matchAll(label), ([, key, text]) => [key!, unescaped(text!)])
    return [{ name, labels: Object.fromEntries(pairs), value: numbers[value!] ?? Number(value) }]
  })
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
}
