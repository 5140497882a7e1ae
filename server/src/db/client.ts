import pg from 'pg'
import { leaveServer, likelyServer } from './servers.ts'

interface Status {
  parameterName: string
  parameterValue: string
}

/**
 * A connection to whichever server of a `DATABASE_URL` takes writes. A standby is left like one that doesn't respond, and the next
 * connection tries the next server: after a failover, each finds the new primary without a restart.
 */
export class Client extends pg.Client {
  private readonly servers: string
  private readonly server: string
  private is_standby = false

  constructor(config: pg.ClientConfig & { connectionString: string }) {
    const server = likelyServer(config.connectionString)
    super({ ...config, connectionString: server })
    this.servers = config.connectionString
    this.server = server
  }

  override connect(): Promise<this>
  override connect(callback: (error?: Error) => void): void
  override connect(callback?: (error?: Error) => void): Promise<this> | undefined {
    if (callback === undefined)
      return new Promise((resolve, reject) => this.connect((error) => (error ? reject(error) : resolve(this))))
    this.noteStandby()
    // Calls back at once, as the driver does: what else came with the greeting may be an error, which the pool listens for only then.
    super.connect((error: Error | null) => {
      const failure = error ?? (this.is_standby ? this.standbyLeft() : undefined)
      if (failure) leaveServer(this.servers, this.server)
      callback(failure)
    })
    return undefined
  }

  /** Servers say it before they are ready for the first statement. */
  private noteStandby(): void {
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Status) => {
      if (parameterName === 'in_hot_standby') this.is_standby = parameterValue === 'on'
    })
  }

  private standbyLeft(): Error {
    this.end().catch(() => {})
    return Object.assign(new Error('This server is a standby, which takes no writes'), { code: '25006' })
  }
}
