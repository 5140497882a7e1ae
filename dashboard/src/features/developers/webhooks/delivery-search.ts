export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const

/** Which deliveries of an endpoint are shown, as stored in the URL. */
export interface DeliverySearch {
  status?: (typeof deliveryStatuses)[number]
  open?: string
}

export function deliverySearch({ status, open }: Record<string, unknown>): DeliverySearch {
  return {
    ...(deliveryStatuses.includes(status as never) && { status: status as DeliverySearch['status'] }),
    ...(typeof open === 'string' && open !== '' && { open }),
  }
}
