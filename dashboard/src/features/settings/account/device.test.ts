import assert from 'node:assert/strict'
import { it } from 'node:test'
import { deviceOf } from './device.ts'

it('a session is named by its browser and system, and by its own words where it has neither', () => {
  const known = {
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36':
      'Chrome · Linux',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0':
      'Edge · Windows',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15':
      'Safari · macOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1':
      'Chrome · iPhone',
    'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0': 'Firefox · Android',
    'A lost phone': 'A lost phone',
    '<b>Linux</b>': '<b>Linux</b>',
  }
  for (const [user_agent, name] of Object.entries(known)) assert.equal(deviceOf(user_agent), name)
})
