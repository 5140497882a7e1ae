export function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-6 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M9 10h14v9h-7l-4 4v-4H9z" className="fill-on-accent" />
    </svg>
  )
}
