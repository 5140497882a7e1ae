import { addKeyMetrics } from '../accounts/metrics.ts'
import { addAlarmMetrics } from '../alarms/metrics.ts'
import { addChannelMetrics } from '../channels/metrics.ts'
import type { Config } from '../config/config.ts'
import { addCrmMetrics } from '../crm/metrics.ts'
import { addFileMetrics } from '../files/metrics.ts'
import type { Metrics } from '../http/metrics.ts'
import { addNotificationMetrics } from '../notifications/metrics.ts'
import { addReplyMetrics } from '../replies/metrics.ts'
import { addSearchMetrics } from '../search/metrics.ts'
import { addWebhookMetrics } from '../webhooks/metrics.ts'
import { addBackupMetrics } from './backup-metrics.ts'

/** What operators see of each feature. */
export function addMetrics(metrics: Metrics, config: Config): void {
  for (const add of [
    addWebhookMetrics,
    addCrmMetrics,
    addSearchMetrics,
    addChannelMetrics,
    addReplyMetrics,
    addNotificationMetrics,
    addKeyMetrics,
    addAlarmMetrics,
  ])
    add(metrics)
  addFileMetrics(metrics, config)
  addBackupMetrics(metrics, config)
}
