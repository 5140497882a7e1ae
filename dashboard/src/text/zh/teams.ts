import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const teams: Dictionary['teams'] = {
  lead: '谁与谁共事，以及哪些对话归他们。',
  add: '添加团队',
  none: '让对话找到合适的人',
  none_hint:
    '为每类问题建立一个团队，例如配送或销售。渠道可以把对话交给团队，您也可以把任何对话转给团队。所有人仍能看到全部对话。',
  begin: '创建第一个团队',
  edit: (name) => `编辑 ${name}`,
  members_of: (name) => `${name} 的成员`,
  archive: (name) => `归档 ${name}`,
  name: '名称',
  description: '说明',
  description_hint: '用几个字说明团队的用途。',
  fallback: '归档时',
  fallback_hint: '由哪个团队接手未解决的对话。',
  fallback_none: '对话不再属于任何团队',
  saved: (name) => `已保存 ${apart(name)}。`,
  nobody: '暂无成员',
  people: '人员',
  member: '成员',
  lead_role: '负责人',
  member_add: '添加成员',
  role_of: (name) => `${name} 的角色`,
  remove_member: (name) => `移除 ${name}`,
  everyone_in: '所有人都在此团队中。',
  archive_lead:
    '未解决的对话会转给接手的团队，或不再属于任何团队，其渠道也一样。已解决的对话仍显示该团队。此操作无法撤销。',
  archive_act: '归档团队',
  archived: (name) => `已归档 ${apart(name)}。`,
  done: '完成',
  channel: '团队',
  channel_hint: '此渠道的新对话归谁。',
  channel_all: '所有团队',
  show: '显示其对话',
}
