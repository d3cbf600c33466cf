import { codes, severityOf, type Severity } from './codes'
import { createLocator, type Place } from './locate'
import type { Problem, Spot } from './problem'
import { whereWords } from './whereWords'

export interface PlacedSpot extends Place {
  /** From the project's root. */
  readonly file: string
  readonly message: string
}

/** A problem as people and machines read it. */
export interface PlacedProblem extends PlacedSpot {
  readonly code: Problem['code']
  readonly severity: Severity
  /** The general explanation of this code. */
  readonly help: string
  readonly suggestion?: string
  readonly related: readonly PlacedSpot[]
}

/** Another relevant place, with the reason. */
export const seeAlso = ({ file, line, column, message }: PlacedSpot) =>
  `See ${file}:${line}:${column}${message.startsWith('for ') ? '' : ', which'} ${message}`

/** All problems with their lines and columns, in the order of the files and places. */
export function placeProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): PlacedProblem[] {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  const locate = (given: Spot) => {
    const spot = whereWords(given, files)
    const locator = locators.get(spot.file) ?? createLocator(files.get(spot.file) ?? '')
    locators.set(spot.file, locator)
    return { file: `manifest/${spot.file}`, ...locator(spot) }
  }
  const placed = problems
    .map(
      ({ code, message, suggestion, related = [], line, column = 1, ...spot }): PlacedProblem => {
        const place = locate(spot)
        return {
          ...(line === undefined ? place : { ...place, line, column, width: 1 }),
          code,
          severity: severityOf(code),
          message,
          help: codes[code].title,
          ...(suggestion === undefined ? {} : { suggestion }),
          related: related.map((other) => ({ ...locate(other), message: other.message })),
        }
      },
    )
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compare(a.code, b.code),
    )
  // What stands once for many entries, such as a default of their file, is told once.
  return [...new Map(placed.map((found) => [saying(found), found])).values()]
}

const saying = ({ file, line, column, code, message }: PlacedProblem) =>
  `${file}:${line}:${column} ${code} ${message}`

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
