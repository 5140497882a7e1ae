import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

export const lists: Dictionary['lists'] = {
  sort: '排序',
  sorted_by: (order) => `排序：${order}`,
  sorts: { newest: '最新', oldest: '最早', waiting: '等待最久', priority: '优先级' },
  compact: '紧凑列表',
  open_next: '解决后打开下一个',
  reply: '回复情况',
  replied: { true: '等待回复', false: '已回复' },
  from: '创建时间从',
  to: '创建时间至',
  from_day: (day) => `从 ${day}`,
  to_day: (day) => `至 ${day}`,
  awaiting: (n) => `${n} 个等待回复`,
  send_resolve: '发送并解决',
  all_done: '这是列表中的最后一个。',
  mark_unread: '标为未读',
  marked_unread: '已标为未读。',
  share: '与所有人共享',
  share_hint: '显示在所有人的侧边栏中。“我的”对每个人显示其自己的对话。',
  shared: '已共享',
  select_matching: '选择此视图中的所有对话',
  matching_selected: '已选择此视图中的所有对话',
  stop: '停止',
  finding: (n) => `已找到 ${n} 个`,
  label_create: (name) => `创建“${apart(name)}”`,
  label_manage: '管理标签',
  label_find: '查找或创建标签',
  arrived: (n) => count(n, { other: '# 条新会话' }),
  left: '已不在此列表中',
}
