import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const start: Dictionary['start'] = {
  title: '开始使用',
  progress: (n, all) => `已完成 ${n}/${all}。每一步生效后会自动打勾。`,
  hide: '为所有人隐藏此列表',
  done: '已完成',
  website: '在网站上添加聊天',
  website_hint: '创建聊天，即可获得一行代码粘贴到您的网站。',
  website_no_origins: '请在聊天设置中添加您的网站地址，聊天才能在那里显示。',
  website_unseen: '将这一行粘贴到您的网站，或发给维护网站的人。然后打开网站并点击聊天。',
  website_seen: (host) => `已在 ${apart(host)} 上看到`,
  mailbox: '连接邮箱',
  mailbox_hint: '邮件会变成对话，回复从您的地址发出。',
  mailbox_failing: (name) => `${apart(name)} 已添加，但尚不能使用。原因见其渠道。`,
  articles: '发布三篇文章',
  articles_hint: (n) => `已发布 ${n}/3。撰写客户最常问的内容，或导入文件。`,
  question: '试着提一个问题',
  question_hint: '查看助手会如何回复。不会发送任何内容。',
  invite: '邀请成员',
  team: {
    alone: '分配对话，一起回复。',
    invited: '已邀请，尚未加入。',
    joined: '您的团队已加入。',
  },
}
