import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')
const list = names('zh')

export const conversation: Dictionary['conversation'] = {
  properties: '属性',
  property: (name, value) => `${name}：${apart(value)}`,
  change_status: '状态',
  add_label: '添加标签',
  take_over: '接管',
  taken_over: (name) => `已从 ${apart(name)} 接管。`,
  taken_from_you: (name) => `${apart(name)} 已接管您负责的对话。`,
  unread: '未读',
  awaiting: '等待回复',
  waiting: (time) => `已等待 ${time}`,
  replied_meanwhile: (name) => `您撰写时，${apart(name)} 已回复：`,
  replied_meanwhile_hint: '您的回复尚未发送。可以修改，也可以仍然发送。',
  unsent: (n) => count(n, { other: '# 项更改未发送' }),
  not_sent: '尚未发送',
  draft: '草稿',
  waiting_to_send: '尚未发送。恢复连接后会自动发送。',
  kept: '您已离线。更改已保存，恢复连接后会自动发送。',
  someone: '有人',
  activity: {
    assigned: (who, whom) => `${apart(who)} 将此对话分配给 ${apart(whom)}`,
    claimed: (who) => `${apart(who)} 将此对话分配给了自己`,
    unassigned: (who) => `${apart(who)} 取消了分配`,
    labelled: (who, labels) => `${apart(who)} 添加了 ${list(labels)}`,
    unlabelled: (who, labels) => `${apart(who)} 移除了 ${list(labels)}`,
    moved: (who, team) => `${apart(who)} 将对话转给 ${apart(team)}`,
    left_team: (who) => `${apart(who)} 将对话移出团队`,
    prioritized: (who, priority) => `${apart(who)} 将优先级改为“${priority}”`,
    snoozed: (who, until) => `${apart(who)} 将此对话推迟到 ${until}`,
    snoozed_reply: (who) => `${apart(who)} 将此对话推迟到客户回复`,
    resolved: (who) => `${apart(who)} 解决了此对话`,
    opened: (who) => `${apart(who)} 重新打开了此对话`,
    pending: (who) => `${apart(who)} 将此对话交还给助手`,
    handed_over: (who) => `${apart(who)} 将此对话转交给团队`,
  },
}
