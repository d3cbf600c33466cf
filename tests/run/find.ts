/** Test files and journeys by any part of their path, each word as a person types it. */
export interface Found {
  readonly unit: readonly string[]
  /** With the line that was asked for, as `share.journey.ts:31`. */
  readonly journeys: readonly string[]
  /** Words that are in no path. */
  readonly missed: readonly string[]
}

export const isUnitFile = (path: string) => /\.test\.tsx?$/.test(path)
export const isJourneyFile = (path: string) => /^tests\/journeys\/.*\.journey\.ts$/.test(path)

export function findTests(words: readonly string[], paths: readonly string[]): Found {
  const unit = new Set<string>()
  const journeys = new Set<string>()
  const missed: string[] = []
  for (const said of words) {
    const [, word = '', line = ''] = /^(?:\.\/)?(.*?)(:\d+)?$/.exec(said) ?? []
    const hits = paths.filter((path) => path.toLowerCase().includes(word.toLowerCase()))
    const [files, walks] = [hits.filter(isUnitFile), hits.filter(isJourneyFile)]
    for (const file of files) unit.add(file)
    for (const walk of walks) journeys.add(`${walk}${line}`)
    if (files.length + walks.length === 0) missed.push(said)
  }
  return { unit: [...unit], journeys: [...journeys], missed }
}
