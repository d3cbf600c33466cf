/** Which tests a change may break: those that use what was changed, directly or through other files. */
import { createHash } from 'node:crypto'
import { closureOf, type Use } from './uses'

export interface Project {
  /** What a file uses; nothing of a file that is not there. */
  uses(file: string): readonly Use[]
}

/** The roof imports every area. A test of an area that starts the server uses its own area and those whose calls it makes. */
const roof = /^(src\/main|generated\/wiring)\//
const area = /^src\/(features|session|screens)\//
const testOfArea = /^tests\/(features|session|screens|journeys)\//
const factsOf = /^generated\/facts\/features\/([\w-]+)\.ts$/

/**
 * Every area adds its lines to these. A change of them is proved by what `npm test` runs, and by
 * tests that import them themselves.
 */
const register = /^(src\/main\/\w+\.ts|generated\/(wiring|assets|facts\/\w+\.ts))/

/** Where the answers to the calls of a feature begin. */
export const handlersOf = (feature: string) =>
  ['session', 'screens'].includes(feature)
    ? `src/${feature}/server/handlers.ts`
    : `src/features/${feature}/server/handlers.ts`

const pathsUsed = ({ uses }: Project, file: string) => uses(file).map(({ path }) => path)

const belowRoof = (project: Project, file: string) =>
  pathsUsed(project, file).filter((path) => !roof.test(file) || !area.test(path))

/** What a test file uses. */
export function reachOf(project: Project, test: string): Set<string> {
  const all = closureOf([test], (file) => pathsUsed(project, file))
  if (!testOfArea.test(test) || !all.has('src/main/assemble.ts'))
    return withoutRegisters(project, test, all)
  const ownArea = /^tests\/features\/([\w-]+)\//.exec(test)?.[1]
  const starts = ownArea ? [test, handlersOf(ownArea)] : [test]
  const own = closureOf(starts, (file) => [
    ...belowRoof(project, file),
    ...answersTo(project, file),
  ])
  return withoutRegisters(project, test, own)
}

function withoutRegisters(project: Project, test: string, reach: ReadonlySet<string>): Set<string> {
  const imported = new Set(pathsUsed(project, test))
  return new Set([...reach].filter((path) => !register.test(path) || imported.has(path)))
}

/** The handlers of the calls that a test makes. */
const answersTo = (project: Project, file: string): string[] =>
  file.startsWith('tests/')
    ? pathsUsed(project, file).flatMap((path) => {
        const feature = factsOf.exec(path)?.[1]
        return feature ? [handlersOf(feature)] : []
      })
    : []

/** What a journey uses: its own files, and what its last whole run loaded and called. */
export function reachOfJourney(
  project: Project,
  journey: string,
  loaded: readonly string[],
): Set<string> {
  const inBrowser = (file: string) => {
    const used = project.uses(file).filter(({ isLate }) => !isLate)
    return used.map(({ path }) => path)
  }
  const ofProduct = closureOf(loaded, (file) =>
    // What a page loads later is in the list itself.
    /\/server\//.test(file) ? belowRoof(project, file) : inBrowser(file),
  )
  const own = [...ofProduct].filter((path) => !register.test(path) || loaded.includes(path))
  return new Set([...reachOf(project, journey), ...own])
}

/** Every journey goes through these. */
const underEveryJourney = /^src\/(shell|session|browser|calls|ui)\//

/** One in so many of the journeys that go through common ground is tried. */
const share = 5

/** As many journeys as `npm test` runs; a change that may break more is one for `npm run prove`. */
const most = 60

/** A file of journeys, what they use, and how many of them `npm test` leaves out. */
export interface Walk {
  readonly file: string
  readonly reach: ReadonlySet<string>
  readonly journeys: number
}

/**
 * The files of journeys that a change may break, those to try and those passed over. Where more than
 * half of all go, a change is tried by those named after what was changed and by a share of the
 * others: `lot` says which, so that another change tries others.
 */
export function touchedJourneys(
  walks: readonly Walk[],
  changed: readonly string[],
  lot: string,
): { chosen: string[]; passedOver: string[] } {
  const ranks = new Map<Walk, number>()
  for (const path of changed) {
    const users = underEveryJourney.test(path)
      ? walks
      : walks.filter(({ reach }) => isTouched(reach, [path]))
    const isCommon = users.length > walks.length / 2
    for (const walk of users) {
      const rank = isCommon && !isNamedAfter(walk.file, path) ? 2 : walk.file === path ? 0 : 1
      ranks.set(walk, Math.min(rank, ranks.get(walk) ?? rank))
    }
  }
  const due = [...ranks].toSorted(
    ([one, rank], [other, otherRank]) => rank - otherRank || lotOf(one, lot) - lotOf(other, lot),
  )
  let room = most
  const chosen = due.flatMap(([walk, rank]) => {
    if (room <= 0 || (rank === 2 && !isDrawn(walk.file, lot))) return []
    // Of a sweep through all screens a part is tried.
    room -= Math.min(walk.journeys, 10)
    return [walk.file]
  })
  const passedOver = due.map(([{ file }]) => file).filter((file) => !chosen.includes(file))
  return { chosen, passedOver }
}

const wordsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((word) => word.split('.')[0])

/** tests/journeys/session/tabs.journey.ts is named after src/session/client/leave.ts. */
const isNamedAfter = (journey: string, path: string): boolean => {
  const words = wordsOf(path)
  return wordsOf(journey).some((word) => word !== 'journeys' && words.includes(word))
}

/** A whole number below 65,536. */
const drawn = (name: string, lot: string): number =>
  createHash('sha256').update(`${lot} ${name}`).digest().readUInt16BE()

const lotOf = ({ file }: Walk, lot: string) => drawn(file, lot)

/** One in five is drawn, whatever else there is. */
export const isDrawn = (name: string, lot: string): boolean => drawn(name, lot) % share === 0

/** `reach` holds files, and folders with a slash at their end. */
export const isTouched = (reach: ReadonlySet<string>, changed: readonly string[]): boolean =>
  changed.some(
    (path) =>
      reach.has(path) ||
      [...path.matchAll(/\//g)].some(({ index }) => reach.has(path.slice(0, index + 1))),
  )
