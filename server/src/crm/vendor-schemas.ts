import { input, optional, type TObject, type TSchema, Type } from '../schema.ts'
import { connectors } from './connectors.ts'

interface Owned {
  provider: string
  schema: TSchema & { description?: string }
  required: boolean
}

/** The settings and credentials of all vendors in one schema, checked for the one vendor once it's known (`given.ts`). */
export function ofAllVendors(part: 'settings' | 'credentials', options: Record<string, unknown>): TObject {
  const owned = connectors.flatMap((connector) => {
    const { properties, required = [] } = connector[part] as {
      properties: Record<string, TSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      provider: connector.provider,
      schema,
      required: required.includes(name),
    }))
  })
  const properties = [...Map.groupBy(owned, ({ name }) => name)].map(([name, owners]) => [
    name,
    optional(oneFor(owners)),
  ])
  const addressed = part === 'settings' ? { base_url: optional(base_url) } : {}
  return input({ ...addressed, ...Object.fromEntries(properties) }, options)
}

const without_own = connectors.filter(({ base_url }) => base_url === null).map(({ provider }) => `\`${provider}\``)
const base_url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: `The public HTTPS URL of the CRM's API. Required for ${without_own.join(', ')}.`,
  examples: ['https://crm.example.com'],
})

function oneFor(owners: Owned[]): TSchema {
  const described = owners.map(({ provider, schema, required }) => {
    const words = schema.description === undefined ? '' : ` ${schema.description}`
    return `\`${provider}\`${required ? '' : ' (optional)'}:${words}`.replace(/:$/, '')
  })
  const description = described.join(' ')
  const [only, ...others] = owners
  if (others.length === 0) return { ...only!.schema, description } as TSchema
  // Several vendors share a name but have rules of their own for it.
  return Type.String({ minLength: 1, maxLength: 10_000, description })
}
