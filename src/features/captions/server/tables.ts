import type { CaptionCue } from '../../../../generated/facts/features/captions'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    captionVersions: { cues: CaptionCue[] }
  }
}
