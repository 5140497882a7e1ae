import type { ComponentType, ReactNode } from 'react'
import { useText } from '../../../text/text.tsx'
import { ChevronDown } from '../../../ui/icons.tsx'
import { Menu, type MenuProps } from '../../../ui/menu.tsx'
import { brief, look } from './property-look.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>

interface PropertyProps extends Pick<MenuProps, 'items' | 'opened' | 'is_choice' | 'beside'> {
  title: string
  /** What it is now; without one it is an act by its title. */
  value?: string
  icon: Icon
  /** In place of the icon. */
  mark?: ReactNode
  /** Nothing is set: where there is little room the icon is enough. */
  is_plain?: boolean
  className: string
}

/** A part of the conversation's state, changed where it stands. */
export function Property({ title, value, icon: Icon, mark, is_plain, className, ...menu }: PropertyProps) {
  const t = useText()
  return (
    <Menu
      label={value === undefined ? title : t.conversation.property(title, value)}
      {...menu}
      className={`${look} hover:bg-sunken ${className}`}
    >
      {mark || <Icon size={14} aria-hidden className="shrink-0" />}
      <bdi className={`min-w-0 flex-1 truncate text-start ${is_plain ? brief : ''}`}>{value ?? title}</bdi>
      <ChevronDown size={12} aria-hidden className={`shrink-0 text-muted ${is_plain ? brief : ''}`} />
    </Menu>
  )
}
