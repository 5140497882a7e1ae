import type { Security } from '../../../mail/terms.ts'

export interface ServerPlace {
  host: string
  port: number
  security: Security
}

export const remarks = ['app_password', 'imap_may_be_off', 'oauth_only', 'no_imap'] as const
export type Remark = (typeof remarks)[number]

/** What's known about a provider of mailboxes. The sources are its own help pages. */
export interface Provider {
  name: string
  /** Addresses at these domains are the provider's. */
  domains: readonly string[]
  /** The MX hosts of its customers' domains end in one of these. */
  mx: readonly string[]
  imap: ServerPlace | null
  smtp: ServerPlace | null
  remarks: readonly Remark[]
  /** What its customers include in their SPF record. */
  spf: string | null
  /** Under which its customers publish DKIM keys. */
  dkim: readonly string[]
}

const tls = (host: string, port = 993): ServerPlace => ({ host, port, security: 'tls' })
const starttls = (host: string): ServerPlace => ({ host, port: 587, security: 'starttls' })

/** The usual pair of ports: 993 and 465, encrypted from the start (RFC 8314). */
function encrypted(imap: string, smtp: string): Pick<Provider, 'imap' | 'smtp'> {
  return { imap: tls(imap), smtp: tls(smtp, 465) }
}

const nothing_more = { remarks: [], spf: null, dkim: [] }

export const providers: readonly Provider[] = [
  {
    name: 'Google',
    domains: ['gmail.com', 'googlemail.com'],
    mx: ['google.com', 'googlemail.com'],
    ...encrypted('imap.gmail.com', 'smtp.gmail.com'),
    remarks: ['app_password'],
    spf: '_spf.google.com',
    dkim: ['google'],
  },
  {
    name: 'Microsoft',
    domains: [
      'outlook.com',
      'hotmail.com',
      'live.com',
      'msn.com',
      'outlook.de',
      'hotmail.de',
      'hotmail.fr',
      'hotmail.es',
    ],
    mx: ['outlook.com', 'protection.outlook.com', 'mx.microsoft'],
    imap: tls('outlook.office365.com'),
    smtp: starttls('smtp.office365.com'),
    remarks: ['oauth_only'],
    spf: 'spf.protection.outlook.com',
    dkim: ['selector1', 'selector2'],
  },
  {
    name: 'iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    mx: ['mail.icloud.com'],
    imap: tls('imap.mail.me.com'),
    smtp: starttls('smtp.mail.me.com'),
    remarks: ['app_password'],
    spf: 'icloud.com',
    dkim: ['sig1'],
  },
  {
    name: 'Yahoo',
    domains: ['yahoo.com', 'yahoo.de', 'yahoo.fr', 'yahoo.es', 'yahoo.it', 'yahoo.co.uk', 'ymail.com', 'aol.com'],
    mx: ['yahoodns.net'],
    ...encrypted('imap.mail.yahoo.com', 'smtp.mail.yahoo.com'),
    ...nothing_more,
    remarks: ['app_password'],
  },
  {
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm'],
    mx: ['messagingengine.com'],
    ...encrypted('imap.fastmail.com', 'smtp.fastmail.com'),
    remarks: ['app_password'],
    spf: 'spf.messagingengine.com',
    dkim: ['fm1', 'fm2', 'fm3'],
  },
  {
    name: 'Proton',
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
    mx: ['protonmail.ch'],
    imap: null,
    smtp: null,
    remarks: ['no_imap'],
    spf: '_spf.protonmail.ch',
    dkim: ['protonmail', 'protonmail2', 'protonmail3'],
  },
  {
    name: 'GMX',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
    mx: ['gmx.net'],
    imap: tls('imap.gmx.net'),
    smtp: tls('mail.gmx.net', 465),
    ...nothing_more,
    remarks: ['imap_may_be_off'],
  },
  {
    name: 'WEB.DE',
    domains: ['web.de'],
    mx: ['web.de'],
    imap: tls('imap.web.de'),
    smtp: starttls('smtp.web.de'),
    ...nothing_more,
    remarks: ['imap_may_be_off'],
  },
  {
    name: 'IONOS',
    domains: [],
    mx: ['ionos.de', 'kundenserver.de'],
    ...encrypted('imap.ionos.de', 'smtp.ionos.de'),
    ...nothing_more,
  },
  {
    name: 'IONOS',
    domains: [],
    mx: ['ionos.com', 'perfora.net'],
    ...encrypted('imap.ionos.com', 'smtp.ionos.com'),
    ...nothing_more,
  },
  {
    name: 'STRATO',
    domains: [],
    mx: ['rzone.de'],
    ...encrypted('imap.strato.de', 'smtp.strato.de'),
    ...nothing_more,
  },
  {
    name: 'OVHcloud',
    domains: [],
    mx: ['mail.ovh.net', 'mail.ovh.ca'],
    ...encrypted('ssl0.ovh.net', 'ssl0.ovh.net'),
    ...nothing_more,
    spf: 'mx.ovh.com',
  },
  {
    name: 'Infomaniak',
    domains: ['ik.me', 'ikmail.com'],
    mx: ['infomaniak.ch'],
    ...encrypted('mail.infomaniak.com', 'mail.infomaniak.com'),
    ...nothing_more,
    spf: 'spf.infomaniak.ch',
  },
  {
    name: 'Gandi',
    domains: [],
    mx: ['mail.gandi.net'],
    ...encrypted('mail.gandi.net', 'mail.gandi.net'),
    ...nothing_more,
    spf: '_mailcust.gandi.net',
  },
  {
    name: 'mailbox.org',
    domains: ['mailbox.org'],
    mx: ['mailbox.org'],
    ...encrypted('imap.mailbox.org', 'smtp.mailbox.org'),
    ...nothing_more,
    spf: 'mailbox.org',
  },
  {
    name: 'Hostinger',
    domains: [],
    mx: ['hostinger.com'],
    ...encrypted('imap.hostinger.com', 'smtp.hostinger.com'),
    ...nothing_more,
    spf: '_spf.mail.hostinger.com',
  },
  {
    name: 'Zoho',
    domains: ['zohomail.com'],
    mx: ['zoho.com'],
    ...encrypted('imappro.zoho.com', 'smtppro.zoho.com'),
    ...nothing_more,
    remarks: ['imap_may_be_off'],
    spf: 'zohomail.com',
  },
  {
    name: 'Zoho',
    domains: ['zohomail.eu'],
    mx: ['zoho.eu'],
    ...encrypted('imappro.zoho.eu', 'smtppro.zoho.eu'),
    ...nothing_more,
    remarks: ['imap_may_be_off'],
    spf: 'zohomail.eu',
  },
  {
    name: 'QQ',
    domains: ['qq.com', 'foxmail.com'],
    mx: ['qq.com'],
    ...encrypted('imap.qq.com', 'smtp.qq.com'),
    ...nothing_more,
    remarks: ['app_password', 'imap_may_be_off'],
  },
  {
    name: 'NetEase',
    domains: ['163.com'],
    mx: ['163.com'],
    ...encrypted('imap.163.com', 'smtp.163.com'),
    ...nothing_more,
    remarks: ['app_password', 'imap_may_be_off'],
  },
]

export function providerOfDomain(domain: string): Provider | undefined {
  return providers.find(({ domains }) => domains.includes(domain))
}

/** By the host that receives a domain's mail. */
export function providerOfMx(hosts: readonly string[]): Provider | undefined {
  return providers.find(({ mx }) => mx.some((end) => hosts.some((host) => host === end || host.endsWith(`.${end}`))))
}
