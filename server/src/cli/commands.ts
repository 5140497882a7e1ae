import { ConfigError } from '../config.ts'
import { version } from '../version.ts'
import { accounts } from './accounts.ts'
import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { crm } from './crm.ts'
import { settingsOf } from './deployment.ts'
import { doctor } from './doctor.ts'
import { keys } from './keys.ts'
import { knowledge } from './knowledge.ts'
import { listen } from './listen.ts'
import { migrateCommand } from './migrate.ts'
import { openapi } from './openapi.ts'
import { restoreCommand } from './restore.ts'
import { searchCommand } from './search.ts'
import { secrets } from './secrets.ts'
import { start } from './start.ts'
import { trigger } from './trigger.ts'
import { type Command, UsageError } from './usage.ts'
import { users } from './users.ts'

const commands: Record<string, Command> = {
  start,
  keys,
  accounts,
  users,
  audit,
  listen,
  trigger,
  crm,
  assistant,
  knowledge,
  migrate: migrateCommand,
  search: searchCommand,
  backup,
  restore: restoreCommand,
  secrets,
  doctor,
  openapi,
}

/** Runs a command line. Returns the exit code: 0 for success, 1 for failure, 2 for invalid usage. */
export async function runCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [name = '--help', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === '--version' || name === '-v') {
    console.log(version)
    return 0
  }
  try {
    if (!command) {
      if (!['--help', '-h', 'help'].includes(name))
        throw new UsageError(`There is no command "${name}".\n\n${overview()}`)
      console.log(overview())
      return 0
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return 0
    }
    if (command === start) return await command.run(rest, environment)
    const words_left = rest.filter((word) => word !== '--demo')
    const settings = settingsOf(environment, words_left.length < rest.length, console.error)
    return await command.run(words_left, settings)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ConfigError || error instanceof Error)) throw error
    console.error(error.message)
    return error instanceof UsageError || /^ERR_PARSE_ARGS/.test((error as NodeJS.ErrnoException).code ?? '') ? 2 : 1
  }
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  return `Usage: parley <command> [options]\n\n${lines.join('\n')}\n\nEvery command has --help, and --json where it prints something; --demo is about the demo's data instead. --version prints the
version. Settings are read from the environment: see server/config.default.env.`
}
