import { ApiError } from '../errors.ts'
import { type Check, checkBody } from '../http/validation.ts'
import type { TObject } from '../schema.ts'
import { jsonIn } from './json-in-text.ts'
import { fitted } from './portable-schema.ts'
import { mapTexts, type Redactor } from './redact.ts'

export type Judged<Shape> = { value: Shape } | { problem: string }

interface Wanted<Shape> {
  schema: TObject
  problem?: (answer: Shape) => string | null | Promise<string | null>
}

/** Whether a model's output is a valid answer: of the right shape, without made-up placeholders. */
export async function judge<Shape>(
  text: string,
  { schema, problem }: Wanted<Shape>,
  redactor: Redactor | null,
): Promise<Judged<Shape>> {
  const json = jsonIn(text)
  if (json === undefined) return { problem: 'it holds no JSON object that can be read.' }
  const shaped = fitted(schema, json)
  const wrong = misshapen(schema, shaped)
  if (wrong !== null) return { problem: wrong }
  const { value, invented } = redactor ? redactor.restore(shaped) : { value: shaped, invented: null }
  if (invented !== null) return { problem: `[${invented}] stands for nothing: there was none such in the material.` }
  // The text behind a placeholder may be longer than the placeholder.
  const answer = mapTexts(value, storable) as Shape
  const after = misshapen(schema, answer) ?? (await problem?.(answer)) ?? null
  return after === null ? { value: answer } : { problem: after }
}

const checks = new WeakMap<TObject, Check>()

function misshapen(schema: TObject, value: unknown): string | null {
  let check = checks.get(schema)
  if (!check) {
    check = checkBody(schema)
    checks.set(schema, check)
  }
  try {
    check(value)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

/** Text that PostgreSQL and JSON can hold. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
