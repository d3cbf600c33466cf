import type { Problem } from '../problems/problem'
import { createShapeChecker, type Reference } from './checkShape'
import { parseYaml } from './parseYaml'
import type { FileKind } from './shapes'

/** What one file says by itself. Nobody changes it: the next reading may be the same. */
export interface FileReading {
  readonly problems: readonly Problem[]
  readonly references: readonly Reference[]
  readonly value?: unknown
}

/** Made once: compiling the shapes costs more than reading a manifest. */
const checkShape = createShapeChecker()

/** The last reading of each file: where one is being edited, all others are as they were. */
const known = new Map<string, { readonly text: string; readonly reading: FileReading }>()

export function readFile(file: string, kind: FileKind, text: string): FileReading {
  const before = known.get(file)
  if (before?.text === text) return before.reading
  const parsed = parseYaml(file, text)
  const reading =
    'problem' in parsed
      ? { problems: [parsed.problem], references: [] }
      : { ...checkShape(file, kind, parsed.value), value: parsed.value }
  known.set(file, { text, reading })
  return reading
}
