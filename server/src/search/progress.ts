export interface Progress {
  environment_id: number
  sequence: string
  filling: 'contact' | 'conversation' | 'message' | 'leftovers' | null
  after_parent_id: string
  after_id: string
}
