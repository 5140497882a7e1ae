/** The settings page for outgoing email. */
export const email = {
  lead: 'Notifications, and replies to customers who have left the chat, are sent through this server.',
  server: 'Outgoing server (SMTP)',
  host: 'Host',
  port: 'Port',
  security: 'Security',
  username: 'User name',
  username_hint: 'Leave it empty if the server needs no login.',
  password: 'Password',
  password_kept: 'Leave it empty to keep the saved password.',
  from_name: 'Sender name',
  from_address: 'Sender address',
  saved: 'Email server saved',
  test: 'Send test email',
  test_save_first: 'Save your changes first.',
  remove: 'Remove server',
  removed: 'Email server removed',
  remove_ask: 'Remove the email server? No email is sent without one.',
  operator: 'Email is sent through your host’s mail server. Set your own to use another one.',
  none: 'No email is sent yet. You’ll find the host and port in your email provider’s help.',
  admins_only: 'Only administrators can set up email.',
  last_failed: 'The last email could not be sent:',
  securities: {
    starttls: 'STARTTLS (usually port 587)',
    tls: 'TLS (usually port 465)',
    none: 'None (not encrypted)',
  },
  failures: {
    host_not_found: 'The host name can’t be resolved. Check its spelling.',
    address_not_allowed: 'The host doesn’t lead to a public address. Your operator can allow other addresses.',
    connection_refused:
      'The server refused the connection. Check the port: usually 587 with STARTTLS, or 465 with TLS.',
    timeout:
      'The server didn’t answer in time. Check host and port, and whether a firewall blocks outgoing mail. With port 465, choose TLS.',
    tls_failed:
      'No encrypted connection could be made. Check the security setting, and whether the certificate is valid for this host name.',
    login_refused: 'The server refused the login. Check user name and password. Some providers need an app password.',
    sender_refused: 'The server doesn’t accept the sender’s address. Use one that belongs to this login.',
    relay_denied:
      'The server doesn’t relay email for this sender. Enter a user name and password, or ask its operator to allow it.',
    recipient_refused: 'The server doesn’t accept the recipient’s address.',
    not_smtp: 'The connection was lost, or this isn’t a mail server. Check port and security.',
    server_refused: 'The server rejected the email.',
  },
  sent: (address: string) => `Sent to ${address}. Check your inbox, and the spam folder.`,
  reply: (words: string) => `The server said: ${words}`,
}
