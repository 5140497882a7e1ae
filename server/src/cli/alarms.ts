import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { waysOf } from '../alarms/tell.ts'
import { readConfig } from '../config/config.ts'
import { type Command, UsageError } from './usage.ts'

const help = `Usage: parley alarms test

Sends a test to ALARM_URL and ALARM_EMAIL, whichever are set, and says whether it arrived. Exits with 1 if one of them failed, or if
neither is set.`

export const alarms: Command = {
  summary: 'test who is told when the deployment is in trouble',
  help,
  async run([action, ...words], environment) {
    if (action !== 'test') throw new UsageError(help)
    parseArgs({ args: words, options: {} })
    const config = readConfig(environment)
    const ways = waysOf(config)
    if (ways.length === 0) {
      console.error('Nobody is told: set ALARM_EMAIL, ALARM_URL or both.')
      return 1
    }
    const place = { host: hostname(), service: config.public_url, since: new Date().toISOString() }
    const text = 'This is a test. Alarms of Parley arrive here.'
    let failed = 0
    for (const { name, send } of ways) {
      const outcome = await send({ type: 'alarm.test', alarm: null, text, ...place }).then(
        () => 'told',
        (error: Error) => {
          failed++
          return `failed: ${error.message}`
        },
      )
      console.log(`${name.padEnd(12)} ${outcome}`)
    }
    return failed === 0 ? 0 : 1
  },
}
