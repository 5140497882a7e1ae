import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const retention: Dictionary['retention'] = {
  title: '数据保留',
  lead: 'Parley 保留什么、保留多久。天数由服务的运营者设定，适用于其上的所有账户。',
  what: '内容',
  how_long: '保留多久',
  days: (days) => count(days, { other: '# 天' }),
  for_good: '永久',
  at_once: '立即消失',
  off: '不保留',
  until_deleted: '直到有人删除该联系人',
  session_ends: '7 天未使用即结束，最长 30 天',
  rows: {
    contacts: '联系人及其对话、消息、摘要和线索',
    deleted: '已删除的内容，以及事件、投递和搜索中与之相关的内容',
    events: '事件和 Webhook 投递',
    syncs: 'CRM 同步日志和语言模型调用记录',
    requests: '请求日志',
    answers: '对重复请求的应答（Idempotency-Key）',
    sessions: '人员的登录会话',
    audit: '审计日志',
    figures: '报告中的数字：只有时间和数量，不含任何人的话',
  },
}
