import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Operation } from '../../server/src/http/openapi/document.ts'
import { className, methodName, resourceName } from './names.ts'

describe('the names in the SDK', () => {
  it('come from the tag and the operationId', () => {
    const expected = {
      'Contacts listContacts': 'contacts.list',
      'Conversations changeConversationStatus': 'conversations.changeStatus',
      'Conversations handOverConversation': 'conversations.handOver',
      'Conversations listSummaryRecords': 'conversations.listSummaryRecords',
      'Webhook endpoints listWebhookEndpoints': 'webhookEndpoints.list',
      'Webhook endpoints rotateWebhookEndpointSecret': 'webhookEndpoints.rotateSecret',
      'Deliveries getDelivery': 'deliveries.get',
      'CRM connections createCrmConnection': 'crmConnections.create',
      'Knowledge listArticles': 'knowledge.listArticles',
      'Search search': 'search.search',
    }
    const made = Object.keys(expected).map((words) => {
      const [operationId, ...tag] = words.split(' ').reverse() as [string, ...string[]]
      const operation = { operationId, tags: [tag.reverse().join(' ')] } as Operation
      return [words, `${resourceName(operation.tags[0]!)}.${methodName(operation)}`]
    })
    assert.deepEqual(Object.fromEntries(made), expected)
    assert.equal(className('CRM connections'), 'CrmConnections')
  })
})
