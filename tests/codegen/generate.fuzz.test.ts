import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Output } from '../../codegen/emit/output'
import { attempt } from './fuzz/attempt'
import { fuzzedManifest } from './fuzz/fuzzedManifest'
import { countOf } from '../support/sizes'

const runs = countOf(1000, 100_000)
/** A sample of the accepted ones goes through the compiler of TypeScript, in one go. */
const sampled = 40

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  `${runs} fuzzed manifests never crash the compiler, hold it up, or become code that does not compile`,
  async () => {
    const faults: string[] = []
    const samples: { seed: number; outputs: readonly Output[] }[] = []
    let slowest = { seed: 0, ms: 0 }
    let accepted = 0
    for (let seed = 1; seed <= runs; seed++) {
      const { fault, outputs, ms } = await attempt(fuzzedManifest(seed))
      if (fault !== undefined) faults.push(`seed ${seed}: ${fault}`)
      if (ms > slowest.ms) slowest = { seed, ms }
      if (!outputs) continue
      accepted++
      if (accepted % Math.ceil(runs / 5 / sampled) === 0) samples.push({ seed, outputs })
    }
    process.stdout.write(
      `${runs} manifests: ${accepted} accepted, slowest ${Math.round(slowest.ms)} ms (seed ${slowest.seed})\n`,
    )
    expect(faults.join('\n')).toBe('')
    // Both outcomes have to occur, or nothing is tested.
    expect(accepted).toBeGreaterThan(runs / 10)
    expect(accepted).toBeLessThan(runs / 2)
    expect(typeMistakes(samples)).toBe('')
  },
  runs * 5000,
)

/** Among the first 100,000 these found a compiler that crashed or wrote what does not parse. */
test.each([1478, 18982])('seed %i finds no fault any more', async (seed) => {
  expect((await attempt(fuzzedManifest(seed))).fault).toBeUndefined()
})

/** Handlers and screens name sources that a fuzzed manifest does not have; all else is type-checked. */
const needsSources = /^wiring\/(handlers|screens|screens\/\w+|overlaidAccess)\.ts$/

function typeMistakes(samples: readonly { seed: number; outputs: readonly Output[] }[]): string {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { seed, outputs } of samples)
    for (const { path, text } of outputs.filter((output) => output.path.endsWith('.ts')))
      if (!needsSources.test(path)) write(`${seed}/generated/${path}`, text)
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['*/generated'] }),
  )
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/ts7/bin/tsc'), '--noEmit', '-p', join(folder, 'tsconfig.json')],
    { encoding: 'utf8', cwd: folder },
  )
  return `${stdout}${stderr}${error ?? ''}`
}

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
