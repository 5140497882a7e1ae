import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { emailChannel, mailWithFile } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { uploadFile, uploadParts } from '../testing/files/upload.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

const page = '<html><body>Your password, please'

describe('a file whose name says something else than its content', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })
  const savedAs = async (url: string) => {
    const { headers } = await fetch(url)
    return /filename="(.*?)"/.exec(headers.get('content-disposition')!)![1]
  }

  it('gets a name that fits, in messages and where it is saved, sent whole or in parts', async () => {
    const { body: whole } = await uploadFile(api, page, 'invoice.pdf')
    assert.deepEqual([whole.name, whole.content_type], ['invoice.html', 'text/html'])
    assert.equal(await savedAs(whole.url), 'invoice.html')
    assert.equal((await api.get(`/files/${whole.id}`)).body.name, 'invoice.html')
    const { body: announced } = await api.post('/files', { name: 'invoice.pdf', size: page.length })
    const { body: in_parts } = await uploadParts(api, announced.id, Buffer.from(page), 0, page.length)
    assert.equal(in_parts.name, 'invoice.html')
    const contact_id = (await api.post('/contacts', someContact())).body.id
    const conversation_id = (await api.post('/conversations', { contact_id })).body.id
    const attachments = [{ file_id: in_parts.id }]
    const { body: message } = await api.post(`/conversations/${conversation_id}/messages`, { attachments })
    assert.equal(message.attachments[0].name, 'invoice.html')
    assert.equal((await uploadFile(api, '%PDF-1.7', 'invoice.pdf')).body.name, 'invoice.pdf')
  })

  it('comes from a mail with a name that fits', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.append(mailWithFile('invoice.pdf', page))
    await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      const [message] = (await api.get(`/conversations/${conversation.id}/messages`)).body.data
      assert.equal(message.attachments[0].name, 'invoice.html')
    })
  })

  it('is saved under a name that fits, also if an earlier version stored it', async () => {
    const { body: file } = await uploadFile(api, page, 'page.html')
    await account.database.run(sql`update files set name = 'photo.png' where id = ${file.id}`)
    assert.equal(await savedAs(file.url), 'photo.html')
  })
})
