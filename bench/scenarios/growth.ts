import type { Bench, Scenario } from '../support/bench.ts'
import type { Deployment } from '../support/deployment.ts'
import { comparisonRow } from '../support/report.ts'
import type { Requests } from '../support/requests.ts'
import { compare } from '../support/rounds.ts'
import type { Bar } from '../support/statistics.ts'
import { getContact, listContacts } from './reads.ts'
import { createContact, sendMessage } from './writes.ts'

/** The same requests on the small and the large data set, each with its own service: more rows should cost nothing. */
export const growth: Scenario[] = [
  growing('growth-get', 'get one contact', getContact),
  growing('growth-list', 'list 25 contacts', listContacts, { direction: 'at least', value: 0.9 }),
  growing('growth-create', 'create contact', (deployment) => createContact(deployment, 'growth')),
  growing('growth-send', 'send message', sendMessage),
]

function growing(name: string, what: string, requestsOf: (of: Deployment) => Requests, bar?: Bar): Scenario {
  async function run(bench: Bench) {
    const { load, options, large } = bench
    const small = await bench.small()
    const side = (deployment: Deployment) => {
      const requests = requestsOf(deployment)
      return {
        run: () => load.run(deployment.service.url, requests, options.seconds),
        watched: { ...bench.watched, service: deployment.service.pid },
      }
    }
    const found = await compare(bench, side(small), side(large))
    const [few, many] = [small, large].map(({ data }) => data.contacts.toLocaleString('en'))
    return [comparisonRow(`${what} at ${many} rows`, 'requests/s', `at ${few}`, found, bar)]
  }
  return { name, title: `growth: ${what}`, run }
}
