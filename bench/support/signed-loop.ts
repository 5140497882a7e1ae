import { Pool } from 'undici'
import { signer } from '../../server/src/outbound/sign.ts'

// The limit for deliveries: only posts the same bodies, signed the same way, as fast as this Node can.
// Usage: node signed-loop.ts URL COUNT AT-ONCE BODY. Prints the requests per second.

const [url = '', count = '', at_once = '', body = ''] = process.argv.slice(2)
const { origin, pathname } = new URL(url)
const pool = new Pool(origin, { connections: Number(at_once), pipelining: 1 })
const sign = signer([`whsec_${'a'.repeat(44)}`])

let left = Number(count)
async function post(): Promise<void> {
  while (left-- > 0) {
    const headers = { ...sign('svcevt_0', Math.floor(Date.now() / 1000), body), 'content-type': 'application/json' }
    const answer = await pool.request({ path: pathname, method: 'POST', headers, body })
    await answer.body.dump()
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(at_once) }, post))
console.log(Number(count) / ((performance.now() - began) / 1000))
await pool.close()
