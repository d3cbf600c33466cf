import type { ActionEntry, WhenEntry } from '../read/manifest'
import { screenCallsIn } from '../read/withScreensGroup'
import type { Model } from '../resolve/model'
import { doc, literal, property, typescript, union, unionLines, type Output } from './output'

/** facts/errors.ts: what each failed reply does, as a table; the first row that matches wins (spec §8). */
export function emitErrors({ manifest }: Model): Output {
  const { rules, default: otherwise } = manifest.errors
  const screenCalls = literal(screenCallsIn(manifest))
  const rows = rules.map(
    ({ id, meaning, from, when, then }) =>
      `  ${doc(meaning, `(${from})`)}\n  ${literal({ id, when: conditionOf(when), then: then.map(actionOf) })},`,
  )
  const isShared = screenCalls !== '[]' && rows.some((row) => row.includes(screenCalls))
  return typescript(
    'facts/errors.ts',
    'errors.yaml',
    `import type { CallId } from './calls'\nimport type { EndingId } from './endings'\nimport type { TextKey } from './text'`,
    `export type Outcome = 'http' | 'envelope' | 'network' | 'timeout' | 'malformed'`,
    `/** All that are given must hold; a list holds when one of its members does. */
export interface Condition {
  readonly call?: readonly CallId[]
  readonly status?: readonly number[]
  readonly outcome?: readonly Outcome[]
  /** Header X-Auth-Reason of our server. */
  readonly reason?: readonly string[]
  /** error_description, error or errorMessage of the reply. */
  readonly message?: { readonly equals?: readonly string[]; readonly prefix?: readonly string[]; readonly contains?: readonly string[] }
  readonly refreshTokenStored?: boolean
}`,
    `export type Action =
  | { readonly do: 'leave' }
  | { readonly do: 'refreshAndRepeat' }
  | { readonly do: 'dropRefreshToken' }
  | { readonly do: 'landing' }
  | { readonly do: 'reload' }
  | { readonly do: 'retry'; readonly text: Message }
  | { readonly do: 'toast'; readonly text: Message }
  | { readonly do: 'log'; readonly text: TextKey }
  | { readonly do: 'endSession'; readonly ending: EndingId }
  | { readonly do: 'switchProfile'; readonly after: string; readonly ignore: readonly string[]; readonly orElse: TextKey }`,
    `/** A text, or the reply's own words. */\nexport type Message = TextKey | '$errorMessage'`,
    `export interface ErrorRule {\n  readonly id: string\n  readonly when: Condition\n  readonly then: readonly Action[]\n}`,
    ...(isShared
      ? [`/** $screens in a rule. */\nconst screenCalls: readonly CallId[] = ${screenCalls}`]
      : []),
    `export const errorRules: readonly ErrorRule[] = [\n${rows
      .map((row) => (isShared ? row.replace(screenCalls, 'screenCalls') : row))
      .join('\n')}\n]`,
    `/** What happens when no rule matches. */\nexport const otherwise: readonly Action[] = ${literal(otherwise.map(actionOf))}`,
  )
}

const listed = <T>(value: T | readonly T[] | undefined) =>
  value === undefined ? undefined : [value].flat()

function conditionOf({ call, status, ...rest }: WhenEntry) {
  return { call: listed(call), status: listed(status), ...rest }
}

function actionOf(action: ActionEntry) {
  if (typeof action === 'string') return { do: action }
  const [name, value] = Object.entries(action)[0]!
  if (name === 'endSession') return { do: name, ending: value }
  return typeof value === 'string' ? { do: name, text: value } : { do: name, ...(value as object) }
}

/** facts/endings.ts: the ways a session ends. The first load knows them; the table above comes with the first call. */
export function emitEndings({ manifest }: Model): Output {
  const { endings } = manifest.errors
  return typescript(
    'facts/endings.ts',
    'errors.yaml',
    `import type { RouteId } from './routes'`,
    `export type EndingId = ${union(Object.keys(endings))}`,
    `/** Where each way to end a session leads, and whether the last path and the filters are kept for the next one. */\nexport const endings: Readonly<Record<EndingId, { readonly goto: RouteId; readonly keepLastPath: boolean; readonly keepFilters: boolean }>> = {\n${Object.entries(
      endings,
    )
      .map(
        ([id, { goto, keepLastPath, keepFilters = false }]) =>
          `  ${property(id)}: ${literal({ goto, keepLastPath, keepFilters })},`,
      )
      .join('\n')}\n}`,
  )
}

/** facts/failures.ts: what our server answers when it refuses. */
export function emitFailures({ manifest, words }: Model): Output {
  const spoken = words.get(manifest.app.languages.default)!
  const failures = Object.entries(manifest.errors.failures)
  return typescript(
    'facts/failures.ts',
    'errors.yaml',
    `import type { TextKey } from './text'`,
    `export type FailureCode =${unionLines(failures.map(([code]) => code))}`,
    `export interface FailureKind {\n  readonly code: FailureCode\n  /** 200 goes into the envelope's status and errorMessage; others are also HTTP statuses. */\n  readonly status: number\n  /** {name} is filled in. */\n  readonly message: string\n}`,
    `export const failureKinds: Readonly<Record<FailureCode, FailureKind>> = {\n${failures
      .map(
        ([code, { status = 200, text }]) =>
          `  ${property(code)}: ${literal({ code, status, message: spoken.get(text) })},`,
      )
      .join('\n')}\n}`,
    `/** In which words of a language each is told. */\nexport const failureTexts: Readonly<Record<FailureCode, TextKey>> = {\n${failures
      .map(([code, { text }]) => `  ${property(code)}: '${text}',`)
      .join('\n')}\n}`,
  )
}
