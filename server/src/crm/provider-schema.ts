import { constant, define, input, listOf, nullable, oneOf, type Static, Type } from '../schema.ts'
import { providers, sources } from './connector.ts'

const CrmProviderField = define(
  'CrmProviderField',
  Type.Object({
    name: Type.String({ examples: ['base_url'] }),
    type: oneOf(['text', 'url', 'boolean', 'choice'], {
      description: '`boolean`: true by default. `choice`: the first of `choices` by default.',
    }),
    required: Type.Boolean(),
    choices: Type.Array(Type.String()),
    max_length: nullable(Type.Integer()),
    example: nullable(Type.String({ examples: ['https://crm.example.com'] })),
  }),
)
export type CrmProviderField = Static<typeof CrmProviderField>

const CrmProvider = define(
  'CrmProvider',
  Type.Object({
    object: constant('crm_provider'),
    provider: oneOf(providers),
    title: Type.String({ examples: ['EspoCRM'] }),
    settings: Type.Array(CrmProviderField, { description: "The fields of a connection's `settings`." }),
    credentials: Type.Array(CrmProviderField, { description: "The fields of a connection's `credentials`." }),
    can_pull: Type.Boolean({ description: 'Whether Parley can read owner and status from this CRM.' }),
    help_url: nullable(
      Type.String({
        description: "The vendor's guide to getting the credentials.",
        examples: ['https://docs.espocrm.com'],
      }),
    ),
    sources: Type.Array(oneOf(sources), {
      description: 'The fields of Parley that you can map, in addition to `custom_attributes.<key>`.',
    }),
  }),
)
export type CrmProvider = Static<typeof CrmProvider>

export const CrmProviderList = listOf(CrmProvider, 'CrmProviderList')

export const CrmProviderQuery = input({
  mode: Type.Optional(
    oneOf(['live', 'test'], { description: 'Returns the providers available in this mode. Default: `live`.' }),
  ),
})
