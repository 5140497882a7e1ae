import assert from 'node:assert/strict'
import { test } from 'node:test'
import { luaScript, parseWrk } from './wrk.ts'

const output = `Running 2s test @ http://127.0.0.1:1/
  1 threads and 16 connections
Requests/sec:   5000.00

@ 10000 2000000 0 1500 21650
`

test('the figures are read from the line that the script writes', () => {
  assert.deepEqual(parseWrk(output), { count: 10_000, per_second: 5000, p50_ms: 1.5, p99_ms: 21.65 })
})

test('a run with failed requests is no measurement', () => {
  assert.throws(() => parseWrk(output.replace('2000000 0', '2000000 3')), /3 of 10000 requests failed/)
  assert.throws(() => parseWrk('unable to connect'), /wrote no figures/)
})

const plain = { method: 'GET', path: '/v1/contacts', headers: { authorization: 'Bearer k' }, status: 200 } as const

test('requests that are all the same are made once, others each', () => {
  assert.match(luaScript(plain, 1), /function request\(\) return fixed end/)
  assert.match(luaScript({ ...plain, path: '/v1/{pick}', rows: [0, 9] }, 1), /function request\(\) return make\(\) end/)
})

test('a text is written in bytes: nothing in it means anything to Lua', () => {
  const script = luaScript({ ...plain, method: 'POST', body: '"]]\n{unique}é' }, 1)
  assert.ok(script.includes('"\\034\\093\\093\\010" .. number(unique) .. "\\195\\169"'), script)
})
