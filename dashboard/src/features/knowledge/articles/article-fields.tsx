import { useText } from '../../../text/page-text.ts'
import { AreaField, SelectField, TextField } from '../../../ui/field.tsx'
import type { Words } from './article-draft.ts'
import { useLanguageNames } from './languages.ts'

interface Props {
  draft: Words
  write: (changes: Partial<Words>) => void
  /** By how many characters it's too long, if it is. */
  too_long: number
  /** The language of a new article may be left to the service. */
  may_recognize: boolean
}

export function ArticleFields({ draft, write, too_long, may_recognize }: Props) {
  const t = useText()
  const names = useLanguageNames(draft.language ? [draft.language] : [])
  return (
    <>
      <TextField
        label={t.knowledge.name}
        hint={t.knowledge.name_hint}
        value={draft.title}
        onChange={({ target }) => write({ title: target.value })}
        required
        pattern=".*\S.*"
        maxLength={255}
        autoComplete="off"
      />
      <AreaField
        label={t.knowledge.body}
        hint={t.knowledge.body_hint}
        problem={too_long > 0 ? t.knowledge.too_long(too_long) : null}
        value={draft.body}
        onChange={({ target }) => write({ body: target.value })}
        className="min-h-80 leading-relaxed"
      />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <SelectField
          label={t.knowledge.language}
          choices={may_recognize ? { '': t.knowledge.recognize, ...names } : names}
          value={draft.language}
          onChange={({ target }) => write({ language: target.value })}
        />
        <TextField
          label={t.knowledge.url}
          optional
          type="url"
          dir="ltr"
          value={draft.url}
          onChange={({ target }) => write({ url: target.value })}
          maxLength={2000}
          pattern="https?://.*"
          placeholder="https://example.com/help/returns"
          spellCheck={false}
        />
      </div>
    </>
  )
}
