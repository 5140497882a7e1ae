/** A finger gets the phone's own lists and dates, which are made for it. */
export const has_mouse = matchMedia('(pointer: fine)')
