import { Contact } from '../contacts/schema.ts'
import { constant, define, idGiven, input, nullable, oneOf, type Static, Type } from '../schema.ts'

const contact_id = Type.Unsafe<string>({
  ...idGiven('contact'),
  description: 'The contact to merge into the one in the path. It is deleted by the merge.',
})

export const ContactToMerge = define('ContactToMerge', input({ contact_id }))
export type ContactToMerge = Static<typeof ContactToMerge>

export const ContactMergeQuery = input({ contact_id })
export type ContactMergeQuery = Static<typeof ContactMergeQuery>

const LostValue = define(
  'ContactMergeLostValue',
  Type.Object({
    field: Type.String({
      description: 'The field of the contact, or `custom_attributes.` and the key.',
      examples: ['phone_number'],
    }),
    value: Type.Unknown({ description: 'The value in the contact that is deleted.', examples: ['+351210000000'] }),
  }),
)
export type LostValue = Static<typeof LostValue>

const RecordLeft = define(
  'ContactMergeRecordLeft',
  Type.Object({
    connection_id: Type.String(),
    provider: Type.String(),
    remote_id: Type.String(),
    remote_url: nullable(Type.String()),
  }),
)
export type RecordLeft = Static<typeof RecordLeft>

export const ContactMergePreview = define(
  'ContactMergePreview',
  Type.Object({
    object: constant('contact_merge_preview'),
    contact: Contact,
    merged: Contact,
    conversations: Type.Integer({
      minimum: 0,
      description: 'The number of conversations that move, with their messages.',
      examples: [3],
    }),
    lead: nullable(
      oneOf(['none', 'kept', 'moved', 'joined'], {
        description:
          '`none`: neither contact is a lead. `kept`, `moved`: one contact is a lead and the merged contact keeps that ' +
          'lead. `joined`: both are leads; the lead of the contact that stays continues with the history of both. Null ' +
          'without `leads:read`.',
      }),
    ),
    lost: Type.Array(LostValue, {
      description: 'The values of the other contact that are lost because the contact that stays has different ones.',
    }),
    crm_records_left: Type.Array(RecordLeft, {
      description:
        'CRM records of the other contact in a CRM where the contact that stays also has one. They stay unchanged in the CRM. Empty without `leads:read`.',
    }),
  }),
)
export type ContactMergePreview = Static<typeof ContactMergePreview>
