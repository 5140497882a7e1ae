import assert from 'node:assert/strict'
import { it } from 'node:test'
import { in_node, type Profile, sharesIn } from './account.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })

it('an account gives what Node does to whoever called it, but for writes, and leaves out idle time and what was before', () => {
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3, 4, 6, 8] },
      { id: 2, callFrame: frame('(idle)') },
      { id: 3, callFrame: frame('(garbage collector)') },
      { id: 4, callFrame: frame('query', 'file:///app/node_modules/pg/lib/client.js'), children: [5] },
      { id: 5, callFrame: frame('write', 'node:net'), children: [9] },
      { id: 6, callFrame: frame('onread', 'node:internal/stream_base_commons'), children: [7] },
      { id: 7, callFrame: frame('admit', 'file:///app/server/src/http/admit.ts') },
      { id: 9, callFrame: frame('writev') },
      { id: 8, callFrame: frame('loadModules', 'file:///app/node_modules/fastify/fastify.js') },
    ],
    samples: [8, 2, 4, 5, 9, 6, 7, 3, 2],
    timeDeltas: [500, 100, 10, 20, 10, 20, 30, 10, 100],
  }
  const shares = Object.fromEntries([...sharesIn(profile, 300, 0)].filter(([, share]) => share > 0))
  assert.deepEqual(shares, {
    'Who calls, and limits': 0.3,
    'Database client': 0.3,
    'Kernel: writes to sockets and the log': 0.1,
    [in_node]: 0.2,
    'Collecting garbage': 0.1,
  })
})
