import { applyToText } from '../edit/applyToText'
import { problem, type Problem } from '../problems/problem'
import { parseYaml } from '../read/parseYaml'
import { manifestVersion } from '../read/shapes/shape'
import { steps } from './steps'

/** Path to text. */
export type Files = ReadonlyMap<string, string>

export interface Migration {
  readonly files: Files
  /** A sentence for each migrated version. */
  readonly done: readonly string[]
  /** Why nothing was done. */
  readonly problems: readonly Problem[]
}

/** Brings the texts of a manifest to the current version of the language, one version after the other. Pure. */
export function migrate(files: Files): Migration {
  const versions = [...files]
    .filter(([file]) => file.endsWith('.yaml'))
    .map(([file, text]) => versionOf(file, text))
  const problems = versions.filter((version) => typeof version !== 'number')
  if (problems.length > 0) return { files, done: [], problems }
  const oldest = Math.min(
    manifestVersion,
    ...versions.filter((version) => typeof version === 'number'),
  )
  const due = steps.filter(({ from }) => from >= oldest)
  const current = due.reduce((texts, { from, change }) => change(bumped(texts, from)), files)
  return { files: current, done: due.map(({ summary }) => summary), problems }
}

function versionOf(file: string, text: string): number | Problem {
  const parsed = parseYaml(file, text)
  if ('problem' in parsed) return parsed.problem
  const version = (parsed.value as { manifestVersion?: unknown } | null)?.manifestVersion
  if (typeof version !== 'number')
    return problem('KEY-MISSING', file, [], 'This file does not say its manifestVersion.')
  if (version <= manifestVersion) return version
  return problem(
    'VALUE-INVALID',
    file,
    ['manifestVersion'],
    `This file is of version ${version}; the newest that is known here is ${manifestVersion}. It was written for a newer state of this project.`,
  )
}

/** Raises the version in files that have the old one; a folder may be partly migrated. */
function bumped(files: Files, from: number): Files {
  const line = new RegExp(`^manifestVersion: *${from}\\b`, 'm')
  return new Map(
    [...files].map(([file, text]) => [
      file,
      line.test(text)
        ? applyToText(text, { do: 'set', path: ['manifestVersion'], value: from + 1 })
        : text,
    ]),
  )
}
