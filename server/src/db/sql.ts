/**
 * SQL with its parameters. Written as a tagged template, in the feature that needs it:
 *
 *     sql`select ${columns} from contacts where environment_id = ${environment_id} and id = ${id}`
 *
 * A value becomes a bound parameter; another `Sql` is spliced in. There is no way to splice a string.
 */
export class Sql {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  private statement: string | undefined

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  get text(): string {
    if (this.statement === undefined) {
      let text = this.strings[0]!
      for (let n = 1; n < this.strings.length; n++) text += `$${n}${this.strings[n]}`
      this.statement = text
    }
    return this.statement
  }
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  if (!parts.some((part) => part instanceof Sql)) return new Sql(strings, parts)
  const texts = [strings[0]!]
  const values: unknown[] = []
  parts.forEach((part, n) => {
    if (part instanceof Sql) {
      texts[texts.length - 1] += part.strings[0]!
      for (let m = 1; m < part.strings.length; m++) texts.push(part.strings[m]!)
      values.push(...part.values)
    } else {
      texts.push('')
      values.push(part)
    }
    texts[texts.length - 1] += strings[n + 1]!
  })
  return new Sql(texts, values)
}

/** SQL that is fixed in the code: names of columns and tables, never anything from a request. */
export function verbatim(text: string): Sql {
  return new Sql([text], [])
}

export function join(parts: Sql[], separator: string): Sql {
  const between = verbatim(separator)
  return parts.reduce((all, part, n) => (n === 0 ? part : sql`${all}${between}${part}`), verbatim(''))
}

const names = new Map<string, string>()

// A statement is prepared once per connection under a name of its text. The set of texts is bounded by the code: filters
// are combined, never spelled by a caller; past this many (far more than the code can form today) statements go unnamed.
const max_names = 2000

export function statementName(text: string): string | undefined {
  let name = names.get(text)
  if (name === undefined && names.size < max_names) {
    name = `q${names.size}`
    names.set(text, name)
  }
  return name
}
