import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

export const files: Dictionary['files'] = {
  attach: '添加附件',
  drop: '拖放文件即可添加',
  attached: '附件',
  uploading: (name, percent) => `正在上传${apart(name)}，${percent}%`,
  ready: (name) => `${apart(name)}可以发送`,
  failed: '上传失败。',
  retry: (name) => `重新上传${apart(name)}`,
  cancel: (name) => `取消上传${apart(name)}`,
  remove: (name) => `移除${apart(name)}`,
  too_many: (n) => `最多添加 ${n} 个文件。`,
  open: (name) => `打开${apart(name)}`,
  original: '在新标签页中打开',
  previous: '上一张图片',
  next: '下一张图片',
  place: (n, of) => `第 ${n} 张，共 ${of} 张`,
  picture: '发送了一张图片',
  sent: (n) => count(n, { other: '发送了 # 个文件' }),
}
