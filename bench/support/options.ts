import { parseArgs } from 'node:util'
import { fullSize, quickSize, type Size } from './sizes.ts'

export const help = `Usage: npm run bench [-- OPTIONS]

  --quick        a small data set and short rounds: to see that all works, not for figures
  --only NAMES   these scenarios, separated by commas: get, list, create, …; a name also takes its variants (create-key)
  --rounds N     rounds per scenario
  --seconds N    length of a round
  --strict       exit with 1 where a bar is missed
  --profile      write processor profiles of the service to bench/results
  --own-tools    use the own load loops even where wrk and pgbench are installed

DATABASE_URL   measure on this PostgreSQL instead of an embedded one; databases are made for the run and dropped`

export interface Options {
  size: Size
  only: string[]
  rounds: number
  seconds: number
  strict: boolean
  profile: boolean
  own_tools: boolean
  database_url: string
}

export function parseOptions(words: string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      strict: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      'own-tools': { type: 'boolean', default: false },
    },
  })
  const size = values.quick ? quickSize : fullSize
  return {
    size,
    only: values.only.split(',').filter((name) => name !== ''),
    rounds: count('--rounds', values.rounds, size.rounds),
    seconds: count('--seconds', values.seconds, size.seconds),
    strict: values.strict,
    profile: values.profile,
    own_tools: values['own-tools'],
    database_url: environment.DATABASE_URL ?? '',
  }
}

function count(option: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${option} must be a whole number of at least 1.`)
  return Number(text)
}

/** `create` selects `create` and `create-key`. */
export function isChosen(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((word) => name === word || name.startsWith(`${word}-`))
}
