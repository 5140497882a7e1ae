import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import tls from 'node:tls'
import { deliver, onRequest, quick, rudely, statusAndError } from '../testing/webhooks/attempt.ts'
import { certificate, certificate_key } from '../testing/webhooks/certificate.ts'

describe('an attempt over TLS', () => {
  const before = tls.getCACertificates()

  async function secure(t: TestContext): Promise<string> {
    const server = tls.createServer(
      { key: certificate_key, cert: certificate, ALPNProtocols: ['h2', 'http/1.1'] },
      (socket) => {
        socket.on('error', () => {})
        socket.once('data', (asking) => {
          const names = [socket.servername, /host: (.*)\r\n/i.exec(String(asking))?.[1], socket.alpnProtocol]
          socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${names}`)
        })
      },
    )
    server.on('tlsClientError', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => server.close())
    return String((server.address() as { port: number }).port)
  }

  const resolve = async () => ['127.0.0.1']

  it('asks for the certificate of the name, at the address that was judged', async (t) => {
    const port = await secure(t)
    tls.setDefaultCACertificates([...before, certificate])
    t.after(() => tls.setDefaultCACertificates(before))
    for (const name of ['receiver.example', 'receiver.example.', 'Receiver.Example']) {
      const result = await deliver(t, `https://${name}:${port}/`, { resolve })
      assert.deepEqual(
        [...statusAndError(result), result.body],
        [200, null, `receiver.example,receiver.example:${port},http/1.1`],
      )
    }
    const other = await deliver(t, `https://other.example:${port}/`, { resolve })
    assert.deepEqual(statusAndError(other), [null, 'tls_error'])
  })

  it('ends with tls_error where nobody known has signed, and where it is no TLS', async (t) => {
    const port = await secure(t)
    assert.deepEqual(statusAndError(await deliver(t, `https://receiver.example:${port}/`, { resolve })), [
      null,
      'tls_error',
    ])
    const plain = await rudely(
      t,
      onRequest((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    )
    assert.deepEqual(statusAndError(await deliver(t, plain.replace('http:', 'https:'))), [null, 'tls_error'])
    const silent = await rudely(t, () => {})
    assert.deepEqual(statusAndError(await deliver(t, silent.replace('http:', 'https:'), quick)), [null, 'timeout'])
  })
})
