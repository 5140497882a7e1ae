import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from './children.ts'
import { callers, type Measured } from './measured.ts'
import { first_number } from './numbered-ids.ts'
import { firstUnique, isFixed, type Requests } from './requests.ts'

export async function runWrk(url: string, requests: Requests, seconds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-wrk-'))
  try {
    const script = join(folder, 'requests.lua')
    writeFileSync(script, luaScript({ ...requests, path: new URL(url).pathname + requests.path }, firstUnique()))
    const written = await runChild('wrk', [
      '--threads=1',
      `--connections=${callers}`,
      `--duration=${seconds}s`,
      '--timeout=30s',
      `--script=${script}`,
      url,
    ])
    return parseWrk(written)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function luaScript(requests: Requests, unique: number): string {
  const { method, path, headers, body, rows } = requests
  const format = `wrk.format(${lua(method)}, ${filled(path)}, headers, ${body === undefined ? 'nil' : filled(body)})`
  const each = Object.entries(headers).map(([name, value]) => `headers[${lua(name)}] = ${filled(value)}`)
  return `
math.randomseed(${unique % 2 ** 31})
local unique = ${unique}
local pick, next_row = 0, ${rows?.[0] ?? 0} - 1
local headers = {}
local function number(n) return string.format("${String(first_number)[0]}%0${String(first_number).length - 1}.0f", n) end
local function make()
  unique = unique + 1
  ${rows ? `pick = math.random(${rows[0]}, ${rows[1]})` : ''}
  ${rows ? `next_row = next_row >= ${rows[1]} and ${rows[0]} or next_row + 1` : ''}
  ${each.join('\n  ')}
  return ${format}
end
local fixed
function init(args) fixed = make() end
function request() return ${isFixed(requests) ? 'fixed' : 'make()'} end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("\\n@ %d %d %d %d %d\\n", summary.requests, summary.duration,
    e.status + e.connect + e.read + e.write + e.timeout, latency:percentile(50), latency:percentile(99)))
end
`
}

/** A Lua expression for a text with placeholders. */
function filled(text: string): string {
  const parts = text.split(/(\{(?:pick|next|unique)\})/).filter((part) => part !== '')
  const values: Record<string, string> = {
    '{pick}': 'number(pick)',
    '{next}': 'number(next_row)',
    '{unique}': 'number(unique)',
  }
  return parts.map((part) => values[part] ?? lua(part)).join(' .. ') || '""'
}

function lua(text: string): string {
  return `"${Array.from(Buffer.from(text), (byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`
}

export function parseWrk(written: string): Measured {
  const found = /^@ (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(written)
  if (!found) throw new Error(`wrk wrote no figures:\n${written}`)
  const [requests, microseconds, errors, p50, p99] = found.slice(1).map(Number)
  if (errors! > 0) throw new Error(`${errors} of ${requests} requests failed.`)
  return {
    count: requests!,
    per_second: requests! / (microseconds! / 1e6),
    p50_ms: p50! / 1000,
    p99_ms: p99! / 1000,
  }
}
