/** Which tests a change may break: those that use what was changed, directly or through other files. */
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

export const concernsEveryJourney = (changed: readonly string[]): boolean =>
  changed.some((path) => underEveryJourney.test(path))

/** `reach` holds files, and folders with a slash at their end. */
export const isTouched = (reach: ReadonlySet<string>, changed: readonly string[]): boolean =>
  changed.some(
    (path) =>
      reach.has(path) ||
      [...path.matchAll(/\//g)].some(({ index }) => reach.has(path.slice(0, index + 1))),
  )
