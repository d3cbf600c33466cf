/** What the two runners wrote down, in one shape. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter } from 'vitest/node'

export interface Failure {
  /** By file and name, with what it said first. */
  readonly said: string
  /** What repeats it. */
  readonly again?: string
  /** The file in which a browser's steps were recorded. */
  readonly trace?: string | undefined
}

export interface Report {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  readonly files: readonly { name: string; ms: number; tests: number }[]
}

export const nothing: Report = { passed: 0, failed: 0, failures: [], files: [] }

export const together = (reports: readonly Report[]): Report =>
  reports.reduce(
    (all, { passed, failed, failures, files }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failures: [...all.failures, ...failures],
      files: [...all.files, ...files],
    }),
    nothing,
  )

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

const nameOf = (path: string) => relative('.', path)

const failureOf = (path: string, name: string, messages: readonly string[]): Failure => ({
  said: sentence(nameOf(path), name, messages),
  again: `npm test -- ${nameOf(path)}`,
})

export const straysOf = (file: string) => file.replace('.json', '.strays.json')

/** Errors that belong to no test, such as a file that was never run: Vitest's own report leaves them out. */
export const writesStrays = (file: string): Reporter => ({
  onTestRunEnd: (_, errors) => {
    const strays = errors.map(({ stack, message, cause }) =>
      [stack ?? message, cause?.stack ?? cause?.message].filter(Boolean).join('\n'),
    )
    if (strays.length > 0) writeFileSync(straysOf(file), JSON.stringify(strays))
  },
})

export function vitestReport(file: string): Report {
  const report = readJson<VitestJson>(file)
  if (!report) return nothing
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
          .map(({ fullName, failureMessages = [] }) => failureOf(name, fullName, failureMessages)),
      ),
      ...whole.map(({ name, message }) => failureOf(name, 'as a whole', [message])),
      ...strays.map((stray) => ({ said: sentence('Beside the tests', 'an error', [stray]) })),
    ],
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: nameOf(name),
      ms: endTime - startTime,
      tests: assertionResults.length,
    })),
  }
}

/** Playwright's report of a file or of a `describe` in it. */
interface Suite {
  readonly title: string
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

interface JourneysJson {
  readonly suites: readonly Suite[]
  /** Of no journey, such as a server that could not be stopped. */
  readonly errors?: readonly { readonly message?: string }[]
}

export interface Journey {
  /** As Playwright's `--test-list` names it: `session/tabs.journey.ts › case 60: ten tabs`. */
  readonly name: string
  readonly hasPassed: boolean
  readonly ms: number
  readonly failure: Failure
}

export interface JourneysReport {
  readonly journeys: readonly Journey[]
  readonly errors: readonly Failure[]
}

export function readJourneys(file: string): JourneysReport {
  const { suites = [], errors = [] } = readJson<JourneysJson>(file) ?? {}
  return {
    journeys: suites.flatMap((suite) => journeysOf(suite, [])),
    errors: errors.map(({ message = '' }) => ({
      said: sentence('Beside the journeys', 'an error', [message]),
    })),
  }
}

function journeysOf({ specs, suites = [] }: Suite, groups: readonly string[]): Journey[] {
  const own = specs.map(({ title, file, line, tests }) => {
    const results = tests.flatMap((each) => each.results)
    const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
    const attached = results.flatMap(({ attachments = [] }) => attachments)
    const name = [file, ...groups, title].join(' › ')
    return {
      name,
      hasPassed: tests.every(({ status }) => status === 'expected'),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failure: {
        said: sentence(`tests/journeys/${file}`, [...groups, title].join(' › '), messages),
        again: `npm test -- tests/journeys/${file}:${line}`,
        trace: attached.find(({ name: kind }) => kind === 'trace')?.path,
      },
    }
  })
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...groups, suite.title]))]
}

export function journeysReport({ journeys, errors }: JourneysReport): Report {
  const failures = journeys.filter(({ hasPassed }) => !hasPassed).map(({ failure }) => failure)
  const files = new Map<string, { name: string; ms: number; tests: number }>()
  for (const { name, ms } of journeys) {
    const file = `tests/journeys/${name.split(' › ')[0]}`
    const { ms: before = 0, tests = 0 } = files.get(file) ?? {}
    files.set(file, { name: file, ms: before + ms, tests: tests + 1 })
  }
  return {
    passed: journeys.length - failures.length,
    failed: failures.length + errors.length,
    failures: [...failures, ...errors],
    files: [...files.values()],
  }
}

const mostSaid = 400

/** The first failure says most; each line of it that says something. */
function sentence(file: string, name: string, [first = '']: readonly string[]): string {
  const lines = stripVTControlCharacters(first).split('\n')
  const said = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('at '))
  return `${file} > ${name}${said.length > 0 ? `: ${said.join(' / ').slice(0, mostSaid)}` : ''}`
}

export function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
