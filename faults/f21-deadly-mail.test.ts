import { faulty, goesPast } from './support/deadly-mail.ts'
import { figures, goesRed, larger, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'

const kills = faulty({ Kill: `process.kill(process.pid, 'SIGKILL')` })
const subjects = ['Kill', 'Fine']

larger(
  'F21: a mail that kills who reads it is stored unread after three deaths, and those behind it are read',
  async (t) => {
    figures(t, await goesPast(t, { subjects, deaths: 3, without: [kills] }))
  },
)

twin('F21 twin: where nobody notes what is begun, a mail kills one process after the other', async (t) => {
  const forgetful: Patch = [
    'src/channels/email/catch-up.ts',
    'take(reading, cursor, arrival, begun_times - 1)',
    'take(reading, cursor, arrival, 0 * begun_times)',
  ]
  await goesRed(() => goesPast(t, { subjects, deaths: 3, without: [kills, forgetful] }), /4 processes died/)
})
