export const look = 'flex min-h-7 max-w-52 items-center gap-1.5 rounded-md border border-line px-2 text-sm'

/** Left to the icon, and to what is said aloud, where there is little room. */
export const brief = '@max-lg:hidden'
