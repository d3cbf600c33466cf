/** What the two runners wrote down, in one shape. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter } from 'vitest/node'

export interface Report {
  readonly passed: number
  readonly failed: number
  /** By file and name, with what it said first. */
  readonly failures: string[]
  readonly files: { readonly name: string; readonly ms: number }[]
}

const nothing: Report = { passed: 0, failed: 0, failures: [], files: [] }

interface VitestJson {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    /** Of a file that failed as a whole. */
    readonly message: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

const straysOf = (file: string) => file.replace('.json', '.strays.json')

/** Errors that belong to no test, such as a file that was never run: Vitest's own report leaves them out. */
export const writesStrays = (file: string): Reporter => ({
  onTestRunEnd: (_, errors) => {
    const strays = errors.map(({ stack, message, cause }) =>
      [stack ?? message, cause?.stack ?? cause?.message].filter(Boolean).join('\n'),
    )
    if (strays.length > 0) writeFileSync(straysOf(file), JSON.stringify(strays))
  },
})

/** `mark` tells two runs of a file apart. */
export function vitestReport(file: string, mark = ''): Report {
  const report = readJson<VitestJson>(file)
  if (!report) return nothing
  const nameOf = (path: string) => `${relative('.', path)}${mark}`
  const whole = report.testResults.filter(({ message }) => message)
  const strays = readJson<string[]>(straysOf(file)) ?? []
  return {
    passed: report.numPassedTests,
    // A skipped test proves nothing, so it counts as failed.
    failed: report.numFailedTests + report.numPendingTests + whole.length + strays.length,
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages = [] }) =>
            failure(nameOf(name), fullName, failureMessages),
          ),
      ),
      ...whole.map(({ name, message }) => failure(nameOf(name), 'as a whole', [message])),
      ...strays.map((stray) => failure(`Beside the tests${mark}`, 'an error', [stray])),
    ],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      ms: endTime - startTime,
    })),
  }
}

/** Playwright's report of a file or of a `describe` in it. */
interface Suite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

interface JourneysJson {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly Suite[]
}

export function journeyReport(file: string): Report {
  const report = readJson<JourneysJson>(file)
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: report.suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map((spec) => {
        const results = spec.tests.flatMap((each) => each.results)
        const said = results.flatMap(({ errors = [] }) => errors)
        return failure(
          spec.file,
          spec.title,
          said.map(({ message = '' }) => message),
        )
      }),
    files: report.suites.map((suite) => ({
      name: `tests/journeys/${suite.file}`,
      ms: msOf(suite),
    })),
  }
}

const mostSaid = 400

/** The first failure says most; each line of it that says something. */
function failure(file: string, name: string, [first = '']: readonly string[]): string {
  const lines = stripVTControlCharacters(first).split('\n')
  const said = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('at '))
  return `${file} > ${name}${said.length > 0 ? `: ${said.join(' / ').slice(0, mostSaid)}` : ''}`
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const msOf = (suite: Suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0)

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
