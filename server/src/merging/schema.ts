import { constant, idGiven, input, named, nullable, oneOf, type Static, Type } from '../../schema.ts'
import { Contact } from '../schema.ts'

const contact_id = Type.Unsafe<string>({
  ...idGiven('contact'),
  description: 'The contact that becomes part of the one in the path, and is no more then.',
})

export const ContactToMerge = named('ContactToMerge', input({ contact_id }))
export type ContactToMerge = Static<typeof ContactToMerge>

export const ContactMergeQuery = input({ contact_id })
export type ContactMergeQuery = Static<typeof ContactMergeQuery>

const LostValue = named(
  'ContactMergeLostValue',
  Type.Object({
    field: Type.String({
      description: 'The field of the contact, or `custom_attributes.` and the key.',
      examples: ['phone_number'],
    }),
    value: Type.Unknown({ description: 'As it is in the contact that is no more then.', examples: ['+351210000000'] }),
  }),
)
export type LostValue = Static<typeof LostValue>

const RecordLeft = named(
  'ContactMergeRecordLeft',
  Type.Object({
    connection_id: Type.String(),
    provider: Type.String(),
    remote_id: Type.String(),
    remote_url: nullable(Type.String()),
  }),
)
export type RecordLeft = Static<typeof RecordLeft>

export const ContactMergePreview = named(
  'ContactMergePreview',
  Type.Object({
    object: constant('contact_merge_preview'),
    contact: Contact,
    merged: Contact,
    conversations: Type.Integer({ minimum: 0, description: 'How many move, with their messages.', examples: [3] }),
    lead: nullable(
      oneOf(['none', 'kept', 'moved', 'joined'], {
        description:
          '`none`: neither is a lead. `kept`, `moved`: one is, and stays it. `joined`: both are; the lead of the contact that stays goes on, with the history of both. Null without `leads:read`.',
      }),
    ),
    lost: Type.Array(LostValue, { description: 'What the other says and the contact that stays says otherwise.' }),
    crm_records_left: Type.Array(RecordLeft, {
      description:
        'Records of the other in a CRM where the contact that stays has one too: they are left as they are. Empty without `leads:read`.',
    }),
  }),
)
export type ContactMergePreview = Static<typeof ContactMergePreview>
