import type { LeadRow } from '../leads/lead.ts'
import { furthest } from '../leads/lead.ts'
import type { Lead, LeadStatus, Override } from '../leads/schema.ts'
import type { Pulled, PulledStatus } from './connector.ts'

type Entry = Lead['crm'][number]

/** What a CRM's data changes on a lead. */
export interface Reading {
  entry: Entry
  pulled_status: LeadStatus | null
  /** Findings for the sync log. Empty if nothing changed since the last pull. */
  words: string[]
}

export interface RemoteState {
  remote: Pulled
  statuses: Record<string, PulledStatus>
  /** The status last pulled, or sent by us. */
  known_status: string | null
}

/** Compares values, not who changed the record last: we may have written another field since someone set this one. */
export function readingOf(lead: LeadRow, entry: Entry, { remote, statuses, known_status }: RemoteState): Reading {
  const { owner, status } = remote
  const words: string[] = []
  let { pulled_status } = lead
  if (owner !== entry.owner) words.push(owner === null ? 'It no longer has an owner.' : `Its owner is ${owner}.`)
  if (status !== null && status !== known_status) {
    const ours = Object.hasOwn(statuses, status) ? statuses[status]! : null
    const moves = ours !== null && furthest(lead.found_status, pulled_status, ours) === ours
    if (moves) pulled_status = ours
    words.push(`Its status in the CRM is ${status}${consequence(lead, ours, moves)}`)
  }
  return { entry: { ...entry, owner, status }, pulled_status, words }
}

function consequence(lead: LeadRow, ours: LeadStatus | null, moves: boolean): string {
  if (ours === null) return ", which isn't mapped."
  if (!moves) return `: ${ours} would move the lead back, so it stays ${lead.status}.`
  const override = lead.override === null ? null : (JSON.parse(lead.override) as Override)
  return override?.status ? `: ${ours}. It stays ${override.status} because of an override.` : `: the lead is ${ours}.`
}
