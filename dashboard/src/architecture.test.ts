import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import {
  cyclesOf,
  drawers,
  filesIn,
  type Import,
  importsOf,
  longFunctions,
  tooLong,
  wrong,
} from '../../scripts/architecture.ts'

const source = new URL('.', import.meta.url).pathname
const files = filesIn(source, '**/*.{ts,tsx}')
const code = files.filter((file) => !file.endsWith('.test.ts') && !file.includes('generated/'))
/** The words of each language are data. */
const without_words = files.filter((file) => !/^text\/[a-z]{2}\/|generated\//.test(file))

/** What may import what: a layer may import those before it. */
const layers = [
  ['stored', 'api'],
  ['text'],
  ['keyboard'],
  ['ui'],
  ['session', 'live'],
  ['queries'],
  ['features'],
  ['app'],
  ['main'],
]

/** The rooms of the inbox, likewise: each may import those before it; the inbox itself stands above them. */
const rooms = ['data', 'thread', 'side', 'composer', 'list', 'sidebar']

/** Functions of more than 60 lines. The list may only become shorter. */
const long_functions: readonly string[] = [
  'app/palette.tsx useEntries',
  'features/auth/invitation.tsx InvitationPage',
  'features/auth/setup.tsx SetupPage',
  'features/contacts/contact/attribute-form.tsx AttributeForm',
  'features/contacts/contact/contact-fields.tsx FieldForm',
  'features/contacts/merge/merge-preview.tsx MergePreview',
  'features/contacts/merge/merge-preview.tsx Outcome',
  'features/developers/keys/create-key.tsx CreateKey',
  'features/developers/log/log-filters.tsx LogFilters',
  'features/developers/webhooks/deliveries.tsx Deliveries',
  'features/developers/webhooks/endpoint-form.tsx EndpointForm',
  'features/inbox/data/acts.ts useActs',
  'features/inbox/list/bulk-bar.tsx BulkBar',
  'features/inbox/list/conversations.tsx Conversations',
  'features/inbox/list/filter-dialog.tsx FilterDialog',
  'features/inbox/list/row.tsx Row',
  'features/inbox/thread/thread.tsx Thread',
  'features/knowledge/articles/article-list.tsx ArticleList',
  'features/knowledge/articles/editor.tsx Editor',
  'features/knowledge/articles/use-article.ts useArticle',
  'features/knowledge/questions/ask.tsx Ask',
  'features/leads/crm/mapping-form.tsx MappingForm',
  'features/leads/crm/mapping-words.tsx MappingWords',
  'features/leads/rules/add-rule.tsx AddRule',
  'features/leads/rules/rule-row.tsx RuleRow',
  'features/leads/rules/rules-page.tsx RulesPage',
  'features/settings/account/key-table.tsx KeyTable',
  'features/settings/assistant/model-form.tsx ModelForm',
  'features/settings/canned-replies/canned-replies-page.tsx Table',
  'features/settings/canned-replies/canned-reply-form.tsx CannedForm',
  'features/settings/people/change-person.tsx ChangePerson',
  'features/settings/retention/rules-form.tsx RulesForm',
  'live/stream.ts openStream',
  'ui/combobox.tsx Combobox',
  'ui/search-field.tsx SearchField',
]

const imports = importsOf(source, code)

describe('the dashboard', () => {
  it('has arrows that point one way', () => {
    assert.deepEqual(
      wrong(imports, ({ from, to }) => layerOf(to) > layerOf(from)),
      [],
    )
  })

  it('has no feature that imports another', () => {
    const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1]
    const other = ({ from, to }: Import) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to)
    assert.deepEqual(wrong(imports, other), [])
  })

  it('has an order of rooms in the inbox', () => {
    const inbox = join('features', 'inbox')
    const roomOf = (file: string) => {
      const [room, inside] = file.slice(inbox.length + 1).split('/')
      if (inside === undefined) return rooms.length
      const at = rooms.indexOf(room!)
      assert.notEqual(at, -1, `${file} stands in no room`)
      return at
    }
    const within = ({ from, to }: Import) => from.startsWith(inbox) && to.startsWith(inbox)
    assert.deepEqual(
      wrong(imports, (one) => within(one) && roomOf(one.to) > roomOf(one.from)),
      [],
    )
  })

  it('has no file that imports itself, however far round, not even for a type', () => {
    assert.deepEqual(cyclesOf(imports), [])
  })

  it('has no file over 250 lines and no line over 200 characters, but for the words of a language', () => {
    assert.deepEqual(tooLong(source, without_words), [])
  })

  it('has functions of at most 60 lines, but for those that are listed', () => {
    assert.deepEqual(longFunctions(source, code).sort(), [...long_functions].sort())
  })

  it('has no drawers for what nobody could name', () => {
    assert.deepEqual(
      drawers(files).filter((file) => !file.startsWith('text/')),
      [],
    )
  })
})

function layerOf(file: string): number {
  const top = file.split('/')[0]!.replace(/\.tsx?$/, '')
  const layer = layers.findIndex((names) => names.includes(top))
  assert.notEqual(layer, -1, `${file} stands in no layer`)
  return layer
}
