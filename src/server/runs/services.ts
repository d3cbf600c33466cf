import type { Storage } from '../storage/storage'
import type { DownloadLinks } from './downloads'
import type { RunDefinition } from './run'

export interface RunServices {
  readonly definitions: readonly RunDefinition[]
  readonly links: DownloadLinks
  readonly storage: Storage
}

declare module '../services' {
  interface Services {
    readonly runs: RunServices
  }
}
