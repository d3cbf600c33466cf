import type { QualityFlag } from '../../../../generated/facts/features/media'
import type { MediaFacts, Rendition } from '../asset'

export interface DeclaredPart {
  partNo: number
  bytes: number
  sha256: string
}

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    mediaAssets: {
      facts: MediaFacts | object
      renditions: Rendition[]
      qaFlags: QualityFlag[]
      takeFlags: QualityFlag[]
    }
    mediaUploads: { parts: DeclaredPart[] }
  }
}
