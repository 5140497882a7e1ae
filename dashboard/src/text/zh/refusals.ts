import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `“${apart(name)}”`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)}为必填项。`,
  too_long: (name, n) => `${field(name)}过长。最多 ${n} 个字符。`,
  too_short: (name, n) => `${field(name)}过短。至少 ${n} 个字符。`,
  email: (name) => `${field(name)}不是有效的邮箱，例如 ana@example.com。`,
  phone: (name) => `${field(name)}需要包含国家代码，例如 +351210000000。`,
  link: (name) => `${field(name)}必须以 https:// 或 http:// 开头。`,
  least: (name, n) => `${field(name)}至少为 ${n}。`,
  most: (name, n) => `${field(name)}最多为 ${n}。`,
  entries: (name, n) => `${field(name)}的条目过多。最多 ${n} 个。`,
  year: (name) => `${field(name)}必须是一年之内的未来时间。`,
  future: (name) => `${field(name)}必须是未来时间。`,
  moment: (name) => `${field(name)}不是有效的日期和时间。`,
  again: (name) => `请重新输入${field(name)}，因为对应的 URL 或提供商已更改。`,
  printable: (name) => `${field(name)}只能包含字母、数字和符号，不能有空格或重音字母。`,
  word: (name) => `${field(name)}只能包含字母、数字、- 和 _，且必须以字母或数字开头。`,
  assignee: '此成员已停用或只能查看。请选择其他人。',
  unaccepted: (name) => `${field(name)}无效。`,
  says: (words) => `详细信息：${words}`,
}
