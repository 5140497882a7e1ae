import type { Grade } from './schema.ts'

// A known need and two of budget, authority and timeline, of somebody reachable: what salespeople call hot.
const hot_from = 50

export function gradeOf(score: number): Grade {
  return score >= hot_from ? 'hot' : score >= 30 ? 'warm' : 'cold'
}
