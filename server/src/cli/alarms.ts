import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { waysOf } from '../system/alarms/tell.ts'
import { type Command, json_option, UsageError } from './usage.ts'

const help = `Usage: parley alarms test [--json]

Sends a test to ALARM_URL and ALARM_EMAIL, whichever are set, and says whether it arrived. Exits with 1 if one of them failed, or if
neither is set.`

export const alarms: Command = {
  summary: 'test who is told when the deployment is in trouble',
  help,
  async run([action, ...words], environment) {
    if (action !== 'test') throw new UsageError(help)
    const { values } = parseArgs({ args: words, options: json_option })
    const config = readConfig(environment)
    const ways = waysOf(config)
    if (ways.length === 0) {
      console.error('Nobody is told: set ALARM_EMAIL, ALARM_URL or both.')
      return 1
    }
    const place = { host: hostname(), service: config.public_url, since: new Date().toISOString() }
    const text = 'This is a test. Alarms of Parley arrive here.'
    const outcomes = await Promise.all(
      ways.map(async ({ name, send }) => {
        const failure = await send({ type: 'alarm.test', alarm: null, text, ...place }).then(
          () => null,
          (error: Error) => error.message,
        )
        return { name, told: failure === null, failure }
      }),
    )
    if (values.json) console.log(JSON.stringify(outcomes))
    else for (const { name, failure } of outcomes) console.log(`${name.padEnd(12)} ${failure ?? 'told'}`)
    return outcomes.every(({ told }) => told) ? 0 : 1
  },
}
