import type { ChannelChanges, NewChannel } from '@parley/sdk'
import type { ComponentType } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Dictionary } from '../../../text/page-text.ts'
import type { Channel } from './channels.ts'

export type Kind = Channel['kind']

export interface FieldsProps {
  channel: Channel
  /** What isn't saved yet. */
  written: ChannelChanges
  write: (changes: ChannelChanges) => void
}

export interface ToolsProps {
  mode: Mode
  channel: Channel
  may_change: boolean
  /** Whether something isn't saved yet. */
  is_changed: boolean
}

export interface ConnectProps {
  mode: Mode
  /** What a new channel needs besides a name, given that name. */
  onChange: (settings: (name: string) => Partial<NewChannel>) => void
}

/** How a kind of channel is set up. Its names stand in `t.teamwork.channels`. */
export interface KindOfChannel {
  is_for_test?: true
  /** In the dialog that adds one. */
  Connect?: ComponentType<ConnectProps>
  /** In the form of a channel. */
  Fields?: ComponentType<FieldsProps>
  /** Below the form. */
  Tools?: ComponentType<ToolsProps>
  /** Offers the first one, as long as there is none. */
  begin?: (t: Dictionary) => { begin: string; begin_lead: string; begin_act: string }
}
