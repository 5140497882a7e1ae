import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: '开始使用',
  lead: '四步开启第一个对话。',
  channel: '连接渠道',
  channel_hint: '在您的网站添加聊天，或连接一个邮箱。',
  invite: '邀请团队',
  invite_hint: '分配对话，一起回复。',
  import: '导入联系人',
  import_hint: '从 CSV 文件导入。',
  test: '用测试数据试用',
  test_hint: '测试内容不会发送给客户。',
  done: '已完成',
}
