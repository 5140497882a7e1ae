import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config/config.ts'

interface Address {
  host: string
  port: number
}

/** Opens the port, or serves on one that is already open. Returns the URL, such as `http://127.0.0.1:3000`. */
export async function listen(app: FastifyInstance, { host, port }: Address, held?: Server): Promise<string> {
  if (held) await listenOn(app, held)
  else
    await app.listen({ host, port }).catch((error) => {
      throw explained(error, host, port)
    })
  const address = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

/** Opens a port that requires root, for a service that drops root before it serves. Until then, connections are refused. */
export async function holdPort({ host, port }: Address): Promise<Server | undefined> {
  if (port === 0 || port > 1023) return undefined
  const held = createServer((socket) => socket.destroy()).listen({ host, port })
  await once(held, 'listening').catch((error) => {
    throw explained(error, host, port)
  })
  return held.unref()
}

async function listenOn(app: FastifyInstance, held: Server): Promise<void> {
  await app.ready()
  app.server.listen(held).ref()
  await once(app.server, 'listening')
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`PORT ${port} of ${host} is in use. Stop what listens there, or set PORT to another one.`)
  if (error.code === 'EACCES')
    return new ConfigError(`PORT ${port} is reserved for root. Set PORT to 1024 or higher, and put a proxy in front.`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new ConfigError(`HOST ${host} isn't an address of this machine. Set HOST to one, or to 0.0.0.0 for all.`)
  return error
}

/**
 * Serves on until load balancers have noticed that this process stops: a closed port would fail their requests until then. Each
 * response ends its connection, so that none is left on which a request could cross the close.
 */
export async function serveOn(app: FastifyInstance, for_ms: number): Promise<void> {
  if (for_ms === 0 || !app.server.listening) return
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(for_ms)
}

/** Accepts no more requests and lets running ones finish within this time. */
export async function drain(app: FastifyInstance, patience_ms: number): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), patience_ms)
  // Closing ends connections that are idle now; one that is busy now becomes idle later.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearTimeout(patience)
  clearInterval(sweep)
}
