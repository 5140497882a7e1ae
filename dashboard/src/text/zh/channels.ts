import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const channels: Dictionary['channels'] = {
  lead: '对话从哪里进入，由谁处理新对话。',
  saved: '渠道已保存。',
  read_only: '只有所有者和管理员可以更改渠道。',
  add: '添加渠道',
  added: '渠道已添加。',
  first: '默认',
  first_hint: '未指定其他渠道的新对话会进入此渠道。',
  copy: '复制 ID',
  remove: '删除渠道',
  remove_lead: '新对话将无法再进入此渠道。已有对话会保留，您仍可回复。此操作无法撤销。',
  remove_anyway: '仍然删除',
  removed: '渠道已删除。',
  kinds: {
    api: '通过 API 创建对话。',
    widget: '您网站上的聊天。',
    email: '您自己邮箱的电子邮件。',
    practice: 'Parley 内置的消息应用，无需手机即可试用全部功能。',
  },
  recent: (n, is_more) =>
    count(n, { other: is_more ? '最近 7 天内开始的对话超过 # 个。' : '最近 7 天内开始了 # 个对话。' }),
  name: '名称',
  name_hint: '仅您的团队可见。',
  who: '新对话分配给',
  who_hint: '除非您的集成自行为对话指定处理方，否则按此分配。',
  assistant_off: '助手已关闭。在您开启之前，新对话由团队处理。',
}
