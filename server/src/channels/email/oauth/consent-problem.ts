const words = {
  consent_needed: 'Nobody has signed in to the mailbox yet. Open the channel and sign in with the provider.',
  consent_ended:
    'The consent of the mailbox ended: the provider no longer accepts it. A changed password or a decision of an administrator does that. Open the channel and sign in again.',
  client_refused:
    "The provider doesn't accept the client. Check the client ID and the client secret, which may have expired.",
  token_unavailable: "The provider doesn't answer right now. Its sign-in is tried again automatically.",
  token_refused:
    'The mail server refused a fresh sign-in. Check that whoever signed in may use this mailbox, and that IMAP and SMTP are switched on for it.',
} as const

export type ConsentFault = keyof typeof words

/** Someone has to do something about these. */
export const lasting_faults: readonly ConsentFault[] = [
  'consent_needed',
  'consent_ended',
  'client_refused',
  'token_refused',
]

/** Why a mailbox that is signed in to by consent can't be used, and what to do. */
export class ConsentProblem extends Error {
  readonly code: ConsentFault
  readonly detail: string | null

  /** `detail`: a code of the provider's. */
  constructor(code: ConsentFault, detail: string | null = null) {
    super(detail === null ? words[code] : `${words[code]} It said: ${detail}`)
    this.code = code
    this.detail = detail
  }
}
