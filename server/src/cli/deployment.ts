import { readConfig } from '../config/config.ts'
import { runningServices } from './running.ts'

type Environment = NodeJS.ProcessEnv

/** The demo's settings: a data folder of its own, and its embedded database. */
export function demoSettings(environment: Environment): Environment {
  const DATA_DIR = environment.DATA_DIR || `${readConfig({}).data_dir}-demo`
  return { ...environment, DATA_DIR, DATABASE_URL: '', DATABASE_URL_FILE: '' }
}

/**
 * The settings of the deployment a command applies to: the environment's, or the demo's with `--demo`. Without either, and
 * if only the demo is running, the demo's: a key created elsewhere would be useless.
 */
export function settingsOf(environment: Environment, demo: boolean, say: (words: string) => void): Environment {
  if (demo) return demoSettings(environment)
  const { DATA_DIR, DATABASE_URL, DATABASE_URL_FILE } = environment
  if (DATA_DIR || DATABASE_URL || DATABASE_URL_FILE) return environment
  const beside = demoSettings(environment)
  if (runningServices(readConfig({}).data_dir).length > 0 || runningServices(beside.DATA_DIR!).length === 0)
    return environment
  say(`Using the running demo in ${beside.DATA_DIR}.`)
  return beside
}

/** Where the service with these settings responds on this machine: as it recorded itself, otherwise as the settings say. */
export function serviceUrl(environment: Environment): string {
  const { data_dir, host, port } = readConfig(environment)
  const [running] = environment.PORT ? [] : runningServices(data_dir)
  return running?.url ?? `http://${shownHost(host)}:${port}`
}

function shownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host
}
