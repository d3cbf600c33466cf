import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createBufferedOutput } from '../../../src/server/http/bufferedOutput'
import { projectRoot } from '../../support/projectRoot'

test('lines are written together, in their order', async () => {
  const written: string[] = []
  const output = createBufferedOutput({ write: (text) => written.push(text) })
  for (let no = 0; no < 50; no += 1) output.write(`${no}\n`)
  expect(written).toEqual([])
  await expect.poll(() => written).toHaveLength(1)
  expect(written[0]).toBe(Array.from({ length: 50 }, (_, no) => `${no}\n`).join(''))
})

test('much is written at once', () => {
  const written: string[] = []
  const output = createBufferedOutput({ write: (text) => written.push(text) })
  for (let no = 0; no < 100; no += 1) output.write(`${'x'.repeat(1023)}\n`)
  expect(written).toHaveLength(1)
})

test.each([
  { end: '', what: 'runs out' },
  { end: 'process.exit(0)', what: 'exits' },
  { end: "setTimeout(() => { throw new Error('planted') })", what: 'breaks' },
])('what waits is written when the process $what', ({ end }) => {
  const program = `
    import Fastify from 'fastify'
    import { createLogOptions } from './src/server/http/redactedLog'
    Fastify({ logger: createLogOptions('info') }).log.info('the last line')
    ${end}`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const run = () =>
    execFileSync(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] })
  expect(saidBy(run)).toContain('the last line')
})

function saidBy(run: () => Buffer): string {
  try {
    return run().toString()
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  }
}
