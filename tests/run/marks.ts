/** Vitest's reporter that tells `npm test` how many files are done. */
import type { Reporter } from 'vitest/node'
import { mark } from './progress'

/** Set by `npm test`, which draws the progress; without it the runners print as they always do. */
export const tellsMarks = process.env['PROGRESS'] === 'marks'

export function marksOfFiles(): Reporter {
  let [done, total] = [0, 0]
  return {
    onTestRunStart(files) {
      total = files.length
      process.stdout.write(mark(0, total))
    },
    onTestModuleEnd() {
      process.stdout.write(mark(++done, total))
    },
  }
}
