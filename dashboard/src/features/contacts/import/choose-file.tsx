import { type DragEvent, useRef, useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileUp } from '../../../ui/icons.tsx'
import type { Source } from './decode.ts'

const max_bytes = 50 * 1024 * 1024
const sample = `name,email,phone_number,plan
Ana Sousa,ana@example.com,+351 210 000 000,pro
Zoë Müller,zoe@example.com,,free`

export function ChooseFile({ choose }: { choose: (source: Source) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [is_over, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > max_bytes) return setProblem(t.contacts.import_too_large)
    try {
      choose({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
    } catch {
      setProblem(t.contacts.import_unreadable)
    }
  }
  function drag(event: DragEvent, over: boolean) {
    event.preventDefault()
    setOver(over)
  }
  return (
    <div className="flex flex-col gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same. */}
      <div
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          take(event.dataTransfer.files[0])
        }}
        className={`flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-4 py-10 text-center ${is_over ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
      >
        <FileUp size={22} aria-hidden className="text-muted" />
        <Button kind="primary" onClick={() => input.current?.click()}>
          {t.contacts.import_choose}
        </Button>
        <p className="text-sm text-muted">{t.contacts.import_drop}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label={t.contacts.import_choose}
          tabIndex={-1}
          onChange={({ target }) => take(target.files?.[0])}
          className="sr-only"
        />
      </div>
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      <div>
        <p className="pb-2 text-sm text-muted">{t.contacts.import_sample}</p>
        <Code label={t.contacts.import_sample} text={sample} />
      </div>
    </div>
  )
}
