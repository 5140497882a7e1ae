import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

export const email_channel: Dictionary['email_channel'] = {
  address: '电子邮件地址',
  address_hint: '客户写信到这个地址，您的回复也从这里发出。',
  find: '查找服务器',
  finding: '正在查找此邮箱的服务器…',
  not_found: '没有找到此地址的服务器。请填写邮箱服务商帮助页面中列出的服务器。',
  found: {
    known: (provider) => `此邮箱属于 ${provider}，服务器已填好。`,
    autoconfig: '该域名公布了其服务器，已填好。',
    srv: '该域名公布了其服务器，已填好。',
    guess: '这些服务器使用常见名称。保存前请核对。',
  },
  remarks: {
    app_password: '请使用应用专用密码：在账户的安全设置中创建。平常的密码会被拒绝。',
    imap_may_be_off: 'IMAP 可能未开启。请在邮箱设置中开启。',
    oauth_only: '该服务商不接受密码，而 Parley 目前还不支持其他登录方式。请将此地址转发到其他服务商的邮箱。',
    no_imap: '该服务商不提供 IMAP。请将此地址转发到其他服务商的邮箱。',
  },
  incoming: '收件服务器（IMAP）',
  outgoing: '发件服务器（SMTP）',
  securities: {
    tls: 'TLS（通常为端口 993）',
    starttls: 'STARTTLS（通常为端口 143）',
    none: '无（不加密）',
  },
  password_of_both: '密码',
  password_of_both_hint: '用于两个服务器，加密保存。',
  password_again: '更改服务器时请重新输入。',
  from_name: '发件人名称',
  signature: '签名',
  signature_hint: '显示在每封回复下方。',
  sent_folder: '已发送文件夹',
  sent_folder_hint: '留空则自动检测。从您的邮件应用发送的回复会从这里导入。',
  trusted: '核验发件人的服务器',
  trusted_hint:
    '收到的邮件中 Authentication-Results 标头的第一个词，例如 mx.example.com。留空则没有发件人会被视为已验证。',
  plus: '请求回复到带加号的地址',
  plus_hint: '发到 support+abc@example.com 的回复总能找到对应的对话。仅当您的服务器支持此类地址时使用。',
  more: '服务器及其他',
  test: '测试连接',
  test_save_first: '请先保存更改。',
  authserv_found: (id: string) => `发件人由 ${id} 核验。此渠道现已信任其标注。`,
  authserv_problems: {
    not_arrived: '未能核验发件人身份：测试邮件没有及时送达。请稍后再试。',
    no_header:
      '没有发件人会被视为已验证：您的邮件服务器没有为此邮件添加标注（Authentication-Results）。如果它会为外部邮件添加，请在下方填写其名称。',
    forgeable: '没有发件人会被视为已验证：您的邮件服务器放行了冒用其名称的伪造标注（Authentication-Results）。',
  },
  incoming_ok: '可以读取邮件。',
  outgoing_ok: '可以发送邮件。',
  problem: '需要处理：',
  not_read_yet: '邮箱即将被读取。',
  failures: {
    login_refused: '服务器拒绝登录。请检查用户名和密码。有些服务商要求使用应用专用密码，或先开启 IMAP。',
    folder_missing: '服务器上没有这个文件夹。请检查名称。',
    not_imap: '连接已断开，或这不是 IMAP 服务器。请检查端口和安全设置。',
    connection_refused: '服务器拒绝连接。请检查端口：通常 TLS 为 993，STARTTLS 为 143。',
    timeout: '服务器没有及时响应。请检查主机和端口，以及防火墙是否阻止连接。端口 993 请选择 TLS。',
    server_refused: '服务器拒绝提供邮件。',
    not_stored: '有一封邮件未能保存。它仍在邮箱中，系统会一直重试，直到保存成功。',
  },
  records: '您域名的记录',
  records_lead: '缺少这些记录，收件方可能把您的回复当作垃圾邮件。请在管理域名的地方添加。',
  records_check: '检查记录',
  record_kinds: {
    mx: 'MX：邮件送达何处',
    spf: 'SPF：谁可以发送',
    dkim: 'DKIM：签名邮件',
    dmarc: 'DMARC：如何处理伪造邮件',
  },
  record_states: {
    found: '已找到',
    missing: '缺少',
    incomplete: '不完整',
    unknown: '无法从外部检查',
  },
  record_add: (name) => `${name} 的 TXT 记录`,
  counts: {
    title: '邮件的处理结果',
    lead: '过去 30 天内从此邮箱读取的所有邮件。',
    outcomes: {
      stored: (n) => count(n, { other: '# 封邮件已成为消息。' }),
      from_itself: (n) =>
        count(n, {
          other: '# 封邮件自称来自此地址，但不在其已发送邮件中。它们已成为消息，对它们的回复不会发给任何人。',
        }),
      unreadable: (n) => count(n, { other: '# 封邮件无法读取，已作为文件附在对话中。' }),
      report: (n) => count(n, { other: '# 份投递报告已记录在相应的回复旁。' }),
      blocked: (n) => count(n, { other: '# 封来自已屏蔽发件人的邮件已跳过。' }),
      own: (n) => count(n, { other: '# 封已发送邮件的副本已跳过。' }),
      unrelated: (n) => count(n, { other: '# 封不属于任何对话的已发送邮件已跳过。' }),
      old: (n) => count(n, { other: '# 封连接邮箱之前的邮件已跳过。' }),
      duplicate: (n) => count(n, { other: '# 封重复邮件已跳过。' }),
    },
    week: (count) => `过去 7 天 ${count} 封`,
    show: '显示对话',
    empty: '过去 30 天没有邮件',
    empty_hint: (address) =>
      `要试用，请向 ${apart(address)} 发送一封邮件。您会在这里看到哪些邮件成为了消息，以及其他邮件为何被跳过。`,
  },
  begin: '在这里回复邮件',
  begin_lead: '连接一个邮箱，发到该邮箱的邮件就会成为对话。已有的邮件不会导入。',
  begin_act: '连接邮箱',
}
