import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const retention: Dictionary['retention'] = {
  lead: '数据保留多久。对话和联系人由您决定，其余由 Parley 的运维人员设定。',
  yours: '对话和联系人',
  yours_lead: (mode) => `适用于“${mode}”模式的数据。到期的数据会在几分钟内连同其所有关联内容一并删除。`,
  conversations: '已解决的对话',
  conversations_hint:
    '从最后一条消息或解决时算起，以较晚者为准。消息、摘要、评价和事件数据也会删除。报告中的数字会保留。',
  contacts: '没有对话的联系人',
  contacts_hint: '从联系人创建或更新时，或其最后一次对话解决时算起。线索为新、跟进中或合格的联系人会保留。',
  keep: '永久保留',
  delete_after: '删除于',
  days_label: '天后',
  kept_label: '法律保全标签',
  kept_label_hint: '带有此标签的对话会保留，例如用于纠纷或审计。',
  saved: '数据保留设置已保存。',
  confirm_title: '要删除旧数据吗？',
  confirm_lead: '这些设置会在几分钟内永久删除：',
  confirm_conversations: (n, is_minimum) => count(n, { other: is_minimum ? '至少 # 个对话' : '# 个对话' }),
  confirm_contacts: (n, is_minimum) => count(n, { other: is_minimum ? '至少 # 位联系人' : '# 位联系人' }),
  confirm_left: '已发送到 CRM 或您的 Webhook 的数据不会在那里删除。此操作无法撤销。',
  confirm_act: '保存并删除',
  others: '系统数据',
  others_lead: '所有账户相同。这些期限由 Parley 的运维人员设定。',
  what: '数据',
  how_long: '保留期限',
  days: (days) => count(days, { other: '# 天' }),
  for_good: '永久',
  at_once: '立即删除',
  off: '不保留',
  session_ends: '7 天未使用即结束，最长 30 天',
  rows: {
    deleted: '已删除的对象，及其在事件、投递和搜索中的数据',
    events: '事件和 Webhook 投递',
    syncs: 'CRM 同步日志和语言模型调用',
    requests: '请求日志',
    answers: '集成请求的记录，避免重复执行',
    sessions: '登录会话',
    audit: '审计日志',
    figures: '报告数字：时间和数量，不含消息文本',
  },
}
