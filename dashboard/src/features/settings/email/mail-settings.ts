import { queryOptions } from '@tanstack/react-query'
import { administration } from '../../../api/service.ts'

export const mailSettingsQuery = queryOptions({
  queryKey: ['mail_settings'],
  queryFn: ({ signal }) => administration.email.getMailSettings({ signal }),
})
