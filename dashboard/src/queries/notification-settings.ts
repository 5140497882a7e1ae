import { queryOptions } from '@tanstack/react-query'
import { administration } from '../api/service.ts'

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification_settings'],
  queryFn: ({ signal }) => administration.notifications.getSettings({ signal }),
  staleTime: 5 * 60_000,
})
