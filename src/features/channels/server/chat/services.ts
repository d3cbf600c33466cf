/** How channels reach a team chat. */
import { createSealer, type Sealer } from '../../../../server/sealed'
import type { Secrets } from '../../../../server/secrets'

export interface ChatServices {
  /** Further hosts that take messages, which the operator named. */
  readonly hosts: readonly string[]
  readonly sealer: Sealer
}

declare module '../../../../server/services' {
  interface Services {
    readonly chat: ChatServices
  }
}

export const createChat = (hosts: readonly string[], secrets: Secrets): ChatServices => ({
  hosts,
  sealer: createSealer(secrets('integrations')),
})
