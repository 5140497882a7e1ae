import { EmailAddress } from '../../conversations/messages/email-schema.ts'
import { constant, define, id, input, nullable, oneOf, optional, type Static, Type } from '../../schema.ts'

export const EmailRecipients = define(
  'EmailRecipients',
  Type.Object({
    object: constant('conversation.email_recipients'),
    conversation_id: id('conversation'),
    to: Type.Array(EmailAddress),
    cc: Type.Array(EmailAddress),
    unconfirmed: Type.Array(EmailAddress, {
      description:
        'Addresses that mails of the conversation name as their sender, for answers or for copies, and that nobody vouches for. ' +
        'Answers leave them out until you name one in `email.to` or `email.cc` of a message.',
    }),
    subject: Type.String(),
  }),
)
export type EmailRecipients = Static<typeof EmailRecipients>

export const EmailRecipientsQuery = input({
  how: optional(
    oneOf(['reply', 'reply_all'], {
      default: 'reply',
      description:
        '`reply`: to the contact, and others who wrote and got mail from here before. `reply_all`: to the other recipients of the last mail as well.',
    }),
  ),
})
export type EmailRecipientsQuery = Static<typeof EmailRecipientsQuery>

export const EmailDetailsQuery = input({
  inline_images: optional(
    oneOf(['cid', 'data'], {
      default: 'cid',
      description:
        '`cid`: images that come with the email keep their `cid:` URL. `data`: PNG, JPEG, GIF and WebP images are in the HTML as `data:` URLs, ' +
        'up to 8 MB of them.',
    }),
  ),
})
export type EmailDetailsQuery = Static<typeof EmailDetailsQuery>

export const EmailDetails = define(
  'EmailDetails',
  Type.Object({
    object: constant('message.email'),
    message_id: id('message'),
    html: nullable(
      Type.String({
        description:
          'For a sandboxed frame: nothing in it runs or loads. Remote images are in `data-remote-src`. Null without HTML.',
      }),
    ),
    remote_images: Type.Integer({
      description:
        'How many images of the HTML would be loaded from elsewhere. Loading one may tell the sender that the email was read.',
    }),
    text: Type.String({ description: 'All of the text.' }),
    quote: nullable(Type.String({ description: 'What was quoted of earlier mail.' })),
    signature: nullable(Type.String()),
  }),
)
export type EmailDetails = Static<typeof EmailDetails>
