/** What a feature declares about work that a person asks for and looks at again. */
import type { Readable } from 'node:stream'
import type { TextKey } from '../../../generated/facts/text'
import type { JobWork } from '../jobs/job'

export interface RunOrder {
  readonly askedBy: string
  readonly customerId: string | null
  readonly params: Readonly<Record<string, string>>
  /** Says what it would do, and changes nothing. */
  readonly isDryRun: boolean
}

export interface RunWork extends Pick<
  JobWork,
  'database' | 'services' | 'log' | 'now' | 'newId' | 'signal'
> {
  /** Adds a line to what the person is shown. */
  say(line: RunLine): Promise<void>
  /** How much is done (percent). */
  report(percent: number): void
}

/** A text of the manifest and what fills it: `{count}`, `{name}`. */
export interface RunLine {
  readonly key: TextKey
  readonly count?: number
  readonly name?: string
}

export interface RunFile {
  readonly name: string
  readonly body: Readable | Uint8Array
}

export interface RunDefinition {
  /** Feature and name, such as `account.signIns`. */
  readonly kind: string
  /** May begin anew after an interruption. What it throws is logged; the person learns that it failed. */
  run(order: RunOrder, work: RunWork): Promise<RunFile | void>
}

/** Its line is shown to the person who asked. */
export class RunRefused extends Error {
  constructor(readonly line: RunLine) {
    super(line.key)
  }
}

export const defineRun = (definition: RunDefinition): RunDefinition => definition
