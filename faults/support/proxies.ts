import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/src/db/embedded/port.ts'

export interface Proxy {
  name: string
  package: string
  find(): string | undefined
  arguments(file: string, folder: string): string[]
  configuration(port: number, service: number, folder: string): string
}

/** Both share keep-alive connections to the service among clients, so a desynchronized response would reach the wrong one. */
export const proxies: Proxy[] = [
  {
    name: 'nginx',
    package: 'nginx-light',
    find: () => inPath('nginx'),
    arguments: (file, folder) => ['-c', file, '-p', folder, '-e', join(folder, 'error.log')],
    configuration: (port, service, folder) =>
      aroundHttp(
        folder,
        `  upstream service { server 127.0.0.1:${service}; keepalive 2; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; }
  }`,
      ),
  },
  {
    name: 'haproxy',
    package: 'haproxy',
    find: () => inPath('haproxy'),
    arguments: (file) => ['-db', '-f', file],
    configuration: (port, service) => `
defaults
  mode http
  timeout connect 2s
  timeout client 10s
  timeout server 10s
  http-reuse always
frontend in
  bind 127.0.0.1:${port}
  default_backend service
backend service
  server one 127.0.0.1:${service} pool-max-conn 2
`,
  },
]

/** An nginx configuration around these http settings that runs unprivileged, with all its files in one folder. */
export function aroundHttp(folder: string, http: string): string {
  return `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}
${http}
}`
}

/** Returns the port it listens on. */
export async function startProxy(t: TestContext, proxy: Proxy, program: string, service: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `parley-${proxy.name}-`))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'configuration')
  writeFileSync(file, proxy.configuration(port, service, folder))
  const child = spawn(program, proxy.arguments(file, folder), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  t.after(async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  })
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${proxy.name} ended with ${child.exitCode}.`)
    await pause(20)
  }
  return port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export function inPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
