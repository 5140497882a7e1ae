import { Resolver } from 'node:dns/promises'
import { isNetwork, isPlace } from './places.ts'

const places = 'a network, address or host name, with or without a port, such as 10.20.0.0/16 or 10.20.0.7:443'

/** Reads settings that are lists of addresses. What's wrong is added to `faults`. */
export function addressSettings(text: (name: string) => string, faults: string[]) {
  return {
    /** `on`, `off`, or the addresses and networks of proxies, separated by commas. */
    proxies(name: string): boolean | string[] {
      const value = text(name)
      if (value === 'on' || value === 'off') return value === 'on'
      const words = value.split(',').map((word) => word.trim())
      if (!words.every(isNetwork))
        faults.push(`${name} must be on, off, or addresses and networks of proxies such as 10.0.0.0/8, not "${value}".`)
      return words
    },
    /**
     * Networks, addresses and host names with or without a port, separated by commas. If empty, another setting applies.
     * `none` allows nothing.
     */
    places(name: string, otherwise = name) {
      const given = text(name).trim() || text(otherwise).trim()
      const words = given === 'none' ? [] : given.split(/[\s,]*,[\s,]*/).filter((word) => word !== '')
      // An inherited value is reported once, where it's set.
      if (text(name).trim() === '') return words
      for (const word of words.filter((word) => !isPlace(word)))
        faults.push(`${name} contains "${word}", which isn't ${places}.`)
      return words
    },
    /** Addresses with or without a port, separated by commas. */
    nameServers(name: string): string[] {
      const words = text(name)
        .split(/[\s,]+/)
        .filter((word) => word !== '')
      try {
        new Resolver().setServers(words)
      } catch {
        faults.push(
          `${name} must be addresses of name servers, such as 10.0.0.2 or 10.0.0.2:5353, not "${text(name)}".`,
        )
      }
      return words
    },
  }
}
