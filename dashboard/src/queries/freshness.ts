/** Events keep it current from the moment it is read: it never grows old. */
export const followed = { staleTime: Number.POSITIVE_INFINITY }

/** No event tells of it: it is read again for as long as somebody looks. */
export const polled = { refetchInterval: 15_000 }
