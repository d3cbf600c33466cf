import type { ProgramFacts } from '../../../../generated/facts/features/programs'

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

/** Files as they are named when they are downloaded; of two that are named alike, one is counted. */
export function sourcesOf({ media }: Pick<ProgramFacts, 'media'>): Sources {
  const taken = new Set<string>()
  return Object.fromEntries(
    Object.entries(media).map(([assetId, { title, ending, durationMs, isImage }]) => {
      const name = freeName(title, ending === undefined ? '' : `.${ending}`, taken)
      taken.add(name)
      return [assetId, { name, path: `media/${name}`, ...(!isImage && { durationMs }) }]
    }),
  )
}

function freeName(title: string, ending: string, taken: ReadonlySet<string>): string {
  const whole = title.endsWith(ending) ? title.slice(0, title.length - ending.length) : title
  // What no file system has in a name.
  const plain = whole.replaceAll(/[/\\:*?"<>|]/g, '-')
  for (let no = 1; ; no++) {
    const name = `${plain}${no === 1 ? '' : ` ${no}`}${ending}`
    if (!taken.has(name)) return name
  }
}
