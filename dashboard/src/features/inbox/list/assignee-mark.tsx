/** Who has it. */
export function AssigneeMark({ name }: { name: string }) {
  return <bdi className="max-w-24 shrink-0 truncate text-xs text-muted">{name}</bdi>
}
