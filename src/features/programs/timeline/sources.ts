/** What another editing program is told about the files of a timeline, by asset id. */
export type Sources = Readonly<Record<string, Source>>

export interface Source {
  /** As people know it, with its ending. */
  readonly name: string
  /** Where it lies in the exported folder. */
  readonly path: string
  /** Undefined: of an image. */
  readonly durationMs?: number
}
