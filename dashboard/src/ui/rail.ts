import { stored } from '../stored.ts'

/** The navigation shows its icons alone. What it then hides, pages show themselves. */
export const is_narrow_rail = stored('parley.narrow_rail', false, (value) => typeof value === 'boolean')
