import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const retention: Dictionary['retention'] = {
  lead: '各类内容保留多久。对话和联系人由您决定，其余由服务的运营者设定。',
  yours: '对话和联系人',
  yours_lead: (mode) => `适用于此数据：${mode}。到期的内容会在几分钟内连同其全部附属内容一并删除。`,
  conversations: '已解决的对话',
  conversations_hint:
    '从最后一条消息算起；如果解决得更晚，则从解决时算起。消息、摘要和评价随之删除，事件中与之相关的内容也会清空。报告保留其数字。',
  contacts: '没有对话的联系人',
  contacts_hint: '从联系人创建或更改时，或其最后一次对话结束时算起。线索为新建、跟进中或已合格时，联系人会保留。',
  keep: '永久保留',
  delete_after: '删除于',
  days_label: '天后',
  kept_label: '保留对话的标签',
  kept_label_hint: '带有此标签的对话不会因时间久而删除：用于纠纷或审计。',
  saved: '保留设置已保存。',
  confirm_title: '删除过旧的内容？',
  confirm_lead: '按此设置，以下内容将在几分钟内永久删除：',
  confirm_conversations: (n, at_least) => count(n, { other: at_least ? '至少 # 个对话' : '# 个对话' }),
  confirm_contacts: (n, at_least) => count(n, { other: at_least ? '至少 # 位联系人' : '# 位联系人' }),
  confirm_left: '已传给 CRM 或您的程序的内容会留在那里。此操作无法撤销。',
  confirm_act: '保存并删除',
  others: '其余内容',
  others_lead: '适用于此服务上的所有账户。天数由服务的运营者设定。',
  what: '内容',
  how_long: '保留多久',
  days: (days) => count(days, { other: '# 天' }),
  for_good: '永久',
  at_once: '立即消失',
  off: '不保留',
  session_ends: '7 天未使用即结束，最长 30 天',
  rows: {
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
