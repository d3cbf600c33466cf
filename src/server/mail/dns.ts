/** What a domain publishes. */
import { Resolver } from 'node:dns/promises'

export interface Dns {
  /** The texts at a name; none where there is no such name. Fails where nobody answers. */
  texts(name: string): Promise<readonly string[]>
}

const answerWithinMs = 3000
const tries = 2
const none: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks these servers, or those of this machine. */
export function createDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: answerWithinMs, tries })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (fault) {
        if (fault instanceof Error && 'code' in fault && none.has(fault.code)) return []
        throw fault
      }
    },
  }
}
