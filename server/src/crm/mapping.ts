import { invalid } from '../errors.ts'
import type { Mapping, RemoteField } from './connector.ts'
import { isSource } from './lead-values.ts'

/** Rejects a mapping that the CRM would reject, according to its field list. Without a field list, everything is accepted. */
export function checkMapping(mapping: Mapping, fields: RemoteField[]): void {
  const targets = new Set<string>()
  mapping.forEach(({ from, to, values, otherwise, only_forward }, n) => {
    const at = (part: string) => `mapping[${n}].${part}`
    if (!isSource(from)) throw invalid(at('from'), "isn't a field of Parley.")
    if (targets.has(to)) throw invalid(at('to'), `is mapped twice: ${to}.`)
    targets.add(to)
    if (only_forward && !values) throw invalid(at('only_forward'), 'requires `values`, which define the order.')
    if (fields.length === 0) return
    const field = fields.find(({ name }) => name === to)
    if (!field)
      throw invalid(
        at('to'),
        `isn't a field of the CRM. It has: ${fields
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 500)}.`,
      )
    if (field.read_only) throw invalid(at('to'), "can't be written in the CRM.")
    const wrong = [...Object.values(values ?? {}), ...(otherwise === undefined ? [] : [otherwise])].find(
      (word) => !isOption(field, word),
    )
    if (wrong !== undefined)
      throw invalid(at('values'), `contains ${JSON.stringify(wrong)}, which ${to} doesn't accept.`)
  })
}

/** The part of a vendor's default mapping that this CRM accepts: fields and values differ between accounts. */
export function fitted(mapping: Mapping, fields: RemoteField[]): Mapping {
  if (fields.length === 0) return mapping
  return mapping.flatMap((mapped) => {
    const field = fields.find(({ name }) => name === mapped.to)
    if (!field || field.read_only) return []
    if (!mapped.values) return [mapped]
    const values = Object.fromEntries(Object.entries(mapped.values).filter(([, word]) => isOption(field, word)))
    return Object.keys(values).length === 0 ? [] : [{ ...mapped, values }]
  })
}

function isOption({ type, options }: RemoteField, word: string): boolean {
  return type !== 'enum' || !options || options.some(({ value }) => value === word)
}
