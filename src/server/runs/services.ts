import type { Storage } from '../storage/storage'
import type { RunDefinition } from './run'

export interface RunServices {
  readonly definitions: readonly RunDefinition[]
  readonly storage: Storage
}

declare module '../services' {
  interface Services {
    readonly runs: RunServices
  }
}
