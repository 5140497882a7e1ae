/** What `doctor` found. */
export interface Finding {
  /** What was checked. */
  name: string
  /** The finding. */
  fact: string
  /** What to do about it. Absent if everything is fine. */
  advice?: string
}
