import { apart, plural } from '../plural.ts'

const count = plural('en')

/** The settings of an email channel. Reasons of failed connections are those of outgoing email. */
export const email_channel = {
  address: 'Email address',
  address_hint: 'Customers write to this address and get your replies from it.',
  find: 'Find servers',
  finding: 'Looking for the servers of this mailbox…',
  not_found: 'No servers were found for this address. Enter the servers listed in your provider’s help.',
  found: {
    known: (provider: string) => `This is a mailbox at ${provider}. Its servers are filled in.`,
    autoconfig: 'The domain publishes its servers. They’re filled in.',
    srv: 'The domain publishes its servers. They’re filled in.',
    guess: 'These servers have the usual names. Check them before you save.',
  },
  remarks: {
    app_password: 'Use an app password: create one in the account’s security settings. The usual password is refused.',
    imap_may_be_off: 'IMAP may be off. Turn it on in the mailbox’s settings.',
    oauth_only: 'This provider refuses passwords. Choose to sign in with it above.',
    no_imap: 'This provider has no IMAP. Forward the address to a mailbox elsewhere.',
  },
  incoming: 'Incoming server (IMAP)',
  outgoing: 'Outgoing server (SMTP)',
  securities: {
    tls: 'TLS (usually port 993)',
    starttls: 'STARTTLS (usually port 143)',
    none: 'None (not encrypted)',
  },
  sign_in: {
    choices: { password: 'Password', microsoft: 'Microsoft', google: 'Google', other: 'Another provider (OAuth 2.0)' },
    label: 'Sign in with',
    lead: 'First register Parley as a client with the provider. After you add the channel, sign in to the mailbox below it.',
    client_id: 'Client ID',
    client_secret: 'Client secret',
    client_secret_hint: 'Stored encrypted.',
    tenant: 'Tenant',
    tenant_hint: 'Left empty, users of any tenant can sign in.',
    authorization_url: 'Authorization URL',
    token_url: 'Token URL',
    scopes: 'Scopes',
    scopes_hint: 'Separated by spaces.',
    title: 'Sign-in to the mailbox',
    redirect: 'Redirect URI',
    redirect_lead: 'Register exactly this redirect URI with the provider:',
    none: 'Nobody has signed in yet.',
    granted: 'Signed in.',
    ended: 'The provider no longer accepts the sign-in. Sign in again.',
    act: 'Sign in',
    again: 'Sign in again',
    end: 'Sign out of the mailbox',
    completing: 'Completing the sign-in…',
    denied: 'The provider didn’t allow the sign-in, or you canceled it. You can begin again.',
    foreign: 'This sign-in wasn’t begun in this window. Begin again below the channel.',
    back: 'Back to the channels',
    granted_as: (address: string) => `Signed in as ${apart(address)}.`,
    failures: {
      consent_needed: 'Nobody has signed in to the mailbox yet. Sign in below.',
      consent_ended:
        'The provider no longer accepts the sign-in to the mailbox, perhaps because a password changed. Sign in again.',
      client_refused:
        'The provider doesn’t accept the client. Check client ID and client secret, which may have expired.',
      token_unavailable: 'The provider doesn’t respond right now. Parley keeps trying.',
      token_refused:
        'The mail server refused the sign-in. Check that whoever signed in may use this mailbox, and that IMAP and SMTP are on for it.',
    } as Record<string, string>,
  },
  password_of_both: 'Password',
  password_of_both_hint: 'For both servers. Stored encrypted.',
  password_again: 'Enter it again if you change the server.',
  from_name: 'Sender name',
  signature: 'Signature',
  signature_hint: 'Added below every reply.',
  sent_folder: 'Sent folder',
  sent_folder_hint: 'Left empty, it’s detected automatically. Replies sent from your email app are imported from it.',
  file_sent: 'File a copy of each reply in the Sent folder',
  file_sent_hint:
    'So that everyone who reads the mailbox in an email app sees what was sent from here. A copy that your provider files isn’t filed twice.',
  trusted: 'Server that checks senders',
  trusted_hint:
    'The first word of the Authentication-Results header in incoming email, such as mx.example.com. Left empty, no sender counts as verified.',
  plus: 'Ask for replies to addresses with a plus sign',
  plus_hint:
    'A reply to support+abc@example.com always finds its conversation. Only if your server delivers such addresses.',
  more: 'Servers and more',
  test: 'Test connection',
  test_save_first: 'Save your changes first.',
  authserv_found: (id: string) => `Senders are checked by ${id}. The channel now trusts its results.`,
  authserv_problems: {
    not_arrived:
      'Not checked whether senders are who they say: the test email didn’t arrive in time. Test again later.',
    no_header:
      'No sender counts as verified: your mail server adds no Authentication-Results header to this email. If it adds one to email from outside, enter its name below.',
    forgeable:
      'No sender counts as verified: your mail server lets forged Authentication-Results headers through under its own name.',
  },
  incoming_ok: 'Mail can be read.',
  outgoing_ok: 'Mail can be sent.',
  problem: 'Needs attention:',
  not_read_yet: 'The mailbox will be read in a moment.',
  failures: {
    login_refused:
      'The server refused the login. Check user name and password. Some providers need an app password, or IMAP to be switched on.',
    folder_missing: 'The server has no such folder. Check the folder’s name.',
    not_imap: 'The connection was lost, or this isn’t an IMAP server. Check port and security.',
    connection_refused:
      'The server refused the connection. Check the port: usually 993 with TLS, or 143 with STARTTLS.',
    timeout:
      'The server didn’t answer in time. Check host and port, and whether a firewall blocks the connection. With port 993, choose TLS.',
    server_refused: 'The server refused access to the mailbox.',
    not_stored: 'An email couldn’t be stored. It stays in the mailbox, and Parley keeps trying.',
    not_filed: 'A copy of a reply couldn’t be filed among sent mail. The reply itself went out.',
  } as Record<string, string>,
  records: 'Records of your domain',
  records_lead: 'Without these, your replies may be treated as spam. Add them where your domain is managed.',
  records_check: 'Check records',
  record_kinds: {
    mx: 'MX: where mail arrives',
    spf: 'SPF: who may send',
    dkim: 'DKIM: signed mail',
    dmarc: 'DMARC: what to do with forgeries',
  },
  record_states: {
    found: 'Found',
    missing: 'Missing',
    incomplete: 'Incomplete',
    unknown: 'Can’t be checked from outside',
  },
  record_add: (name: string) => `TXT record for ${name}`,
  counts: {
    title: 'What happened to your email',
    lead: 'Every email read from this mailbox in the last 30 days.',
    outcomes: {
      stored: (n: number) => count(n, { one: '# email became a message.', other: '# emails became messages.' }),
      from_itself: (n: number) =>
        count(n, {
          one: '# email claims to be from this address, but isn’t among its sent mail. It became a message, and replies to it go to no one.',
          other:
            '# emails claim to be from this address, but aren’t among its sent mail. They became messages, and replies to them go to no one.',
        }),
      unreadable: (n: number) =>
        count(n, {
          one: '# email couldn’t be read. It’s attached to a conversation as a file.',
          other: '# emails couldn’t be read. Each is attached to a conversation as a file.',
        }),
      report: (n: number) =>
        count(n, {
          one: '# delivery report was added to the reply it’s about.',
          other: '# delivery reports were added to the replies they’re about.',
        }),
      blocked: (n: number) =>
        count(n, {
          one: '# email from a blocked sender was skipped.',
          other: '# emails from blocked senders were skipped.',
        }),
      own: (n: number) =>
        count(n, { one: '# copy of a sent email was skipped.', other: '# copies of sent emails were skipped.' }),
      unrelated: (n: number) =>
        count(n, {
          one: '# sent email that belongs to no conversation was skipped.',
          other: '# sent emails that belong to no conversation were skipped.',
        }),
      old: (n: number) =>
        count(n, {
          one: '# email from before you connected the mailbox was skipped.',
          other: '# emails from before you connected the mailbox were skipped.',
        }),
      duplicate: (n: number) => count(n, { one: '# duplicate was skipped.', other: '# duplicates were skipped.' }),
    },
    week: (count: string) => `${count} in the last 7 days`,
    show: 'Show conversations',
    empty: 'No mail in the last 30 days',
    empty_hint: (address: string) =>
      `Send an email to ${apart(address)} to try it. You’ll see here which emails became messages, and why others were skipped.`,
  },
  journal: {
    title: 'Not imported',
    lead: 'Emails in this mailbox that became no message. Senders and subjects are read from the mailbox when you open the list. They aren’t stored.',
    show: 'Show emails',
    reason: 'Reason',
    all: 'All reasons',
    reasons: {
      report: 'Delivery report for a reply',
      blocked: 'Blocked sender',
      own: 'Copy of a sent email',
      unrelated: 'Sent, and in no conversation',
      old: 'From before the channel',
      duplicate: 'Same email again',
    },
    empty: 'Everything was imported',
    empty_hint:
      'Emails that become no message appear here with the reason, such as a blocked sender or a copy. You can import each one anyway.',
    none: 'No emails with this reason',
    absence: 'No longer in the mailbox',
    no_subject: 'No subject',
    take_in: 'Import anyway',
    taken_in: 'Imported',
    open: 'Open conversation',
  },
  begin: 'Answer email here',
  begin_lead: 'Connect a mailbox, and emails to it become conversations. Existing email isn’t imported.',
  begin_act: 'Connect mailbox',
}
