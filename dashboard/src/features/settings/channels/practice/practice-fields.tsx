import type { PracticeSettings } from '@parley/sdk'
import { useText } from '../../../../text/page-text.ts'
import { SelectField } from '../../../../ui/field.tsx'
import type { FieldsProps } from '../kind.ts'

/** In the form of a channel: how its messenger takes messages. */
export function PracticeFields({ channel, written, write }: FieldsProps) {
  const t = useText()
  const { answers } = { ...channel.practice!, ...written.practice }
  return (
    <SelectField
      label={t.practice_channel.answers}
      choices={t.practice_channel.moods}
      value={answers}
      onChange={({ target }) => write({ practice: { answers: target.value as PracticeSettings['answers'] } })}
    />
  )
}
