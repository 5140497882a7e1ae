import type { Label } from '@parley/sdk'

const dots: Record<Label['color'], string> = {
  gray: 'bg-[#8a8f98]',
  red: 'bg-[#dc2626]',
  orange: 'bg-[#ea7317]',
  yellow: 'bg-[#d4a80c]',
  green: 'bg-[#16a34a]',
  teal: 'bg-[#0d9f91]',
  blue: 'bg-[#2f7df0]',
  purple: 'bg-[#8b5cf6]',
  pink: 'bg-[#db3d8f]',
}

/** The color stands beside the name, not behind it: every name is legible in every theme. */
export function LabelChip({ name, color = 'gray' }: { name: string; color?: Label['color'] | undefined }) {
  return (
    <span className="inline-flex max-w-[min(10rem,100%)] min-w-0 items-center gap-1 rounded-sm bg-sunken px-1">
      <LabelDot color={color} />
      <bdi className="truncate">{name}</bdi>
    </span>
  )
}

export function LabelDot({ color }: { color: Label['color'] }) {
  return <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[color]}`} />
}
