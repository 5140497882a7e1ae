import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError, type Mode } from '../../api/call.ts'
import { useText } from '../../text/page-text.ts'
import { Problem } from '../../ui/problem.tsx'
import { nameOf, withAddress } from './queries.ts'

interface Props {
  mode: Mode
  error: unknown
  /** What was attempted. */
  email?: string
  onOpen?: () => void
}

/** Why it wasn't saved. If another contact has the value, links to it. */
export function TakenProblem({ mode, error, email, onOpen }: Props) {
  const t = useText()
  const is_taken = error instanceof ApiError && error.code === 'contact_already_exists'
  const is_address = is_taken && error.parameter === 'email'
  const other = useQuery({
    queryKey: [mode, 'contact-with', email],
    queryFn: ({ signal }) => withAddress(mode, email!, signal),
    enabled: is_address && email !== undefined && email !== '',
    gcTime: 0,
  })
  if (!is_taken) return <Problem error={error} />
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      <p>{is_address ? t.contacts.taken_email : t.contacts.taken_identifier}</p>
      {is_address && other.data && (
        <Link
          to="/$mode/contacts/$contact_id"
          params={{ mode, contact_id: other.data.id }}
          search={{}}
          onClick={onOpen}
          className="font-medium underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {t.contacts.open_other(nameOf(other.data, t))}
        </Link>
      )}
    </div>
  )
}
