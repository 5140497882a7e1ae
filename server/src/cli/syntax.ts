import { nearest } from '../config/nearest.ts'
import type { Command } from './usage.ts'

/** What can be typed after a command, as its help says: the only place that lists it for people. */
export interface Syntax {
  readonly actions: readonly string[]
  readonly options: readonly Option[]
}

interface Option {
  /** Without the dashes. */
  readonly name: string
  readonly takes_value: boolean
  /** The words that it takes, if they are fixed. */
  readonly words: readonly string[]
}

export function syntaxOf(name: string, { help }: Pick<Command, 'help'>): Syntax {
  const usage = help.split('\n\n', 1)[0]!
  const actions = Array.from(usage.matchAll(new RegExp(`parley ${name} ([a-z][a-z|-]*)`, 'g')), ([, words]) => words!)
  return { actions: unique(actions.flatMap((words) => words.split('|'))), options: optionsIn(help) }
}

function optionsIn(help: string): Option[] {
  const options = new Map<string, Option>()
  for (const [, name, value = ''] of `${help} [--demo] [--help]`.matchAll(
    /--([a-z][a-z-]*)(?: ([A-Z][A-Z_]*|[a-z_-]+(?:\|[a-z_-]+)+))?/g,
  )) {
    const words = value.includes('|') ? value.split('|') : []
    const known = options.get(name!)
    if (!known || known.words.length < words.length || (!known.takes_value && value !== ''))
      options.set(name!, { name: name!, takes_value: value !== '', words })
  }
  return [...options.values()]
}

/** Says what was probably meant by an action that a command doesn't have. */
export function unknownAction(name: string, word: string | undefined, command: Command): string | undefined {
  const { actions } = syntaxOf(name, command)
  if (word === undefined || word.startsWith('-') || actions.length === 0 || actions.includes(word)) return undefined
  return `There is no "parley ${name} ${word}".${didYouMean(word, actions)}`
}

/** The same for an option. Undefined if the error is about something else. */
export function unknownOption(error: unknown, name: string, command: Command): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException
  const given = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /^Unknown option '([^']*)'/.exec(message)?.[1]
  if (!given) return undefined
  const options = syntaxOf(name, command).options.map((option) => option.name)
  return `parley ${name} has no option ${given}.${didYouMean(given.replace(/^-+/, ''), options, '--')} See parley ${name} --help.`
}

export function didYouMean(word: string, known: readonly string[], before = ''): string {
  const one = nearest(word, known)
  return one === undefined ? '' : ` Did you mean ${before}${one}?`
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}
