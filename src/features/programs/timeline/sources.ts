import type { ProgramFacts } from '../../../../generated/facts/features/programs'
import { downloadNames } from '../../media/downloadNames'

/** What another editing program is told about the files of a timeline, by asset id. */
export type Sources = Readonly<Record<string, Source>>

export interface Source {
  /** As its download is named. */
  readonly name: string
  /** Where it lies in the exported folder. */
  readonly path: string
  /** How much of the file comes before what blocks count from: its download is not trimmed. */
  readonly cutInMs: number
  /** Length of the file; undefined for an image, or before it is measured. */
  readonly wholeMs?: number | undefined
}

/** Sources by asset, with a number in the name of the second of two that are named alike. */
export function sourcesOf({ media }: Pick<ProgramFacts, 'media'>): Sources {
  const all = Object.entries(media)
  const names = downloadNames(all.map(([, { title, ending = '' }]) => ({ title, ending })))
  return Object.fromEntries(
    all.map(([assetId, { cutInMs = 0, wholeMs }], at) => {
      const name = names[at]!
      return [assetId, { name, path: `media/${name}`, cutInMs, wholeMs }]
    }),
  )
}

/** The frame of the file that a frame of a block is; what is drawn has no file. */
export const inFile = (source: Source | undefined, frame: number, fps: number): number =>
  frame + Math.round(((source?.cutInMs ?? 0) * fps) / 1_000)

/** Where the whole file ends, in frames. */
export const lastFrameOf = ({ wholeMs = Infinity }: Source, fps: number): number =>
  Math.round((wholeMs * fps) / 1_000)
