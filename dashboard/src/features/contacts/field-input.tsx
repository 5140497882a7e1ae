import type { ComponentProps } from 'react'
import { useText } from '../../text/page-text.ts'
import { TextField } from '../../ui/field.tsx'
import { type ContactField, fieldOf, type Problem, problemWords } from './fields.ts'

interface Props extends Omit<ComponentProps<typeof TextField>, 'label' | 'problem'> {
  name: ContactField
  problem: Problem | null
}

/** The input for a field of a contact. */
export function FieldInput({ name, problem, ...rest }: Props) {
  const t = useText()
  const { is_required, dir, input_mode, max_length } = fieldOf(name)
  return (
    <TextField
      {...t.contacts.fields[name]}
      problem={problem?.field === name ? problemWords(problem, t) : null}
      required={is_required}
      pattern={is_required ? '.*\\S.*' : undefined}
      maxLength={max_length}
      inputMode={input_mode}
      autoComplete="off"
      {...(dir && { dir })}
      {...rest}
    />
  )
}
