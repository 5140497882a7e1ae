import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty } from '../../../ui/bits.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { Source } from './decode.ts'
import { ImportProgress } from './import-progress.tsx'
import { MapColumns } from './map-columns.tsx'
import { useImport } from './run.ts'

/** Three steps: choose a file, map columns, and import. */
export function ImportPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may = useMay(mode)
  const running = useImport()
  const [source, setSource] = useState<Source | null>(null)
  if (!may('contacts:write')) return <Empty is_page title={t.errors.codes.insufficient_role!} />
  return (
    <Page
      title={t.contacts.import_title}
      lead={t.contacts.import_lead}
      above={
        <Link
          to="/$mode/contacts"
          activeOptions={{ exact: true }}
          params={{ mode }}
          search={{}}
          className="inline-flex min-h-6 items-center gap-1 text-sm text-muted hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
          {t.contacts.back}
        </Link>
      }
    >
      {running ? (
        <ImportProgress of={running} onAgain={() => setSource(null)} />
      ) : source ? (
        <MapColumns key={source.name} mode={mode} source={source} other={() => setSource(null)} />
      ) : (
        <ChooseFile choose={setSource} />
      )}
    </Page>
  )
}
