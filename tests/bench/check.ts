import { load } from 'js-yaml'
import { compileManifest } from '../../codegen/compile'
import { severityOf } from '../../codegen/problems/codes'
import { growManifest } from './grownManifest'
import { median, type Ratio } from './measure'

/** Checking the manifest, warm, against its limit, against reading it alone, and against itself ten times larger. */
export async function benchCheck(): Promise<Ratio[]> {
  const [one, ten, hundred] = [1, 10, 100].map((times) => measure(times))
  return [
    {
      what: 'check of the whole manifest, warm',
      ours: `${one!.check.toFixed(0)} ms`,
      against: '100 ms, the limit',
      ratio: one!.check / 100,
      target: { at: 'most', value: 1 },
    },
    {
      what: 'check of the whole manifest, warm',
      ours: `${one!.check.toFixed(0)} ms`,
      against: `${one!.read.toFixed(0)} ms parsing its YAML alone`,
      ratio: one!.check / one!.read,
    },
    growth('10 times the manifest', ten!.check, one!.check),
    growth('100 times, against 10 times', hundred!.check, ten!.check),
  ]
}

/** 1 is linear. */
const growth = (what: string, ours: number, smaller: number): Ratio => ({
  what: `${what}: cost per piece`,
  ours: `${ours.toFixed(0)} ms`,
  against: `10 x ${smaller.toFixed(0)} ms`,
  ratio: ours / (10 * smaller),
  target: { at: 'most', value: 1.1 },
})

function measure(times: number): { check: number; read: number } {
  const files = growManifest('manifest', times)
  const errors = compileManifest(files).problems.filter(({ code }) => severityOf(code) === 'error')
  if (errors.length > 0) throw new Error(`The grown manifest is broken: ${errors[0]!.message}`)
  const rounds = times === 1 ? 21 : 5
  return {
    check: medianOf(rounds, () => compileManifest(files)),
    read: medianOf(rounds, () => [...files.values()].map((text) => load(text))),
  }
}

function medianOf(rounds: number, work: () => unknown): number {
  work()
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}
