import { useId, useState } from 'react'
import { useText } from '../../../text/page-text.ts'

interface Props {
  label: string
  words: string[]
  vocabulary: string[]
  may_write: boolean
  onChange: (words: string[]) => void
}

/** Custom phrases, one per line, in addition to the built-in ones. */
export function Words({ label, words, vocabulary, may_write, onChange }: Props) {
  const t = useText()
  const id = useId()
  // As typed: blank lines are removed only from what is saved.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-2">
      {may_write ? (
        <>
          <textarea
            aria-label={label}
            aria-describedby={id}
            rows={Math.min(8, Math.max(3, words.length + 1))}
            dir="auto"
            value={typed ?? words.join('\n')}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(linesOf(target.value))
            }}
            onBlur={() => setTyped(null)}
            className="field"
          />
          <p id={id} className="text-xs text-muted">
            {t.rules.words_hint}
          </p>
        </>
      ) : (
        words.length > 0 && <Chips words={words} />
      )}
      {vocabulary.length > 0 && (
        <details>
          <summary className="min-h-6 rounded-sm text-xs text-muted">{t.rules.vocabulary(vocabulary.length)}</summary>
          <div className="max-h-48 overflow-y-auto pt-1">
            <Chips words={vocabulary} />
          </div>
        </details>
      )}
    </div>
  )
}

function Chips({ words }: { words: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {words.map((word) => (
        <li key={word} className="rounded-sm bg-sunken px-1.5 text-xs [overflow-wrap:anywhere]">
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  )
}

export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}
