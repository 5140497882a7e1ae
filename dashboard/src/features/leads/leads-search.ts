export const grades = ['hot', 'warm', 'cold'] as const
export const statuses = ['new', 'working', 'qualified', 'unqualified', 'converted'] as const
export const syncs = ['failed', 'waiting', 'synced', 'none'] as const

/** Which leads are shown, as stored in the URL. */
export interface LeadsSearch {
  grade?: (typeof grades)[number]
  status?: (typeof statuses)[number]
  sync?: (typeof syncs)[number]
}

export function leadsSearch({ grade, status, sync }: Record<string, unknown>): LeadsSearch {
  return {
    ...(grades.includes(grade as never) && { grade: grade as LeadsSearch['grade'] }),
    ...(statuses.includes(status as never) && { status: status as LeadsSearch['status'] }),
    ...(syncs.includes(sync as never) && { sync: sync as LeadsSearch['sync'] }),
  }
}
