import { ConfigError } from '../config/config.ts'
import { version } from '../config/version.ts'
import { settingsOf } from './deployment.ts'
import { didYouMean, unknownAction, unknownOption } from './syntax.ts'
import { type Command, UsageError } from './usage.ts'

/** Loaded when used, so that the service holds no other command in memory. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  keys: async () => (await import('./keys.ts')).keys,
  accounts: async () => (await import('./accounts.ts')).accounts,
  users: async () => (await import('./users.ts')).users,
  audit: async () => (await import('./audit.ts')).audit,
  listen: async () => (await import('./listen.ts')).listen,
  trigger: async () => (await import('./trigger.ts')).trigger,
  crm: async () => (await import('./crm.ts')).crm,
  assistant: async () => (await import('./assistant.ts')).assistant,
  knowledge: async () => (await import('./knowledge.ts')).knowledge,
  try: async () => (await import('./try.ts')).tryCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  secrets: async () => (await import('./secrets.ts')).secrets,
  alarms: async () => (await import('./alarms.ts')).alarms,
  doctor: async () => (await import('./doctor.ts')).doctor,
  openapi: async () => (await import('./openapi.ts')).openapi,
  completion: async () => (await import('./completion.ts')).completionOf(everyCommand),
}

/** Runs a command line. Returns the exit code: 0 for success, 1 for failure, 2 for invalid usage. */
export async function runCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [name = '--help', ...rest] = words
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === '--version' || name === '-v') {
    console.log(version)
    return 0
  }
  let command: Command | undefined
  try {
    if (!load) {
      if (['--help', '-h', 'help'].includes(name)) {
        console.log(await overview())
        return 0
      }
      const hint = didYouMean(name, Object.keys(commands))
      throw new UsageError(`There is no command "${name}".${hint}\n\n${await overview()}`)
    }
    command = await load()
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return 0
    }
    if (name === 'start') return await command.run(rest, environment)
    const words_left = rest.filter((word) => word !== '--demo')
    const settings = settingsOf(environment, words_left.length < rest.length, console.error)
    return await command.run(words_left, settings)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ConfigError || error instanceof Error)) throw error
    console.error((command && explained(error, name, rest, command)) ?? error.message)
    return error instanceof UsageError || /^ERR_PARSE_ARGS/.test((error as NodeJS.ErrnoException).code ?? '') ? 2 : 1
  }
}

/** Invalid usage, with what was probably meant. */
function explained(error: Error, name: string, [word]: string[], command: Command): string | undefined {
  const unknown = error.message === command.help ? unknownAction(name, word, command) : undefined
  return unknown === undefined ? unknownOption(error, name, command) : `${unknown}\n\n${command.help}`
}

export async function everyCommand(): Promise<Record<string, Command>> {
  const loaded = Object.entries(commands).map(async ([name, load]) => [name, await load()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

async function overview(): Promise<string> {
  const lines = Object.entries(await everyCommand()).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  return `Usage: parley <command> [options]\n\n${lines.join('\n')}\n\nEvery command has --help, and --json where it prints something; --demo is about the demo's data instead. --version prints the
version. Settings are read from the environment: see server/config.default.env.`
}
