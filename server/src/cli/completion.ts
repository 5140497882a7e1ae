import { type Syntax, syntaxOf } from './syntax.ts'
import { type Command, UsageError } from './usage.ts'

const help = `Usage: parley completion bash|zsh|fish

Prints a script with which your shell completes commands, actions and options of parley:

  bash  echo 'eval "$(parley completion bash)"' >> ~/.bashrc
  zsh   echo 'eval "$(parley completion zsh)"' >> ~/.zshrc    (after compinit)
  fish  parley completion fish > ~/.config/fish/completions/parley.fish`

interface Entry extends Syntax {
  readonly name: string
  readonly summary: string
}

/** The scripts are made from the help of the commands. */
export function completionOf(commands: () => Promise<Record<string, Command>>): Command {
  return {
    summary: 'print a script for completion in your shell',
    help,
    async run([shell, ...more]) {
      const script = shells.get(shell ?? '')
      if (!script || more.length > 0) throw new UsageError(help)
      const entries = Object.entries(await commands())
      console.log(script(entries.map(([name, one]) => ({ name, summary: one.summary, ...syntaxOf(name, one) }))))
      return 0
    },
  }
}

const shells = new Map([
  ['bash', bash],
  ['zsh', zsh],
  ['fish', fish],
])

function bash(entries: readonly Entry[]): string {
  return `_parley() {
  local words="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${names(entries)} --help --version"
  else
    case "\${COMP_WORDS[1]} $previous" in
${cases(entries, in_bash)}
      *) case "$COMP_CWORD \${COMP_WORDS[1]}" in
${offers(entries, in_bash, (words) => `[[ $current == -* ]] && ${in_bash(words)}`)}
      esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _parley parley`
}

function zsh(entries: readonly Entry[]): string {
  return `#compdef parley
_parley() {
  if (( CURRENT == 2 )); then
    compadd -- ${names(entries)} --help --version
  else
    case "$words[2] $words[CURRENT-1]" in
${cases(entries, in_zsh)}
      *) case "$((CURRENT - 1)) $words[2]" in
${offers(entries, in_zsh, (words) => `${in_zsh(words)}; _files`)}
      esac ;;
    esac
  fi
}
compdef _parley parley`
}

function names(entries: readonly Entry[]): string {
  return entries.map(({ name }) => name).join(' ')
}

type Offer = (words: readonly string[]) => string

const in_bash: Offer = (words) => `words="${words.join(' ')}"`
const in_zsh: Offer = (words) => `compadd -- ${words.join(' ')}`

/** What follows an option that takes fixed words. */
function cases(entries: readonly Entry[], offer: Offer): string {
  return entries
    .flatMap(({ name, options }) =>
      options
        .filter(({ words }) => words.length > 0)
        .map((one) => `      "${name} --${one.name}") ${offer(one.words)} ;;`),
    )
    .join('\n')
}

/** What follows a command: its actions, then its options beside files. */
function offers(entries: readonly Entry[], offer: Offer, offerOptions: Offer): string {
  return entries
    .flatMap(({ name, actions, options }) => [
      ...(actions.length > 0 ? [`        "2 ${name}") ${offer([...actions, '--help'])} ;;`] : []),
      `        *" ${name}") ${offerOptions(options.map((one) => `--${one.name}`))} ;;`,
    ])
    .join('\n')
}

function fish(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ name, summary, actions, options }) => {
    const after = `complete -c parley -n '__fish_seen_subcommand_from ${name}`
    return [
      `complete -c parley -n __fish_use_subcommand -f -a ${name} -d '${summary.replace(/['\\]/g, '\\$&')}'`,
      ...(actions.length > 0
        ? [`${after}; and not __fish_seen_subcommand_from ${actions.join(' ')}' -f -a '${actions.join(' ')}'`]
        : []),
      ...options.map(({ name: option, takes_value, words }) => {
        const value = words.length > 0 ? ` -x -a '${words.join(' ')}'` : takes_value ? ' -r' : ''
        return `${after}' -l ${option}${value}`
      }),
    ]
  })
  return lines.join('\n')
}
