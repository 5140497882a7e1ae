import { type Client, startTestService, type TestService } from '../service.ts'

/** A service without a worker: nothing is attempted, so deliveries stay as the test wrote them. */
export async function startWithoutWorker(): Promise<{ service: TestService; api: Client }> {
  const service = await startTestService({
    ROLE: 'api',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
    WEBHOOK_ENDPOINT_LIMIT: '1000',
  })
  return { service, api: await service.client() }
}

/** Creates an endpoint at an address where nothing listens. */
export async function registerEndpoint(api: Client, input: object = {}) {
  const body = { url: 'http://127.0.0.1:9/hooks', events: ['contact.created'], ...input }
  return (await api.post('/webhook_endpoints', body)).body
}
